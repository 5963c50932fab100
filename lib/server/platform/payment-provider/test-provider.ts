import { createHmac, randomUUID } from 'node:crypto';
import type { ChargeMade, PaymentProvider, SavedCard } from './port';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

/** The cards of the test pages, by the outcome of later storage charges. */
export const TEST_CARDS = ['pays', 'refused_later', 'confirms'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

export const FIRST_CARD: TestCard = 'pays';

const STATES = { pays: 'paid', refused_later: 'refused', confirms: 'needs_confirmation' } as const satisfies Record<
  TestCard,
  ChargeMade['state']
>;

const isTestCard = (value: string): value is TestCard => TEST_CARDS.some((card) => card === value);

/** Returns "test:pays:{paymentId}". */
const chargeRefOf = (card: TestCard, paymentId: string): string => `test:${card}:${paymentId}`;

/** Test cards all have the same customer. */
export const savedCard = (card: TestCard): SavedCard => ({ customerRef: 'test', methodRef: `test:${card}` });

/** Returns null for a payment that saved no card. */
const cardIn = (chargeRef: string | null): SavedCard | null => {
  const card = chargeRef?.split(':')[1] ?? '';
  return isTestCard(card) ? savedCard(card) : null;
};

function chargeBy({ methodRef }: SavedCard, paymentId: string): ChargeMade {
  const card = TEST_CARDS.find((one) => savedCard(one).methodRef === methodRef);
  if (!card) throw new Error('This card is not of the test pages');
  return { state: STATES[card], chargeRef: chargeRefOf(card, paymentId) };
}

export const TEST_ACTIONS = ['pay', 'fail', 'cancel'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

/** Also the order page's `payment` parameter. */
export const TEST_RESULTS = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const satisfies Record<
  TestAction,
  string
>;

/** `card`: a page that saves a card without a payment. */
type TestPage = 'payment' | 'card';

/** Returns the key of one test page, by the installation's secret, so that nobody can confirm another's order. */
function testKey(secret: string, page: TestPage, id: string): string {
  return createHmac('sha256', secret).update(`test ${page} ${id}`).digest('base64url');
}

export const isTestKey = (secret: string, page: TestPage, id: string, given: string): boolean =>
  isSameSecret(given, testKey(secret, page, id));

/** Returns the event of a test action. Paying and cancelling have one event each, a failure can repeat. */
export function testPaymentEvent(paymentId: string, action: TestAction, card: TestCard | null = null) {
  const id = action === 'fail' ? `test:${paymentId}:fail:${randomUUID()}` : `test:${paymentId}:${action}`;
  const chargeRef = action === 'pay' && card !== null ? chargeRefOf(card, paymentId) : null;
  return { id, providerRef: paymentId, type: TEST_RESULTS[action], chargeRef };
}

/** Returns the provider behind pages/pay/test. */
export function testProvider(siteOrigin: string, secret: () => Promise<string>): PaymentProvider {
  const urlOf = async (paymentId: string) =>
    `${siteOrigin}/pay/test/${paymentId}?token=${testKey(await secret(), 'payment', paymentId)}`;
  return {
    id: 'test',
    createSession: async ({ paymentId }) => ({ url: await urlOf(paymentId), providerRef: paymentId }),
    readSession: async ({ id }) => ({ state: 'open', url: await urlOf(id) }),
    // Test sessions never end, so that late payments can be tried.
    endSession: () => Promise.resolve(null),
    readCard: ({ chargeRef }) => Promise.resolve(cardIn(chargeRef)),
    createCardPage: async ({ setupId }) => ({
      url: `${siteOrigin}/pay/test/card/${setupId}?token=${testKey(await secret(), 'card', setupId)}`,
      providerRef: setupId,
    }),
    // The card page itself records the card.
    readCardPage: () => Promise.resolve(null),
    charge: ({ paymentId, card }) => Promise.resolve(chargeBy(card, paymentId)),
    // Nothing is stored here, and a second charge takes no money either.
    findCharge: () => Promise.resolve(null),
    // No money was taken, so the refund is only recorded.
    refund: ({ refundId, amount }) =>
      Promise.resolve({ providerRef: `test-refund:${refundId}`, state: 'done', amount }),
    readRefunds: () => Promise.resolve([]),
    readCharge: () => Promise.resolve(null),
    // The test page posts to /api/payments/test instead.
    parseEvent: () => Promise.resolve(null),
  };
}
