import type { Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { SmsTopic } from '@/lib/server/platform/outbox/topics';

export type SmsMessage = {
  /** Stays the same at every attempt. */
  readonly id: string;
  readonly topic: SmsTopic;
  readonly createdAt: Date;
  readonly to: string;
  readonly text: string;
};

export type SmsSender = {
  /** Throws when nothing was handed over, Refused when a retry is useless. Outcome `waits`: nobody can tell yet. */
  readonly send: (message: SmsMessage) => Promise<Outcome>;
  /** Returns whether an earlier attempt was accepted after all. Throws when that is unknown. */
  readonly wasTaken: (message: Pick<SmsMessage, 'to' | 'text'>, since: Date) => Promise<boolean>;
  readonly takesAnswers: boolean;
};

export const OPTED_OUT = 'They have asked for no texts';
