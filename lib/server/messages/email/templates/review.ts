import { NO_MORE_MAILS_ID } from '@/lib/account-routes';
import type { Company } from '@/lib/content/company';
import { REFUSAL_SENTENCES } from '@/lib/domain/reviews/refusal-words';
import type { Asking, Refusal } from '@/lib/domain/reviews/written';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting, firstOfDone } from './order-blocks';

type Telling = { readonly company: Company; readonly reviewUrl: string };

/** Asks the customer of a done order what it was like: everybody in the same words, twice at most. */
export function reviewAsked(order: OrderFacts, asking: Asking, { company, reviewUrl }: Telling): Letter {
  return {
    subject: `${asking === 'second' ? 'Reminder: how' : 'How'} was your ${order.words.job}? (${order.reference})`,
    first: firstOfDone(order),
    preview: 'Write what went well and what did not. Both are published.',
    title: `How was your ${order.words.job}?`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: 'Your job is done. Please write what went well and what did not: one to five stars and a few sentences. Others read it before they book, and so does our crew.',
      },
      {
        kind: 'paragraph',
        text: 'We ask every customer the same question and pay nothing for an answer. We publish a review whatever its stars.',
      },
      { kind: 'action', label: 'Write a review', url: reviewUrl },
      contact(company),
    ],
    terms: [
      ...(asking === 'first'
        ? ([
            { kind: 'paragraph', text: 'We will ask once more in a week if you have not written by then.' },
            { kind: 'link', label: 'Don’t ask again', url: `${reviewUrl}#${NO_MORE_MAILS_ID}` },
          ] as const)
        : ([{ kind: 'paragraph', text: 'We will not ask again.' }] as const)),
      aboutYourOrder(order),
    ],
    sender: senderLines(company),
  };
}

type Refused = { readonly reason: Refusal; readonly note: string };

/** Why a review is not published, and what its author can do. */
export function reviewRefused(order: OrderFacts, { reason, note }: Refused, { company, reviewUrl }: Telling): Letter {
  return {
    subject: `We have not published your review (${order.reference})`,
    first: firstOfDone(order),
    preview: REFUSAL_SENTENCES[reason],
    title: 'Your review is not published',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We cannot publish your review of order ${order.reference} as it is. ${REFUSAL_SENTENCES[reason]}`,
      },
      ...(note === '' ? [] : [{ kind: 'facts', rows: [['Our note', note]] } as const]),
      {
        kind: 'paragraph',
        text: 'You can change it and send it again: we will look at it again within three working days. Your star rating plays no part in that.',
      },
      { kind: 'action', label: 'Change the review', url: reviewUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
