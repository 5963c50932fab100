import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../db/db';
import { transact } from '../db/transact';
import { Problem } from '../http/problem';
import { wakeOutbox } from '../outbox/wake';
import type { PayableOrder, PaymentEvent, PaymentProvider } from './port';
import { insertPayment, insertPaymentEvent, openPayment, paymentByRef, setPaymentState } from './repo';

/**
 * Between orders and payment providers. Orders decide what a payment means (confirmed, booked again after the hold,
 * to be refunded); here it is made sure that each event is taken in once, in one transaction with all that follows.
 */
export type OrderPayments = {
  /** Throws Problem: not_found (also for a wrong token), order_not_payable. */
  readonly payable: (orderId: string, token: string) => Promise<PayableOrder>;
  readonly paid: (trx: Trx, orderId: string, paymentId: string) => Promise<void>;
  readonly notPaid: (trx: Trx, orderId: string, reason: 'failed' | 'cancelled') => Promise<void>;
  /** Absolute address of the guest's order page. */
  readonly pageUrl: (reference: string, token: string) => string;
};

export type PaymentDeps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly provider: PaymentProvider;
  readonly orders: OrderPayments;
};

/**
 * Where the guest pays this order: the session that is open, or a new one over the order's total.
 * Throws Problem not_found, order_not_payable; whatever the provider throws.
 */
export async function paymentLink(
  { db, now, provider, orders }: PaymentDeps,
  orderId: string,
  token: string,
): Promise<string> {
  const order = await orders.payable(orderId, token);
  const open = await openPayment(db, order.id, provider.id);
  const resumed = open && (await provider.resumeSession({ id: open.id, providerRef: open.provider_ref }));
  if (resumed) return resumed;

  const paymentId = randomUUID();
  const page = orders.pageUrl(order.reference, token);
  const session = await provider.createSession({
    paymentId,
    order,
    returnUrl: `${page}&payment=paid`,
    cancelUrl: `${page}&payment=cancelled`,
  });
  await insertPayment(db, {
    id: paymentId,
    orderId: order.id,
    provider: provider.id,
    providerRef: session.providerRef,
    amount: order.amount,
    now: now(),
  });
  return session.url;
}

/** Takes an event in, once: a second one with the same id changes nothing. Throws Problem not_found. */
export async function recordPaymentEvent({ db, now, provider, orders }: PaymentDeps, event: PaymentEvent) {
  await transact(db, async (trx) => {
    const payment = await paymentByRef(trx, provider.id, event.providerRef);
    if (!payment) throw new Problem('not_found');
    if (!(await insertPaymentEvent(trx, event, payment, now()))) return;
    if (!(await setPaymentState(trx, payment.id, event.type, now()))) return;
    if (event.type === 'paid') await orders.paid(trx, payment.order_id, payment.id);
    else await orders.notPaid(trx, payment.order_id, event.type);
  });
  wakeOutbox();
}
