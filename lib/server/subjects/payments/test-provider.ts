import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from '@/lib/server/kernel/base/is-same-secret';
import type { PaymentProvider } from '@/lib/server/subjects/ledger/port';

/**
 * The built-in payment provider: a page of ours that says plainly that it is a test and takes no money.
 * Whoever was sent to the payment page holds its key, derived from the payment's id and the installation's secret:
 * nobody can confirm another's order. Its events look like a provider's webhook calls and are handled the same.
 */
export const TEST_ACTIONS = ['pay', 'fail', 'cancel'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

/** What an action makes of the payment; also the order page's `payment` parameter. */
export const TEST_RESULTS = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const satisfies Record<
  TestAction,
  string
>;

/** The key to one payment page; it does not open the order page. */
function testPaymentKey(secret: string, paymentId: string): string {
  return createHmac('sha256', secret).update(`test payment ${paymentId}`).digest('base64url');
}

export const isTestPaymentKey = (secret: string, paymentId: string, given: string): boolean =>
  isSameSecret(given, testPaymentKey(secret, paymentId));

/** Paid and cancelled are one event each, however often the button is clicked; a payment can fail again and again. */
export function testPaymentEvent(paymentId: string, action: TestAction) {
  const id = action === 'fail' ? `test:${paymentId}:fail:${randomUUID()}` : `test:${paymentId}:${action}`;
  return { id, providerRef: paymentId, type: TEST_RESULTS[action] };
}

/** Sessions are "{origin}/pay/test/{paymentId}?token={key}"; the page is in pages/pay/test. */
export function testProvider(siteOrigin: string, secret: () => Promise<string>): PaymentProvider {
  const urlOf = async (paymentId: string) =>
    `${siteOrigin}/pay/test/${paymentId}?token=${testPaymentKey(await secret(), paymentId)}`;
  return {
    id: 'test',
    createSession: async ({ paymentId }) => ({ url: await urlOf(paymentId), providerRef: paymentId }),
    readSession: async ({ id }) => ({ state: 'open', url: await urlOf(id) }),
    // The page can be clicked for ever, to try what a late payment does; it says itself that the hold is over.
    endSession: () => Promise.resolve(null),
    // No money was taken, so none moves: the refund is only written down.
    refund: ({ refundId, amount }) =>
      Promise.resolve({ providerRef: `test-refund:${refundId}`, state: 'done', amount }),
    readRefunds: () => Promise.resolve([]),
    readCharge: () => Promise.resolve(null),
    // Nothing calls from outside: its own page posts to /api/payments/test.
    parseEvent: () => Promise.resolve(null),
  };
}
