import type { Outcome } from '@/lib/server/kernel/outbox/dispatch';
import type { TextTopic } from '@/lib/server/kernel/outbox/topics';

/** A text with everything it needs; who sends it (Twilio or a file) is the texter's business. */
export type TextMessage = {
  /** The same at every attempt. */
  readonly id: string;
  readonly topic: TextTopic;
  /** When it was put into the outbox, the same at every attempt. */
  readonly createdAt: Date;
  /** A mobile with plus and country code. */
  readonly to: string;
  readonly text: string;
};

export type Texter = {
  /**
   * Throws when the text could not be handed over: Refused when it never will be. It `waits` when nobody can tell yet
   * whether it was handed over.
   */
  readonly send: (message: TextMessage) => Promise<Outcome>;
  /** Whether an earlier attempt, since an instant, was taken after all. Throws when nobody can tell. */
  readonly wasTaken: (message: Pick<TextMessage, 'to' | 'text'>, since: Date) => Promise<boolean>;
  /** Whether people can answer to it. */
  readonly takesAnswers: boolean;
};
