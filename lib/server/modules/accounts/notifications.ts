import { COMPANY, type Company } from '@/lib/content/company';
import { LINK_LIFE } from '@/lib/domain/account';
import { formatInstant, minutesAfter } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { findReturnLink } from '@/lib/server/modules/returns/repo';
import { findLink } from '@/lib/server/modules/sessions/repo';
import { companyLetter, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { SAMPLE_NOW, SAMPLE_REFERENCE } from '@/lib/server/platform/notifications/sample-orders';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'account.sign_in.customer': { readonly linkId: string };
    'return.link.customer': { readonly linkId: string };
  }
}

type Link = { readonly used_at: string | null; readonly expires_at: string };

const isUsable = ({ used_at, expires_at }: Link, now: Date): boolean =>
  used_at === null && expires_at > now.toISOString();

const OVER = skip('The link has been used or has run out');

export const ACCOUNT_NOTIFICATIONS = defineNotifications({
  'account.sign_in.customer': {
    words: 'Sign-in link, to the customer',
    mail: async ({ linkId }, { db, now, company, signInUrl }) => {
      const link = await findLink(db, linkId);
      if (!link || !isUsable(link, now())) return OVER;
      return { to: link.email, letter: signInLink(await signInUrl(linkId), new Date(link.expires_at), company) };
    },
    samples: () => oneSample(signInLink(samplePage(ROUTES.signIn), SAMPLE_EXPIRY, COMPANY)),
  },

  'return.link.customer': {
    words: 'Link to order a return, to the customer',
    mail: async ({ linkId }, { db, now, company, returnLinkUrl }) => {
      const link = await findReturnLink(db, linkId);
      if (!link || !isUsable(link, now())) return OVER;
      const store = link.store_order_id === null ? undefined : await findOrder(db, link.store_order_id);
      if (!store) return OVER;
      const [url, expiresAt] = [await returnLinkUrl(linkId), new Date(link.expires_at)];
      return { to: store.email, letter: returnLink({ url, reference: store.reference, expiresAt }, company) };
    },
    samples: () => {
      const url = samplePage(ROUTES.returnQuote);
      return oneSample(returnLink({ url, reference: SAMPLE_REFERENCE, expiresAt: SAMPLE_EXPIRY }, COMPANY));
    },
  },
});

function signInLink(url: string, expiresAt: Date, company: Company): Letter {
  const until = formatInstant(expiresAt);
  return companyLetter(company, {
    subject: `Your link to sign in to ${SITE.name}`,
    preview: `It works once, until ${until.slice(-5)}.`,
    title: 'Sign in to your account',
    blocks: [
      `Open the link and press the button to sign in. The link works once and lasts ${LINK_LIFE}, until ${until}.`,
      { kind: 'action', label: 'Sign in', url },
    ],
    terms: [
      'You asked for this link on our website. If it was not you, delete this email: nobody can sign in without the link, and nothing has changed.',
      `Anyone with the link can sign in as you, so do not share it. We never ask for it by phone or by email. Questions? Call ${company.phone.value} or write to ${company.email.value}.`,
    ],
  });
}

type ReturnLink = {
  readonly url: string;
  readonly reference: string;
  readonly expiresAt: Date;
};

/** Returns the mail by which a customer without an account proves to own stored items (OWN-1). */
function returnLink({ url, reference, expiresAt }: ReturnLink, company: Company): Letter {
  const until = formatInstant(expiresAt);
  return companyLetter(company, {
    subject: `Your things in storage, order ${reference}`,
    preview: `The link works once, until ${until.slice(-5)}.`,
    title: 'Have your things brought back',
    blocks: [
      `Open the link and press the button. The link works once and lasts ${LINK_LIFE}, until ${until}. You can then choose what comes back, where it goes and when.`,
      { kind: 'action', label: 'These things are mine', url },
    ],
    terms: [
      `Someone entered the order number ${reference} and this address on our website. If it was not you, delete this email: nothing leaves storage without the link.`,
      `Anyone with the link can have your things sent to any address, so do not share it. We never ask for it by phone or by email. Questions? Call ${company.phone.value} or write to ${company.email.value}.`,
    ],
  });
}

const samplePage = (path: string): string => `${SITE.origin}${path}?token=sample-key`;

const SAMPLE_EXPIRY = minutesAfter(SAMPLE_NOW, 30);
