import type { Company } from '@/lib/content/company';
import { SITE } from '@/lib/site';
import type { Letter } from '../blocks';
import { senderLines } from '../order-facts';

/** Asks the owner of an address whether the newsletter is wanted. No news in it: nobody has agreed to any yet. */
export function confirmNewsletter(confirmUrl: string, until: string, company: Company): Letter {
  return {
    subject: 'Confirm your newsletter subscription',
    preview: 'One click and you are on the list. If it was not you, do nothing.',
    title: 'Do you want our newsletter?',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody entered this address to get the ${SITE.name} newsletter. If it was you, confirm it on this page by ${until}.`,
      },
      { kind: 'action', label: 'Confirm this address', url: confirmUrl },
    ],
    terms: [
      {
        kind: 'paragraph',
        text: 'If it was not you, do nothing. You will not get the newsletter, and we delete the address.',
      },
    ],
    sender: senderLines(company),
  };
}

/** After the confirmation: what was agreed to, and how to end it. */
export function newsletterWelcome(unsubscribeUrl: string, company: Company): Letter {
  return {
    subject: 'You are on the list',
    preview: 'Thanks for subscribing. Every email has a link to unsubscribe.',
    title: 'Thanks for subscribing',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your address is confirmed. We write about prices, busy days and how to pack, store and move with less fuss.',
      },
      { kind: 'paragraph', text: 'You can unsubscribe at any time, from this email or any other:' },
      { kind: 'link', label: 'Unsubscribe', url: unsubscribeUrl },
    ],
    terms: [{ kind: 'paragraph', text: 'You get this email because you confirmed this address for our newsletter.' }],
    sender: senderLines(company),
  };
}
