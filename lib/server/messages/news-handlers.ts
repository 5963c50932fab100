import { formatInstant } from '@/lib/domain/london-time';
import type { SubscriberRow } from '@/lib/server/kernel/db/subscriber-row';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { confirmPath, oneClickPath, unsubscribePath } from '@/lib/server/subjects/newsletter/links';
import { findSubscriber } from '@/lib/server/subjects/newsletter/repo';
import { confirmToken, unsubscribeToken } from '@/lib/server/subjects/newsletter/tokens';
import { confirmNewsletter, newsletterWelcome } from './email/templates/newsletter';
import type { Channels, SendMail } from './channels';

type NewsTopic = Extract<keyof Handlers, `news.${string}`>;

const GONE: Outcome = { outcome: 'skipped', reason: 'The subscription has changed since' };

const SUPERSEDED: Outcome = { outcome: 'skipped', reason: 'A newer email with a newer link has been sent' };

/** The newsletter's mails. The keys in their links are derived here: the outbox carries none. */
export function createNewsHandlers(channels: Channels, mail: SendMail): Pick<Handlers, NewsTopic> {
  const { db, now, company, siteOrigin, secret } = channels;

  /** For mail programs (RFC 2369, RFC 8058), in every mail of the newsletter. */
  const listUnsubscribe = async ({ id }: SubscriberRow) =>
    siteOrigin + oneClickPath(unsubscribeToken(await secret(), id));

  return {
    'news.confirm.customer': async ({ subscriberId }, envelope) => {
      const subscriber = await findSubscriber(db, subscriberId);
      if (subscriber?.state !== 'pending' || subscriber.confirm_expires_at <= now().toISOString()) return GONE;
      if (subscriber.asked_at !== envelope.createdAt.toISOString()) return SUPERSEDED;
      const { email, confirm_expires_at: until } = subscriber;
      const url = siteOrigin + confirmPath(confirmToken(await secret(), email, until));
      return mail('news.confirm.customer', envelope, {
        to: email,
        letter: confirmNewsletter(url, formatInstant(new Date(until)), company),
        listUnsubscribe: await listUnsubscribe(subscriber),
      });
    },

    'news.welcome.customer': async ({ subscriberId }, envelope) => {
      const subscriber = await findSubscriber(db, subscriberId);
      if (subscriber?.state !== 'confirmed') return GONE;
      const url = siteOrigin + unsubscribePath(unsubscribeToken(await secret(), subscriber.id));
      return mail('news.welcome.customer', envelope, {
        to: subscriber.email,
        letter: newsletterWelcome(url, company),
        listUnsubscribe: await listUnsubscribe(subscriber),
      });
    },
  };
}
