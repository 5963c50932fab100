import { mailVerdict } from '@/lib/domain/messages/text-time';
import type { Envelope, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import type { Channels, SendMail } from '../channels';
import type { Letter } from './blocks';

type MailToSend = {
  readonly to: string;
  readonly letter: Letter;
  /** Its time: from then on it goes out. */
  readonly due: Date;
  /** Asked last before it goes out: why it is no longer true, or null while it is. */
  readonly untrue: () => Promise<string | null>;
};

/** Sends a mail about what happens now by the rules of texts (sms/send-text.ts), but at any hour and to everybody. */
export const timelyMailSender =
  ({ now }: Pick<Channels, 'now'>, mail: SendMail) =>
  async (topic: MailTopic, envelope: Envelope, { to, letter, due, untrue }: MailToSend): Promise<Outcome> => {
    const verdict = mailVerdict(due, now());
    if (verdict.is === 'wait') return { outcome: 'waits', until: verdict.until };
    const reason = verdict.is === 'drop' ? verdict.why : await untrue();
    return reason === null ? mail(topic, envelope, { to, letter }) : { outcome: 'skipped', reason };
  };
