import type { Company } from '@/lib/content/company';
import { SITE } from '@/lib/site';
import type { Letter } from '../blocks';
import { senderLines } from '../order-facts';

/** Asks the owner of an address whether the newsletter is wanted. No news in it: nobody has agreed to any yet. */
export function confirmNewsletter(confirmUrl: string, until: string, company: Company): Letter {
  return {
    subject: 'Confirm your newsletter',
    preview: 'One click, and you are on the list. If it was not you, do nothing.',
    title: 'Do you want our newsletter?',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody gave this address for the newsletter of ${SITE.name}. If it was you, confirm it on this page by ${until}.`,
      },
      { kind: 'action', label: 'Confirm this address', url: confirmUrl },
      {
        kind: 'paragraph',
        text: 'If it was not you, do nothing. You get no newsletter, and the address is deleted.',
      },
    ],
    sender: senderLines(company),
  };
}

/** After the confirmation: what was agreed to, and how to end it. */
export function newsletterWelcome(unsubscribeUrl: string, company: Company): Letter {
  return {
    subject: 'You are on the list',
    preview: 'Thanks for subscribing. Every mail has a link to stop.',
    title: 'Thanks for subscribing',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your address is confirmed. We write about prices, busy days and how to pack, store and move with less trouble.',
      },
      { kind: 'paragraph', text: 'You can stop at any time, from this mail or any other:' },
      { kind: 'action', label: 'Stop the newsletter', url: unsubscribeUrl },
    ],
    sender: senderLines(company),
  };
}
