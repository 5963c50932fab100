import { shareHeldUntil } from '@/lib/domain/order/share-hold';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow, PaymentRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { dropWaiting } from '@/lib/server/kernel/outbox/waiting-repo';
import { endSessions, endShareSessions } from '@/lib/server/subjects/ledger/end-sessions';
import { refundPayment } from '@/lib/server/subjects/ledger/refunds';
import { appointmentOf } from '@/lib/server/subjects/orders/documents';
import { isPayable } from '@/lib/server/subjects/orders/is-payable';
import { holdOrder, insertEvent, lockOrder } from '@/lib/server/subjects/orders/repo';
import { findShare, setShareState, sharesOf } from '@/lib/server/subjects/orders/shares-repo';
import { holdReservations } from '@/lib/server/subjects/slots/repo';
import { confirmOrder } from '@/lib/server/subjects/transitions/confirm';

type SharePayment = PaymentRow & { readonly share_id: string };

/**
 * What a payment for a share means: it is paid, the first one holds the slot for longer, and
 * with the last one the order is booked, once. After the deadline, or for
 * what is paid already, it goes back: a lapsed order is not booked again by one share of it, for the others went back.
 */
export async function settleShare(trx: Trx, deps: Pick<Deps, 'now' | 'config'>, payment: SharePayment): Promise<void> {
  const at = deps.now();
  const { id: paymentId, order_id: orderId, share_id: shareId } = payment;
  const order = await lockOrder(trx, orderId);
  const share = await findShare(trx, shareId);
  await endShareSessions(trx, { shareId, at, but: paymentId });
  if (!share || share.state !== 'open' || !isPayable(order, at)) {
    const why = share?.state === 'paid' || order.state === 'confirmed' ? 'paid_twice' : 'shares_unpaid';
    await refundPayment(trx, payment, why, at);
    if (!share || share.email === '') return;
    const topic = 'order.share_refunded.customer';
    const about = { orderId, shareId, paymentId, why } as const;
    return enqueue(trx, topic, about, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  await setShareState(trx, shareId, 'paid', at);
  await insertEvent(trx, orderId, { type: 'share_paid', cause: 'payment', at, detail: { paymentId } });
  if (share.email !== '') {
    const topic = 'order.share_paid.customer';
    await enqueue(trx, topic, { orderId, shareId }, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  const shares = await sharesOf(trx, orderId);
  if (shares.some(({ state }) => state === 'open')) {
    if (shares.filter(({ state }) => state === 'paid').length === 1) await holdForOthers(trx, order, paymentId, at);
    return;
  }
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  if (confirmation !== 'confirmed') throw new Error(`All shares are paid, and the order is ${confirmation}`);
  await endSessions(trx, { orderId, changeId: null, at, but: paymentId });
}

/** Until the first share is paid nobody has paid anything, and the order is held no longer than any other. */
async function holdForOthers(trx: Trx, order: OrderRow, paymentId: string, at: Date): Promise<void> {
  const until = shareHeldUntil(appointmentOf(order).date, new Date(order.hold_expires_at), at);
  await holdOrder(trx, order.id, until);
  await holdReservations(trx, order.id, until);
  const topic = 'order.shares.customer';
  await dropWaiting(trx, topic, { orderId: order.id });
  await enqueue(trx, topic, { orderId: order.id }, { dedupeKey: `${topic}:${paymentId}`, now: at });
}
