import { randomUUID } from 'node:crypto';
import { wayByHand, type WayByHand } from '@/lib/domain/extras/extras';
import type { Pence } from '@/lib/domain/money';
import { issueInvoice } from '@/lib/server/modules/invoices/issue';
import { endExtraSessions } from '@/lib/server/modules/ledger/end-payments';
import { refundPayment } from '@/lib/server/modules/ledger/refunds';
import { insertPayment, paymentsFor } from '@/lib/server/modules/ledger/repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { findExtra } from './repo';
import { takeStep } from './steps';

/** Marks a paid extra as paid, or refunds the payment and tells the customer why when nothing is owed. */
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

type PaidByHand = {
  readonly orderId: string;
  readonly extraId: string;
  readonly way: WayByHand;
  readonly expected: Pence;
  readonly at: Date;
};

/**
 * Records that an agreed extra was paid by hand, with the order's row locked. Returns whether this was the first such
 * request. Throws Problem not_found, price_changed, nothing_to_change for an extra that is not due, order_not_payable
 * when it was paid online meanwhile.
 */
export async function payExtraByHand(trx: Trx, { orderId, extraId, way, expected, at }: PaidByHand): Promise<boolean> {
  await lockOrder(trx, orderId);
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId) throw new Problem('not_found');
  if (extra.state === 'paid') {
    const paid = await paymentsFor(trx, 'extra_id', extraId, ['paid']);
    if (paid.some(({ provider }) => wayByHand(provider) !== undefined)) return false;
    throw new Problem('order_not_payable');
  }
  if (extra.pence !== expected) throw new Problem('price_changed');
  if (!(await takeStep(trx, extra, { step: 'pay', cause: 'operator', at }))) throw new Problem('nothing_to_change');
  await endExtraSessions(trx, { extraId, at });
  const paymentId = randomUUID();
  const payment = await insertPayment(
    trx,
    {
      id: paymentId,
      orderId,
      changeId: null,
      extraId,
      provider: way,
      providerRef: `${way}:${paymentId}`,
      amount: extra.pence,
      now: at,
    },
    'paid',
  );
  await sendReceipt(trx, { orderId, extraId, paymentId }, at);
  await issueInvoice(trx, payment, at);
  return true;
}

type Paid = { readonly orderId: string; readonly extraId: string; readonly paymentId: string };

async function sendReceipt(trx: Trx, paid: Paid, at: Date): Promise<void> {
  const topic = 'order.extra_paid.customer';
  await enqueue(trx, topic, paid, { dedupeKey: `${topic}:${paid.paymentId}`, now: at });
}
