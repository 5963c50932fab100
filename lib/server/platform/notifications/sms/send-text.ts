import { minutesAfter } from '@/lib/domain/london-time';
import { isOneText, smsTimeVerdict, textFrom } from '@/lib/domain/notifications/sms';
import { isOptedOut } from '@/lib/server/modules/sms/opt-outs-repo';
import type { Envelope, Outcome } from '@/lib/server/platform/outbox/dispatch';
import { Refused } from '@/lib/server/platform/outbox/refused-repo';
import type { SmsTopic } from '@/lib/server/platform/outbox/topics';
import { skip, type Channels, type Text } from '../notification';
import { OPTED_OUT } from './port';

/** Twilio's clock may be this far behind ours (assumption). */
const MAX_CLOCK_DIFFERENCE_MINUTES = 2;

type Ports = Pick<Channels, 'db' | 'now' | 'texter' | 'secret'>;

/** Sends once, within permitted hours, while the text is true and not opted out. Throws Refused for a long text. */
export async function sendText(ports: Ports, topic: SmsTopic, envelope: Envelope, message: Text): Promise<Outcome> {
  const { db, now, texter, secret } = ports;
  const { to, text, timing } = message;
  if (to === null) return skip('The number is not a UK mobile');
  if (!isOneText(text)) throw new Refused('The text is longer than one message');

  /** Whether an earlier attempt got through although its confirmation was lost. */
  const wasTaken = async (): Promise<boolean> =>
    envelope.attempt > 1 &&
    texter.wasTaken({ to, text }, minutesAfter(textFrom(timing.due), -MAX_CLOCK_DIFFERENCE_MINUTES));

  const verdict = smsTimeVerdict(timing.due, now());
  if (verdict.is === 'wait') return { outcome: 'waits', until: verdict.until };
  if (verdict.is === 'drop') {
    const taken = await wasTaken().catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return null;
    });
    if (taken) return { outcome: 'sent' };
    return skip(taken === null ? `${verdict.why}, and an earlier attempt may have got through` : verdict.why);
  }
  if (await wasTaken()) return { outcome: 'sent' };
  if (await isOptedOut(db, await secret(), to)) return skip(OPTED_OUT);
  const reason = await timing.untrue();
  if (reason !== null) return skip(reason);
  return texter.send({ id: envelope.id, topic, createdAt: envelope.createdAt, to, text });
}
