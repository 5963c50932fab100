import { formatPence } from '@/lib/domain/money';
import { issueCreditNote } from '@/lib/server/modules/invoices/issue';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact } from '@/lib/server/platform/db/db';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { report } from '@/lib/server/platform/observability/report';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import type { PaymentDeps, RefundEvent } from '@/lib/server/platform/payment-provider/port';
import { finishRefund, insertRefundByHand, refundOfEvent } from './refund-repo';
import { callForOperator, mayAsk, type Reason } from './refunds';
import { chargesOf, insertPaymentEvent, paymentBy } from './repo';

const rechecks = singleFlight<unknown>();

/**
 * Reads the refunds of an order, in parallel because somebody waits. A failure is only logged. `reason` limits a
 * customer's requests to one every few seconds.
 */
export async function recheckRefunds(deps: PaymentDeps, orderId: string, reason: Reason | null): Promise<void> {
  await rechecks(deps.db, `${orderId} ${reason ?? ''}`, () => readRefundsOfOrder(deps, orderId, reason));
}

async function readRefundsOfOrder(deps: PaymentDeps, orderId: string, reason: Reason | null): Promise<void> {
  const charges = await chargesOf(deps.db, orderId, deps.provider.id);
  const answers = await Promise.allSettled(
    charges.map(async (chargeRef) => {
      if (reason === null || (await mayAsk(deps, reason, chargeRef))) await recordRefundsOfCharge(deps, chargeRef);
    }),
  );
  for (const answer of answers) if (answer.status === 'rejected') report(answer.reason, { where: 'recheckRefunds' });
}

/** Reads all refunds of a stored payment from the provider, and records each once. */
export async function recordRefundsOfCharge(deps: PaymentDeps, chargeRef: string): Promise<void> {
  for (const event of await deps.provider.readRefunds(chargeRef)) await recordKnownRefund(deps, event);
}

/**
 * Records a refund once, also one made at the provider. Locks the order's row, so that a refund promised in parallel
 * counts this one or waits. Returns false if its payment is not stored.
 */
export async function recordKnownRefund({ db, now, provider }: PaymentDeps, event: RefundEvent): Promise<boolean> {
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
