import { minutesAfter } from '@/lib/domain/durations';
import { isOneText } from '@/lib/domain/messages/fitted';
import { textFrom, textVerdict } from '@/lib/domain/messages/text-time';
import type { Db } from '@/lib/server/kernel/db/db';
import type { Envelope, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { Refused } from '@/lib/server/kernel/outbox/refused';
import type { TextTopic } from '@/lib/server/kernel/outbox/topics';
import { isOptedOut } from '@/lib/server/subjects/texts/opt-outs-repo';
import { OPTED_OUT } from './opted-out';
import type { Texter } from './port';

/** By how much Twilio's clock may be behind ours. */
const CLOCKS_APART_MINUTES = 2;

export type TextToSend = {
  /** A UK mobile (mobileOf); null: the number gets no texts. */
  readonly to: string | null;
  readonly text: string;
  /** Its time: from then on it goes out, or from 07:00. */
  readonly due: Date;
  /** Asked last before it goes out: why it is no longer true, or null while it is. */
  readonly untrue: () => Promise<string | null>;
};

/** Sends a text as the rules say (lib/domain/messages): once, in its hour, while it is true, to who wants it. */
export type SendText = (topic: TextTopic, envelope: Envelope, text: TextToSend) => Promise<Outcome>;

type Ports = {
  readonly db: Db;
  readonly now: () => Date;
  readonly texter: Texter;
  /** The secret of the installation. */
  readonly secret: () => Promise<string>;
};

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });

export function textSender({ db, now, texter, secret }: Ports): SendText {
  /** An earlier attempt may have got through without our hearing of it. */
  const wasTaken = async ({ attempt }: Envelope, to: string, { text, due }: TextToSend): Promise<boolean> =>
    attempt > 1 && texter.wasTaken({ to, text }, minutesAfter(textFrom(due), -CLOCKS_APART_MINUTES));

  return async (topic, envelope, message) => {
    const { to, text, due, untrue } = message;
    if (to === null) return skipped('The number is not a UK mobile');
    if (!isOneText(text)) throw new Refused('The text is longer than one message');
    const verdict = textVerdict(due, now());
    if (verdict.is === 'wait') return { outcome: 'waits', until: verdict.until };
    if (verdict.is === 'drop') {
      const taken = await wasTaken(envelope, to, message).catch((error: unknown) => {
        if (error instanceof Refused) throw error;
        return null;
      });
      if (taken) return { outcome: 'sent' };
      return skipped(taken === null ? `${verdict.why}, and an earlier attempt may have got through` : verdict.why);
    }
    if (await wasTaken(envelope, to, message)) return { outcome: 'sent' };
    if (await isOptedOut(db, await secret(), to)) return skipped(OPTED_OUT);
    const reason = await untrue();
    if (reason !== null) return skipped(reason);
    return texter.send({ id: envelope.id, topic, createdAt: envelope.createdAt, to, text });
  };
}
