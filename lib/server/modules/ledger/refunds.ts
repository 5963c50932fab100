import { formatPence, NOTHING, pence, type Pence } from '@/lib/domain/money';
import type { RefundReason } from '@/lib/domain/order/history';
import { issueCreditNote } from '@/lib/server/modules/invoices/issue';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { PaymentRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { callForOperator } from './attention';
import type { PaymentProvider } from './port';
import { findRefund, finishRefund, insertRefund, refundableOf, refundablePayments } from './refund-repo';

/**
 * Money that goes back: written down in the transaction that decides it, and asked of the provider by the outbox, so
 * that no crash loses a refund and no repetition pays twice (the refund's id is the provider's idempotency key).
 */
type Refund = {
  readonly orderId: string;
  readonly changeId: string | null;
  readonly reason: RefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/**
 * Gives an amount back from the payments of an order, the newest first. Returns what no payment was there for (an order
 * that was confirmed by hand): the operator has to pay it back in another way.
 */
export async function refundOrder(trx: Trx, refund: Refund): Promise<Pence> {
  let rest = refund.amount;
  for (const { id, left } of await refundablePayments(trx, refund.orderId)) {
    const amount = pence(Math.min(rest, left));
    if (amount > 0) await record(trx, { ...refund, amount }, id);
    rest = pence(rest - amount);
  }
  return rest;
}

/** Gives one payment back whole: it came too late, or for something that is paid already. */
export async function refundPayment(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'change_id' | 'amount_pence'>,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const amount = payment.amount_pence;
  if (amount === NOTHING) return;
  await record(trx, { orderId: payment.order_id, changeId: payment.change_id, reason, amount, at }, payment.id);
}

/** Gives a part of one payment back, as far as it is still there. */
export async function refundPart(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'amount_pence'>,
  { amount, reason, at }: Pick<Refund, 'amount' | 'reason' | 'at'>,
): Promise<void> {
  const left = await refundableOf(trx, payment);
  const back = pence(Math.min(amount, left));
  if (back === NOTHING) return;
  await record(trx, { orderId: payment.order_id, changeId: null, reason, amount: back, at }, payment.id);
}

async function record(trx: Trx, refund: Refund, paymentId: string): Promise<void> {
  const { orderId, reason, amount, at } = refund;
  const refundId = await insertRefund(trx, { ...refund, paymentId });
  const detail = { refundId, paymentId, reason, amount: formatPence(amount) };
  await insertEvent(trx, orderId, { type: 'refunded', cause: reason, at, detail });
  await enqueue(trx, 'payment.refund', { refundId }, { dedupeKey: `payment.refund:${refundId}`, now: at });
}

type RefundDeps = Pick<Deps, 'db' | 'now'> & { readonly provider: Pick<PaymentProvider, 'id' | 'refund'> };

/**
 * Asks the provider for a refund, unless that has been done. False then. One that cannot be made, because the provider
 * refuses for good or the payment was taken by another one, is the operator's.
 */
export async function carryOutRefund({ db, now, provider }: RefundDeps, refundId: string): Promise<boolean> {
  const refund = await findRefund(db, refundId);
  if (refund.state !== 'due') return false;
  const { order_id: orderId, payment_ref: providerRef, charge_ref: chargeRef } = refund;
  const amount = refund.amount_pence;
  const isOurs = refund.provider === provider.id;
  const made = isOurs
    ? await provider.refund({ refundId, providerRef, chargeRef, amount, paid: refund.paid_pence })
    : ({ providerRef: null, state: 'failed' } as const);
  const at = now();
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await finishRefund(trx, refundId, made, at))) return;
    if (made.state === 'done') await issueCreditNote(trx, refundId, at);
    if (made.state !== 'failed') return;
    const detail = { refundId, amount: formatPence(amount) };
    await callForOperator(trx, { trouble: 'refund_failed', orderId, subjectId: refundId, at, detail });
  });
  return true;
}
