import { formatPence } from '@/lib/domain/money';
import { issueCreditNote } from '@/lib/server/modules/invoices/issue';
import { callForOperator } from '@/lib/server/modules/ledger/attention';
import type { PaymentDeps, RefundEvent } from '@/lib/server/modules/ledger/port';
import { finishRefund, insertRefundByHand, refundOfEvent } from '@/lib/server/modules/ledger/refund-repo';
import { insertPaymentEvent, paymentBy } from '@/lib/server/modules/ledger/repo';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { recordPaymentEvent } from './service';

/**
 * Records a refund event once, also of a refund made at the provider. If the event precedes that of its payment, reads
 * the payment. Returns false for an unknown payment.
 */
export async function recordRefundEvent(deps: PaymentDeps, event: RefundEvent): Promise<boolean> {
  return (await record(deps, event)) || ((await learnOfCharge(deps, event.chargeRef)) && record(deps, event));
}

/** Reads and records all refunds of a payment. Returns false for an unknown payment. */
export async function recordRefundsOf(deps: PaymentDeps, chargeRef: string): Promise<boolean> {
  const known = await paymentBy(deps.db, deps.provider.id, 'charge_ref', chargeRef);
  if (!known && !(await learnOfCharge(deps, chargeRef))) return false;
  for (const event of await deps.provider.readRefunds(chargeRef)) await record(deps, event);
  return true;
}

async function learnOfCharge(deps: PaymentDeps, chargeRef: string): Promise<boolean> {
  const paid = await deps.provider.readCharge(chargeRef);
  return paid !== null && (await recordPaymentEvent(deps, paid)) !== null;
}

/** Locks the order's row, so that a refund promised in parallel counts this one or waits. */
async function record({ db, now, provider }: PaymentDeps, event: RefundEvent): Promise<boolean> {
  const at = now();
  const isKnown = await transact(db, async (trx) => {
    const payment = await paymentBy(trx, provider.id, 'charge_ref', event.chargeRef);
    if (!payment) return false;
    await lockOrder(trx, payment.order_id);
    if (await insertPaymentEvent(trx, event, payment, at)) await takeIn(trx, event, payment, at);
    return true;
  });
  wakeOutbox();
  return isKnown;
}

async function takeIn(trx: Trx, event: RefundEvent, payment: PaymentRow, at: Date): Promise<void> {
  const refund = await refundOfEvent(trx, event, payment.id);
  if (!refund) return takeInByHand(trx, event, payment, at);
  const outcome = { state: event.state, providerRef: event.refundRef, amount: event.amount };
  if (!(await finishRefund(trx, refund.id, outcome, at))) return;
  if (event.state === 'done') return issueCreditNote(trx, refund.id, at);
  const detail = { refundId: refund.id, amount: formatPence(refund.amount_pence) };
  const about = { trouble: 'refund_failed', orderId: payment.order_id, subjectId: refund.id } as const;
  await callForOperator(trx, { ...about, at, detail });
}

async function takeInByHand(trx: Trx, event: RefundEvent, payment: PaymentRow, at: Date): Promise<void> {
  if (event.state === 'failed' || event.amount <= 0) return;
  const refundId = await insertRefundByHand(trx, event, payment, at);
  if (refundId === null) return;
  const detail = { paymentId: payment.id, reason: 'by_hand', amount: formatPence(event.amount) };
  await insertEvent(trx, payment.order_id, { type: 'refunded', cause: 'operator', at, detail });
  await issueCreditNote(trx, refundId, at);
}
