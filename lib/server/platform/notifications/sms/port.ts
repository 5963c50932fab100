import type { Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { SmsTopic } from '@/lib/server/platform/outbox/topics';

export type SmsMessage = {
  /** Stays the same at every attempt. */
  readonly id: string;
  readonly topic: SmsTopic;
  /** When the message was put into the outbox. */
  readonly createdAt: Date;
  /** With plus and country code. */
  readonly to: string;
  readonly text: string;
};

export type SmsSender = {
  /**
   * Throws when the message could not be handed over, with Refused when a retry is useless. The outcome is `waits` when
   * nobody can tell yet.
   */
  readonly send: (message: SmsMessage) => Promise<Outcome>;
  /** Returns whether an earlier attempt was accepted after all. Throws when that is unknown. */
  readonly wasTaken: (message: Pick<SmsMessage, 'to' | 'text'>, since: Date) => Promise<boolean>;
  /** Whether customers can reply. */
  readonly takesAnswers: boolean;
};

/** The reason at the desk for a text message that was not sent. */
export const OPTED_OUT = 'They have asked for no texts';
