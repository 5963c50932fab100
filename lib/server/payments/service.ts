import { randomUUID } from 'node:crypto';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import { orderPath } from '@/lib/routes';
import type { Trx } from '../db/db';
import type { OrderRow } from '../db/schema';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { confirmOrder } from '../orders/confirm';
import { orderOf, quoteOf } from '../orders/documents';
import { findOrder, insertEvent } from '../orders/repo';
import { tokenMatches } from '../orders/token';
import { isPayable } from '../orders/view';
import { enqueue } from '../outbox/enqueue';
import { wakeOutbox } from '../outbox/wake';
import type { PayableOrder, PaymentEvent, PaymentProvider } from './port';
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
  const open = await openPayment(db, order.id, provider.id);
  const resumed = open && (await provider.resumeSession({ id: open.id, providerRef: open.provider_ref }));
  if (resumed) return resumed;

  const paymentId = randomUUID();
  const page = config.siteOrigin + orderPath(order.reference, token);
  const [returnUrl, cancelUrl] = [`${page}&payment=paid`, `${page}&payment=cancelled`];
  const session = await provider.createSession({ paymentId, order, returnUrl, cancelUrl });
  await transact(db, (trx) => keepSession(trx, deps, { paymentId, order, providerRef: session.providerRef }));
  return session.url;
}

async function payableOrder({ db, now }: PaymentDeps, orderId: string, token: string): Promise<PayableOrder> {
  const row = await findOrder(db, orderId);
  if (!row || !tokenMatches(token, row.token_hash)) throw new Problem('not_found');
  if (!isPayable(row, now())) throw new Problem('order_not_payable');
  const { id, reference, email } = row;
  return { id, reference, email, title: orderTitle(row), amount: pence(row.total_pence) };
}

/** "One-bedroom move, Tuesday 15 December 2026, 10:00–12:00": what is paid for, on the payment page. */
export function orderTitle(row: OrderRow): string {
  const { dates, timeSlot } = orderOf(row);
  const when =
    dates.movingDate && timeSlot.movingDate ? [formatDay(dates.movingDate), formatSlot(timeSlot.movingDate)] : [];
  return [quoteOf(row).lines[0]?.label ?? row.reference, ...when].join(', ');
}

type Session = { readonly paymentId: string; readonly order: PayableOrder; readonly providerRef: string };

async function keepSession(trx: Trx, { now, provider }: PaymentDeps, { paymentId, order, providerRef }: Session) {
  const at = now();
  await insertPayment(trx, {
    id: paymentId,
    orderId: order.id,
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
    if (event.type === 'paid') await paid(trx, deps, payment.order_id, payment.id);
    else await notPaid(trx, deps, payment.order_id, event);
  });
  wakeOutbox();
}

async function paid(trx: Trx, deps: PaymentDeps, orderId: string, paymentId: string): Promise<void> {
  const now = deps.now();
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  if (confirmation !== 'unchanged') return;
  // The order had been paid by another session, or has ended for good: this money has to go back.
  await insertEvent(trx, orderId, { type: 'refund_needed', cause: 'payment', at: now, detail: { paymentId } });
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
