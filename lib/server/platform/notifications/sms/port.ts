import type { Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { TextTopic } from '@/lib/server/platform/outbox/topics';

/** A complete text message. The texter decides whether Twilio or a file receives it. */
export type TextMessage = {
  /** An id that is the same at every attempt. */
  readonly id: string;
  readonly topic: TextTopic;
  /** When the message was put into the outbox. The same at every attempt. */
  readonly createdAt: Date;
  /** The mobile number with plus and country code. */
  readonly to: string;
  readonly text: string;
};

export type Texter = {
  /**
   * Sends a text message. Throws when it could not be handed over, with Refused when a retry is useless. The outcome is
   * `waits` when nobody can tell yet whether it was handed over.
   */
  readonly send: (message: TextMessage) => Promise<Outcome>;
  /** Returns whether an earlier attempt since an instant was accepted after all. Throws when that is unknown. */
  readonly wasTaken: (message: Pick<TextMessage, 'to' | 'text'>, since: Date) => Promise<boolean>;
  /** Whether customers can reply to the message. */
  readonly takesAnswers: boolean;
};
