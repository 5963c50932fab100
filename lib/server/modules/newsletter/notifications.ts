import { COMPANY, type Company } from '@/lib/content/company';
import { formatInstant } from '@/lib/domain/london-time';
import { findSubscriber } from '@/lib/server/modules/newsletter/repo';
import {
  confirmPath,
  confirmToken,
  oneClickPath,
  unsubscribePath,
  unsubscribeToken,
} from '@/lib/server/modules/newsletter/tokens';
import type { SubscriberRow } from '@/lib/server/platform/db/schema';
import { defineNotifications, oneSample, skip, type Channels } from '@/lib/server/platform/notifications/notification';
import { companyLetter, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'news.confirm.customer': { readonly subscriberId: string };
    'news.welcome.customer': { readonly subscriberId: string };
  }
}

const CHANGED = skip('The subscription has changed since');

const SUPERSEDED = skip('A newer email with a newer link has been sent');

/** For the unsubscribe buttons of mail programs (RFC 2369, RFC 8058). */
const oneClickUrlOf = async ({ siteOrigin, secret }: Channels, { id }: SubscriberRow): Promise<string> =>
  siteOrigin + oneClickPath(unsubscribeToken(await secret(), id));

/** Derives the keys in the links when a mail is sent, so the outbox stores none. */
export const NEWSLETTER_NOTIFICATIONS = defineNotifications({
  'news.confirm.customer': {
    words: 'Newsletter to be confirmed, to the subscriber',
    mail: async ({ subscriberId }, channels, envelope) => {
      const { db, now, company, siteOrigin, secret } = channels;
      const subscriber = await findSubscriber(db, subscriberId);
      if (subscriber?.state !== 'pending' || subscriber.confirm_expires_at <= now().toISOString()) return CHANGED;
      if (subscriber.asked_at !== envelope.createdAt.toISOString()) return SUPERSEDED;
      const { email, confirm_expires_at: until } = subscriber;
      const url = siteOrigin + confirmPath(confirmToken(await secret(), email, until));
      return {
        to: email,
        letter: confirmNewsletter(url, formatInstant(new Date(until)), company),
        listUnsubscribe: await oneClickUrlOf(channels, subscriber),
      };
    },
    samples: () => {
      const url = SITE.origin + confirmPath('sample-key');
      return oneSample(confirmNewsletter(url, 'Tuesday 1 December 2026, 09:00', COMPANY));
    },
  },

  'news.welcome.customer': {
    words: 'Welcome to the newsletter, to the subscriber',
    mail: async ({ subscriberId }, channels) => {
      const { db, company, siteOrigin, secret } = channels;
      const subscriber = await findSubscriber(db, subscriberId);
      if (subscriber?.state !== 'confirmed') return CHANGED;
      const url = siteOrigin + unsubscribePath(unsubscribeToken(await secret(), subscriber.id));
      return {
        to: subscriber.email,
        letter: newsletterWelcome(url, company),
        listUnsubscribe: await oneClickUrlOf(channels, subscriber),
      };
    },
    samples: () => oneSample(newsletterWelcome(SITE.origin + unsubscribePath('sample-key'), COMPANY)),
  },
});

/** Contains no news, as nobody has agreed to get any yet. */
function confirmNewsletter(confirmUrl: string, until: string, company: Company): Letter {
  return companyLetter(company, {
    subject: 'Confirm your newsletter subscription',
    preview: 'One click and you are on the list. If it was not you, do nothing.',
    title: 'Do you want our newsletter?',
    blocks: [
      `Someone entered this address to get the ${SITE.name} newsletter. If it was you, confirm it on this page by ${until}.`,
      { kind: 'action', label: 'Confirm this address', url: confirmUrl },
    ],
    terms: ['If it was not you, do nothing. You will not get the newsletter, and we delete the address.'],
  });
}

function newsletterWelcome(unsubscribeUrl: string, company: Company): Letter {
  return companyLetter(company, {
    subject: 'You are on the list',
    preview: 'Thanks for subscribing. Every email has a link to unsubscribe.',
    title: 'Thanks for subscribing',
    blocks: [
      'Your address is confirmed. We write about prices, busy days and how to pack, store and move with less fuss.',
      'You can unsubscribe at any time, from this email or any other:',
      { kind: 'link', label: 'Unsubscribe', url: unsubscribeUrl },
    ],
    terms: ['You get this email because you confirmed this address for our newsletter.'],
  });
}
