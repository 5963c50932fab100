import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from '@/lib/server/kernel/base/is-same-secret';
import type { PaymentProvider } from '@/lib/server/subjects/ledger/port';
import { cardIn, chargeBy, chargeRefOf, type TestCard } from './test-cards';

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

/** `card`: a page on which a card is given, and nothing is paid. */
export type TestPage = 'payment' | 'card';

/** The key to one page; it does not open the order page, nor the page of the other kind. */
function testKey(secret: string, page: TestPage, id: string): string {
  return createHmac('sha256', secret).update(`test ${page} ${id}`).digest('base64url');
}

export const isTestKey = (secret: string, page: TestPage, id: string, given: string): boolean =>
  isSameSecret(given, testKey(secret, page, id));

/**
 * Paid and cancelled are one event each, however often the button is clicked; a payment can fail again and again.
 * @param card what was chosen of the cards; null where none is kept
 */
export function testPaymentEvent(paymentId: string, action: TestAction, card: TestCard | null = null) {
  const id = action === 'fail' ? `test:${paymentId}:fail:${randomUUID()}` : `test:${paymentId}:${action}`;
  const chargeRef = action === 'pay' && card !== null ? chargeRefOf(card, paymentId) : null;
  return { id, providerRef: paymentId, type: TEST_RESULTS[action], chargeRef };
}

/** Sessions are "{origin}/pay/test/{paymentId}?token={key}", pages for a card ".../card/{setupId}": pages/pay/test. */
export function testProvider(siteOrigin: string, secret: () => Promise<string>): PaymentProvider {
  const urlOf = async (paymentId: string) =>
    `${siteOrigin}/pay/test/${paymentId}?token=${testKey(await secret(), 'payment', paymentId)}`;
  return {
    id: 'test',
    createSession: async ({ paymentId }) => ({ url: await urlOf(paymentId), providerRef: paymentId }),
    readSession: async ({ id }) => ({ state: 'open', url: await urlOf(id) }),
    // The page can be clicked for ever, to try what a late payment does; it says itself that the hold is over.
    endSession: () => Promise.resolve(null),
    readCard: ({ chargeRef }) => Promise.resolve(cardIn(chargeRef)),
    createCardPage: async ({ setupId }) => ({
      url: `${siteOrigin}/pay/test/card/${setupId}?token=${testKey(await secret(), 'card', setupId)}`,
      providerRef: setupId,
    }),
    // Its own page records the card when it is given.
    readCardPage: () => Promise.resolve(null),
    charge: ({ paymentId, card }) => Promise.resolve(chargeBy(card, paymentId)),
    // Nothing is written down here, and asking twice takes nothing twice.
    findCharge: () => Promise.resolve(null),
    // No money was taken, so none moves: the refund is only written down.
    refund: ({ refundId, amount }) =>
      Promise.resolve({ providerRef: `test-refund:${refundId}`, state: 'done', amount }),
    readRefunds: () => Promise.resolve([]),
    readCharge: () => Promise.resolve(null),
    // Nothing calls from outside: its own page posts to /api/payments/test.
    parseEvent: () => Promise.resolve(null),
  };
}
