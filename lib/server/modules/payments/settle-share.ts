import { shareHeldUntil, startsLongerHold } from '@/lib/domain/order/hold';
import { endSessions, endShareSessions } from '@/lib/server/modules/ledger/end-sessions';
import { refundPayment } from '@/lib/server/modules/ledger/refunds';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { paidByShares } from '@/lib/server/modules/orders/longer-hold';
import { holdOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { findShare, setShareState, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { holdReservations } from '@/lib/server/modules/slots/repo';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, PaymentRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';

type SharePayment = PaymentRow & { readonly share_id: string };

/**
 * Marks a share as paid. Holds the slot for longer once a quarter of the price is paid, and books the order once all of it
 * is. Refunds the payment if the share was paid before or the hold has ended: one share never revives a lapsed order,
 * because the other shares were refunded.
 */
export async function settleShare(trx: Trx, deps: Pick<Deps, 'now' | 'config'>, payment: SharePayment): Promise<void> {
  const at = deps.now();
  const { id: paymentId, order_id: orderId, share_id: shareId } = payment;
  const order = await lockOrder(trx, orderId);
  const share = await findShare(trx, shareId);
  await endShareSessions(trx, { shareId, at, but: paymentId });
  if (!share || share.state !== 'open' || !awaitsOrderPayment(order, at)) {
    const why = share?.state === 'paid' || order.state === 'confirmed' ? 'paid_twice' : 'shares_unpaid';
    await refundPayment(trx, payment, why, at);
    if (!share || share.email === '') return;
    const topic = 'order.share_refunded.customer';
    const about = { orderId, shareId, paymentId, why } as const;
    return enqueue(trx, topic, about, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  const paidBefore = paidByShares(await sharesOf(trx, orderId));
  await setShareState(trx, shareId, 'paid', at);
  await insertEvent(trx, orderId, { type: 'share_paid', cause: 'payment', at, detail: { paymentId } });
  if (share.email !== '') {
    const topic = 'order.share_paid.customer';
    await enqueue(trx, topic, { orderId, shareId }, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  const shares = await sharesOf(trx, orderId);
  if (shares.some(({ state }) => state === 'open')) {
    const isLonger = startsLongerHold(order.total_pence, paidBefore, share.pence);
    return isLonger ? holdForOthers(trx, order, paymentId, at) : undefined;
  }
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  if (confirmation !== 'confirmed') throw new Error(`All shares are paid, and the order is ${confirmation}`);
  await endSessions(trx, { orderId, changeId: null, at, but: paymentId });
}

/** Holds the slot while the other shares are paid, and tells the customer until when. */
async function holdForOthers(trx: Trx, order: OrderRow, paymentId: string, at: Date): Promise<void> {
  const until = shareHeldUntil(appointmentOf(order).date, new Date(order.hold_expires_at), at);
  await holdOrder(trx, order.id, until);
  await holdReservations(trx, order.id, until);
  const topic = 'order.shares.customer';
  await dropWaiting(trx, topic, { orderId: order.id });
  await enqueue(trx, topic, { orderId: order.id }, { dedupeKey: `${topic}:${paymentId}`, now: at });
}
