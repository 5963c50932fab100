import { randomUUID } from 'node:crypto';
import { orderPath } from '@/lib/routes';
import type { Trx } from '../db/db';
import type { PaymentRow } from '../db/schema';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { settlePaidChange } from '../orders/changes/paid';
import { confirmOrder } from '../orders/confirm';
import { findOrder, insertEvent } from '../orders/repo';
import { enqueue } from '../outbox/enqueue';
import { wakeOutbox } from '../outbox/wake';
import { payableOrder, type Payable } from './payable';
import type { PaymentEvent, PaymentProvider } from './port';
import { refundPayment } from './refunds';
import { insertPayment, insertPaymentEvent, openPayment, paymentByRef, setPaymentState } from './repo';

/**
 * Between orders and payment providers. Orders decide what a payment means (confirmed, booked again after the hold,
 * too late); here it is made sure that each event is taken in once, in one transaction with all that follows.
 */
export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'config'> & { readonly provider: PaymentProvider };

/**
 * Where the guest pays this order: the session that is open, or a new one over the order's total.
 * Throws Problem: not_found (also for a wrong token), order_not_payable; and whatever the provider throws.
 */
export async function paymentLink(deps: PaymentDeps, orderId: string, token: string): Promise<string> {
  const { db, provider, config } = deps;
  const order = await payableOrder(deps, orderId, token);
  const open = await openPayment(db, order, provider.id);
  const resumed = open && (await provider.resumeSession({ id: open.id, providerRef: open.provider_ref }));
  if (resumed) return resumed;

  const paymentId = randomUUID();
  const page = config.siteOrigin + orderPath(order.reference, token);
  const [returnUrl, cancelUrl] = [`${page}&payment=paid`, `${page}&payment=cancelled`];
  const session = await provider.createSession({ paymentId, order, returnUrl, cancelUrl });
  await transact(db, (trx) => keepSession(trx, deps, { paymentId, order, providerRef: session.providerRef }));
  return session.url;
}

type Session = { readonly paymentId: string; readonly order: Payable; readonly providerRef: string };

async function keepSession(trx: Trx, { now, provider }: PaymentDeps, { paymentId, order, providerRef }: Session) {
  const at = now();
  await insertPayment(trx, {
    id: paymentId,
    orderId: order.id,
    changeId: order.changeId,
    provider: provider.id,
    providerRef,
    amount: order.amount,
    now: at,
  });
  await insertEvent(trx, order.id, { type: 'payment_started', cause: 'visitor', at, detail: { paymentId } });
}

/** Takes an event in, once: a second one with the same id changes nothing (BOOK-3). Throws Problem not_found. */
export async function recordPaymentEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  const { db, now, provider } = deps;
  await transact(db, async (trx) => {
    const payment = await paymentByRef(trx, provider.id, event.providerRef);
    if (!payment) throw new Problem('not_found');
    if (!(await insertPaymentEvent(trx, event, payment, now()))) return;
    if (!(await setPaymentState(trx, payment.id, event.type, now()))) return;
    if (event.type === 'paid') await paid(trx, deps, payment);
    else await notPaid(trx, deps, payment.order_id, event);
  });
  wakeOutbox();
}

async function paid(trx: Trx, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const now = deps.now();
  const { id: paymentId, order_id: orderId, change_id: changeId } = payment;
  if (changeId !== null) return settlePaidChange(trx, deps, { ...payment, change_id: changeId });
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  if (confirmation === 'too_late' || confirmation === 'superseded') {
    return refundPayment(trx, payment, 'paid_too_late', now);
  }
  if (confirmation !== 'unchanged') return;
  // The order had been paid by another session, or has ended for good: this money goes back.
  await refundPayment(trx, payment, 'paid_twice', now);
  const dedupeKey = `order.refund_needed.operator:${paymentId}`;
  await enqueue(trx, 'order.refund_needed.operator', { orderId }, { dedupeKey, now });
}

/** Order and hold stay as they are: the visitor may try again. */
async function notPaid(trx: Trx, { now: clock }: PaymentDeps, orderId: string, event: PaymentEvent): Promise<void> {
  const now = clock();
  await insertEvent(trx, orderId, { type: `payment_${event.type}`, cause: 'payment', at: now });
  const order = await findOrder(trx, orderId);
  if (event.type !== 'failed' || !order) return;
  const notice = { notice: 'payment_failed', reference: order.reference };
  await enqueue(trx, 'notice.slack', notice, { dedupeKey: `notice.slack:${event.id}`, now });
}
