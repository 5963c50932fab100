import type { Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { SmsTopic } from '@/lib/server/platform/outbox/topics';

/** A complete text message. The texter decides whether Twilio or a file receives it. */
export type SmsMessage = {
  /** An id that is the same at every attempt. */
  readonly id: string;
  readonly topic: SmsTopic;
  /** When the message was put into the outbox. The same at every attempt. */
  readonly createdAt: Date;
  /** The mobile number with plus and country code. */
  readonly to: string;
  readonly text: string;
};

export type SmsSender = {
  /**
   * Sends a text message. Throws when it could not be handed over, with Refused when a retry is useless. The outcome is
   * `waits` when nobody can tell yet whether it was handed over.
   */
  readonly send: (message: SmsMessage) => Promise<Outcome>;
  /** Returns whether an earlier attempt since an instant was accepted after all. Throws when that is unknown. */
  readonly wasTaken: (message: Pick<SmsMessage, 'to' | 'text'>, since: Date) => Promise<boolean>;
  /** Whether customers can reply to the message. */
  readonly takesAnswers: boolean;
};

/** The reason, as the operator reads it at the desk, for a text message that was not sent. */
export const OPTED_OUT = 'They have asked for no texts';
