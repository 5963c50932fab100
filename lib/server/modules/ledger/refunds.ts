import type { Deps } from '@/lib/server/platform/installation/deps';
import { isFirstHit } from '@/lib/server/platform/limits/limits';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { EventDetail } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { NOTHING, formatPence, pence, type Pence } from '@/lib/domain/money';
import type { RefundReason } from '@/lib/domain/order/history';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import { issueCreditNote } from '@/lib/server/modules/invoices/issue';
import { transact } from '@/lib/server/platform/db/db';
import type { PaymentProvider } from '@/lib/server/platform/payment-provider/port';
import {
  findRefund,
  finishRefund,
  insertPartRefund,
  insertRefund,
  refundableOf,
  refundablePayments,
} from './refund-repo';

/** How often the provider is asked at most, because all customers share its limits. */
export const ASKED_EVERY_MS = 5_000;

/**
 * Why the provider is asked: the customer returns, gives another card, or a refund is shown or promised. Each reason is
 * counted on its own, so that none delays the newest answer to another.
 */
export type Reason = 'back' | 'card' | 'preview' | 'confirm';

/** Returns whether no instance has asked for this reason within the last seconds. */
export const mayAsk = ({ db, now }: Pick<Deps, 'db' | 'now'>, reason: Reason, about: string): Promise<boolean> =>
  isFirstHit(db, `payment provider ${reason} ${about}`, ASKED_EVERY_MS, now());

/** `mismatch`: another amount was paid than asked. `refund_failed`: a refund did not arrive. */
export type PaymentTrouble = 'mismatch' | 'refund_failed';

type Attention = {
  readonly trouble: PaymentTrouble;
  readonly orderId: string;
  readonly subjectId: string;
  readonly at: Date;
  /** Amounts and references, no personal data. */
  readonly detail: EventDetail;
};

/** Records a payment problem that only a person can solve, and notifies the operator once. */
export async function callForOperator(trx: Trx, { trouble, orderId, subjectId, at, detail }: Attention): Promise<void> {
  await insertEvent(trx, orderId, { type: `payment_${trouble}`, cause: 'payment', at, detail });
  const dedupeKey = `payment.attention.operator:${trouble}:${subjectId}`;
  await enqueue(trx, 'payment.attention.operator', { orderId, trouble, subjectId }, { dedupeKey, now: at });
}

/**
 * Money that goes back. It is recorded in the transaction that decides it and requested through the outbox, with its id
 * as the provider's idempotency key, so that it is neither lost nor refunded twice.
 */
type Refund = {
  readonly orderId: string;
  readonly changeId: string | null;
  readonly reason: RefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/** Refunds from the newest payment on. Returns the pence that no payment covers, to pay back in another way. */
export async function refundOrder(trx: Trx, refund: Refund): Promise<Pence> {
  let rest = refund.amount;
  for (const { id, left } of await refundablePayments(trx, refund.orderId)) {
    const amount = pence(Math.min(rest, left));
    if (amount > 0) await record(trx, { ...refund, amount }, id);
    rest = pence(rest - amount);
  }
  return rest;
}

/** Refunds one payment whole. */
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

/** Refunds a part of one payment, as far as it is still there. */
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

/** Returns false for a refund that is no longer due. A failed refund is left to the operator. */
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

type Part = {
  /** The idempotency key. */
  readonly id: string;
  readonly orderId: string;
  readonly requestHash: string;
  /** The visit whose delay is refunded automatically. */
  readonly visitId?: string;
  readonly reason: PartRefundReason;
  readonly amount: Pence;
  readonly at: Date;
};

/**
 * Refunds a part of an order, with event and mail. The order's row must be locked, and the amount left. Returns the
 * pence to pay back by hand, whose credit note comes last in the transaction (issueCreditNoteByHand).
 */
export async function givePartBack(trx: Trx, part: Part): Promise<Pence> {
  const { id, orderId, requestHash, visitId = null, reason, amount, at } = part;
  const byHand = await refundOrder(trx, { orderId, changeId: null, reason, amount, at });
  if (byHand > 0) {
    const detail = { reason, amount: formatPence(byHand), byHand };
    await insertEvent(trx, orderId, { type: 'refunded', cause: reason, at, detail });
  }
  await insertPartRefund(trx, {
    id,
    order_id: orderId,
    request_hash: requestHash,
    reason,
    created_at: at.toISOString(),
    visit_id: visitId,
    amount_pence: amount,
    by_hand_pence: byHand,
  });
  const dedupeKey = `order.part_refunded.customer:${id}`;
  await enqueue(trx, 'order.part_refunded.customer', { orderId, partRefundId: id }, { dedupeKey, now: at });
  return byHand;
}
