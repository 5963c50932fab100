import type { Company } from '@/lib/content/company';
import { LINK_LIFE } from '@/lib/domain/account';
import { formatInstant } from '@/lib/domain/london-time';
import { SITE } from '@/lib/site';
import type { Letter } from '../blocks';
import { senderLines } from '../order-facts';

/** The mail with a sign-in link. `expiresAt`: when the link is over. */
export function signInLink(url: string, expiresAt: Date, company: Company): Letter {
  const until = formatInstant(expiresAt);
  return {
    subject: `Your link to sign in to ${SITE.name}`,
    preview: `It works once, until ${until.slice(-5)}.`,
    title: 'Sign in to your account',
    blocks: [
      {
        kind: 'paragraph',
        text: `Open the link and press the button to sign in. The link works once and lasts ${LINK_LIFE}, until ${until}.`,
      },
      { kind: 'action', label: 'Sign in', url },
    ],
    terms: [
      {
        kind: 'paragraph',
        text: 'You asked for this link on our website. If it was not you, delete this email: nobody can sign in without the link, and nothing has changed.',
      },
      {
        kind: 'paragraph',
        text: `Anyone with the link can sign in as you, so do not share it. We never ask for it by phone or by email. Questions? Call ${company.phone.value} or write to ${company.email.value}.`,
      },
    ],
    sender: senderLines(company),
  };
}

type ReturnLink = {
  readonly url: string;
  /** Of the storage order. */
  readonly reference: string;
  readonly expiresAt: Date;
};

/** The mail with the link by which somebody shows that what comes back is theirs (OWN-1). */
export function returnLink({ url, reference, expiresAt }: ReturnLink, company: Company): Letter {
  const until = formatInstant(expiresAt);
  return {
    subject: `Your things in storage, order ${reference}`,
    preview: `The link works once, until ${until.slice(-5)}.`,
    title: 'Have your things brought back',
    blocks: [
      {
        kind: 'paragraph',
        text: `Open the link and press the button. The link works once and lasts ${LINK_LIFE}, until ${until}. You can then choose what comes back, where it goes and when.`,
      },
      { kind: 'action', label: 'These things are mine', url },
    ],
    terms: [
      {
        kind: 'paragraph',
        text: `Somebody entered the order number ${reference} and this address on our website. If it was not you, delete this email: nothing leaves storage without the link.`,
      },
      {
        kind: 'paragraph',
        text: `Anyone with the link can have your things sent to any address, so do not share it. We never ask for it by phone or by email. Questions? Call ${company.phone.value} or write to ${company.email.value}.`,
      },
    ],
    sender: senderLines(company),
  };
}
