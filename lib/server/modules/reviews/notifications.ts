import { NO_MORE_MAILS_ID, reviewPath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import { STATE_LABELS } from '@/lib/domain/order/state';
import { REFUSAL_SENTENCES, type Asking, type Refusal } from '@/lib/domain/reviews/customer-review';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import type { Letter } from '@/lib/server/platform/notifications/email/blocks';
import { firstOfDone, orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import { findReview } from './repo';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Due 48 hours and nine days after an order is done, while nobody has written a review. */
    'review.asked.customer': { readonly orderId: string; readonly asking: 'first' | 'second' };
    /** `version`: the version that was not published. */
    'review.refused.customer': { readonly orderId: string; readonly version: string };
  }
}

const sampleLinks = { company: COMPANY, reviewUrl: sampleLink(reviewPath) };
const sampleFacts = () => orderFacts(sampleRow('moving'));

export const REVIEW_NOTIFICATIONS = defineNotifications({
  'review.asked.customer': {
    words: 'Request for a review, to the customer',
    mail: async ({ orderId, asking }, { db, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (order.state !== 'completed') return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      if (await findReview(db, orderId)) return skip('A review was written');
      const reviewUrl = besideOrder(await orderUrl(order), reviewPath);
      return { to: order.email, letter: reviewAsked(orderFacts(order), asking, { company, reviewUrl }) };
    },
    samples: () =>
      (['first', 'second'] as const).map((asking) => ({
        case: asking,
        letter: reviewAsked(sampleFacts(), asking, sampleLinks),
      })),
  },

  'review.refused.customer': {
    words: 'Review refused, to the customer',
    mail: async ({ orderId, version }, { db, company, orderUrl }) => {
      const [order, review] = await Promise.all([readOrder(db, orderId), findReview(db, orderId)]);
      if (!review?.refusal || String(review.version) !== version) return skip('The review has changed since');
      const reviewUrl = besideOrder(await orderUrl(order), reviewPath);
      const refused = { reason: review.refusal, note: review.refusal_note };
      return { to: order.email, letter: reviewRefused(orderFacts(order), refused, { company, reviewUrl }) };
    },
    samples: () => oneSample(reviewRefused(sampleFacts(), REFUSED, sampleLinks)),
  },
});

type Links = { readonly company: Company; readonly reviewUrl: string };

/** Asks everybody in the same words, twice at most. */
function reviewAsked(order: OrderFacts, asking: Asking, { company, reviewUrl }: Links): Letter {
  return orderLetter(order, company, {
    subject: `${asking === 'second' ? 'Reminder: how' : 'How'} was your ${order.words.job}? (${order.reference})`,
    first: firstOfDone(order),
    preview: 'Write what went well and what did not. Both are published.',
    title: `How was your ${order.words.job}?`,
    blocks: [
      'Your job is done. Please tell us what went well and what did not: one to five stars and a few sentences. Others read it before they book, and so does our crew.',
      'We ask every customer the same question and pay nothing for an answer. We publish reviews whatever their star rating.',
      { kind: 'action', label: 'Write a review', url: reviewUrl },
    ],
    terms: [
      ...(asking === 'first'
        ? ([
            'We will ask once more in a week if you have not written by then.',
            { kind: 'link', label: 'Don’t ask again', url: `${reviewUrl}#${NO_MORE_MAILS_ID}` },
          ] as const)
        : (['We will not ask again.'] as const)),
    ],
  });
}

type Refused = { readonly reason: Refusal; readonly note: string };

function reviewRefused(order: OrderFacts, { reason, note }: Refused, { company, reviewUrl }: Links): Letter {
  return orderLetter(order, company, {
    subject: `We have not published your review (${order.reference})`,
    first: firstOfDone(order),
    preview: REFUSAL_SENTENCES[reason],
    title: 'Your review is not published',
    blocks: [
      `We cannot publish your review of order ${order.reference} as it is. ${REFUSAL_SENTENCES[reason]}`,
      ...(note === '' ? [] : [{ kind: 'facts', rows: [['Our note', note]] } as const]),
      'You can change it and send it again: we will look at it again within three working days. Your star rating plays no part in that.',
      { kind: 'action', label: 'Change the review', url: reviewUrl },
    ],
  });
}

const REFUSED: Refused = { reason: 'privacy', note: 'Please leave out the driver’s surname.' };
