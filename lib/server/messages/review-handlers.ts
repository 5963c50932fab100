import { reviewPath } from '@/lib/account-routes';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { findReview } from '@/lib/server/subjects/reviews/repo';
import { orderFacts } from './email/order-facts';
import { reviewAsked, reviewRefused } from './email/templates/review';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

/** Asks for a review while there is none, and tells its author why one is not published. */
export function createReviewHandlers(
  { db, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'review.asked.customer' | 'review.refused.customer'> {
  return {
    'review.asked.customer': async ({ orderId, asking }, envelope) => {
      const order = await readOrder(db, orderId);
      if (order.state !== 'completed')
        return { outcome: 'skipped', reason: `The order is now: ${STATE_LABELS[order.state]}` };
      if (await findReview(db, orderId)) return { outcome: 'skipped', reason: 'A review was written' };
      const reviewUrl = besideOrder(await orderUrl(order), reviewPath);
      const letter = reviewAsked(orderFacts(order), asking, { company, reviewUrl });
      return mail('review.asked.customer', envelope, { to: order.email, letter });
    },

    'review.refused.customer': async ({ orderId, version }, envelope) => {
      const [order, review] = await Promise.all([readOrder(db, orderId), findReview(db, orderId)]);
      if (!review?.refusal || String(review.version) !== version)
        return { outcome: 'skipped', reason: 'The review has changed since' };
      const reviewUrl = besideOrder(await orderUrl(order), reviewPath);
      const refused = { reason: review.refusal, note: review.refusal_note };
      const letter = reviewRefused(orderFacts(order), refused, { company, reviewUrl });
      return mail('review.refused.customer', envelope, { to: order.email, letter });
    },
  };
}
