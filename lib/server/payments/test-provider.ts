import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent, PaymentProvider } from './port';

/**
 * The built-in payment provider: a page of ours that says plainly that it is a test and takes no money.
 * Whoever opens the payment page holds its secret, derived from the payment's id and the server's secret:
 * nobody can confirm another's order. Its events look like a provider's webhook calls and are handled the same.
 */
export const TEST_ACTIONS = ['pay', 'fail', 'cancel'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

const EVENT_TYPES = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const satisfies Record<
  TestAction,
  PaymentEvent['type']
>;

/** The key to one payment page; it does not open the order page. */
export function testPaymentSecret(secretKey: string, paymentId: string): string {
  return createHmac('sha256', secretKey).update(`test-payment:${paymentId}`).digest('base64url').slice(0, 32);
}

export function isTestPaymentSecret(secretKey: string, paymentId: string, given: string): boolean {
  const expected = Buffer.from(testPaymentSecret(secretKey, paymentId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** "/pay/test/{paymentId}?token={secret}": its page is in pages/pay/test. */
export function testPaymentPath(secretKey: string, paymentId: string): string {
  return `/pay/test/${paymentId}?token=${testPaymentSecret(secretKey, paymentId)}`;
}

/** A payment is paid and cancelled once, however often the button is clicked; it can fail any number of times. */
export function testPaymentEvent(paymentId: string, action: TestAction): PaymentEvent {
  const id = action === 'fail' ? `test:${paymentId}:fail:${randomUUID()}` : `test:${paymentId}:${action}`;
  return { id, providerRef: paymentId, type: EVENT_TYPES[action] };
}

export function testProvider(siteOrigin: string, secretKey: string): PaymentProvider {
  const urlOf = (paymentId: string) => siteOrigin + testPaymentPath(secretKey, paymentId);
  return {
    id: 'test',
    createSession: ({ paymentId }) => Promise.resolve({ url: urlOf(paymentId), providerRef: paymentId }),
    resumeSession: ({ id }) => Promise.resolve(urlOf(id)),
    // Nothing calls from outside: its own page posts to /api/payments/test.
    parseEvent: () => null,
  };
}
