import type { Trx } from '@/lib/server/platform/db/db';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { setShareState, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { refundPayment } from './refunds';
import { sharePayments } from './repo';

type EndOfShares = 'shares_unpaid' | 'paid_twice';

/**
 * Nothing of an order is paid by shares any more: what was paid goes back, whole, and everybody is told who left an
 * address. Call it in the transaction that ends the order's hold, or that takes its whole price.
 */
export async function endShares(trx: Trx, orderId: string, why: EndOfShares, at: Date): Promise<void> {
  const shares = (await sharesOf(trx, orderId)).filter(({ state }) => state !== 'ended');
  for (const share of shares) {
    await setShareState(trx, share.id, 'ended', at);
    if (share.state !== 'paid') continue;
    for (const payment of await sharePayments(trx, share.id, ['paid'])) {
      await refundPayment(trx, payment, why, at);
      if (share.email === '') continue;
      const topic = 'order.share_refunded.customer';
      const about = { orderId, shareId: share.id, paymentId: payment.id, why };
      await enqueue(trx, topic, about, { dedupeKey: `${topic}:${payment.id}`, now: at });
    }
  }
  if (shares.length === 0 || why !== 'shares_unpaid') return;
  const topic = 'order.shares_unpaid.customer';
  const dedupeKey = `${topic}:${orderId}:${at.toISOString()}`;
  await enqueue(trx, topic, { orderId }, { dedupeKey, now: at });
}
