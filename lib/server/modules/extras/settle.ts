import type { Trx } from '@/lib/server/platform/db/db';
import type { PaymentRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { endExtraSessions } from '@/lib/server/modules/ledger/end-sessions';
import { refundPayment } from '@/lib/server/modules/ledger/refunds';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findExtra } from './repo';
import { takeStep } from './write-down';

/**
 * Settles a payment for an extra: marks the extra paid, or refunds the payment and notifies the customer why when
 * nothing is due.
 */
export async function settleExtra(
  trx: Trx,
  payment: PaymentRow & { readonly extra_id: string },
  at: Date,
): Promise<void> {
  const { id: paymentId, order_id: orderId, extra_id: extraId } = payment;
  await lockOrder(trx, orderId);
  const extra = await findExtra(trx, extraId);
  const isOwed = extra !== undefined && (await takeStep(trx, extra, { step: 'pay', cause: 'payment', at }));
  await endExtraSessions(trx, { extraId, at, but: paymentId });
  if (isOwed) return sendReceipt(trx, { orderId, extraId, paymentId }, at);
  const why = extra?.state === 'paid' ? 'paid_twice' : 'extra_withdrawn';
  await refundPayment(trx, payment, why, at);
  const topic = 'order.extra_refunded.customer';
  await enqueue(trx, topic, { orderId, extraId, paymentId, why }, { dedupeKey: `${topic}:${paymentId}`, now: at });
}

type Paid = { readonly orderId: string; readonly extraId: string; readonly paymentId: string };

/** Enqueues the receipt mail of a paid extra. Its invoice is issued in the same transaction. */
export async function sendReceipt(trx: Trx, paid: Paid, at: Date): Promise<void> {
  const topic = 'order.extra_paid.customer';
  await enqueue(trx, topic, paid, { dedupeKey: `${topic}:${paid.paymentId}`, now: at });
}
