import { formatInstant } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { orderPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import { orderToken, readSecret } from '@/lib/server/kernel/installation/token';
import { paymentByRef, type PaymentState } from '@/lib/server/subjects/ledger/repo';
import { findChange } from '@/lib/server/subjects/orders/changes-repo';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { changeTitle, orderTitle } from './payable';
import { recordPaymentEvent, type PaymentDeps } from './service';
import { isTestPaymentKey, TEST_RESULTS, testPaymentEvent, type TestAction } from './test-provider';

/** What the test payment page shows; all of it may be serialised into the page. */
export type TestPayment = {
  readonly paymentId: string;
  /** Goes back in the form's `secret`. */
  readonly secret: string;
  readonly state: PaymentState;
  readonly reference: string;
  /** "One-bedroom move, Tuesday 15 December 2026, 10:00–12:00". */
  readonly title: string;
  /** Pounds. */
  readonly amount: number;
  /** "Tuesday 24 November 2026, 09:30": when the hold on the slot ends. */
  readonly payUntil: string;
  readonly isHoldOver: boolean;
  /** Back to the order, as a path of this site. */
  readonly orderPath: string;
};

/** The payment of the page /pay/test/{paymentId}?token={key}; null when there is none or the key is wrong. */
export async function getTestPayment(deps: PaymentDeps, paymentId: string, key: string): Promise<TestPayment | null> {
  const { db, now, config } = deps;
  if (config.stripe) return null;
  const secret = await readSecret(db, config.secretKey);
  if (!isTestPaymentKey(secret, paymentId, key)) return null;
  const payment = await paymentByRef(db, 'test', paymentId);
  const order = payment && (await findOrder(db, payment.order_id));
  if (!order) return null;
  const change = payment.change_id === null ? null : await findChange(db, payment.change_id);
  const heldUntil = change ? (change.hold_expires_at ?? change.updated_at) : order.hold_expires_at;
  return {
    paymentId,
    secret: key,
    state: payment.state,
    reference: order.reference,
    title: change ? changeTitle(order) : orderTitle(order),
    amount: toPounds(pence(payment.amount_pence)),
    payUntil: formatInstant(new Date(heldUntil)),
    isHoldOver: heldUntil <= now().toISOString(),
    orderPath: orderPath(order.reference, orderToken(secret, order.id)),
  };
}

/**
 * What a button of the test payment page does. Returns where the visitor goes next, as a path of this site.
 * Throws Problem not_found for a payment that does not exist or a wrong key.
 */
export async function actOnTestPayment(
  deps: PaymentDeps,
  paymentId: string,
  key: string,
  action: TestAction,
): Promise<string> {
  const payment = await getTestPayment(deps, paymentId, key);
  if (!payment) throw new Problem('not_found');
  await recordPaymentEvent(deps, testPaymentEvent(paymentId, action));
  return `${payment.orderPath}&payment=${TEST_RESULTS[action]}`;
}
