import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { HOUR_MS } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import {
  chargedAs,
  type ChargeRequest,
  type PayableOrder,
  type PaymentProvider,
  type SavedCard,
} from '@/lib/server/platform/payment-provider/port';

/** A provider and its Stripe account: the simulated one of tests, or Stripe's test mode. */
export type ContractPlace = {
  readonly provider: PaymentProvider;
  readonly stripe: Stripe;
  readonly now: () => Date;
};

type Clause = { readonly title: string; readonly holds: (place: ContractPlace) => Promise<void> };

/** The names of savable test cards in Stripe's test mode. */
type TestCardName = 'pm_card_visa' | 'pm_card_chargeCustomerFail' | 'pm_card_authenticationRequired';

const REFERENCE = 'SM-7K4Q-2XPD';
const PAGES = { returnUrl: 'https://example.com/back', cancelUrl: 'https://example.com/cancelled' };

/** Saves a card for a customer of its own, so that the clauses do not affect each other. */
async function kept({ stripe }: ContractPlace, name: TestCardName): Promise<SavedCard> {
  const { id: customer } = await stripe.customers.create({ description: 'Contract of cards' });
  const { id: methodRef } = await stripe.paymentMethods.attach(name, { customer });
  return { customerRef: customer, methodRef };
}

const chargeOf = (card: SavedCard): ChargeRequest => ({
  paymentId: randomUUID(),
  card,
  amount: pence(6_572),
  reference: REFERENCE,
  title: 'Storage from 12 January to 9 February 2027',
});

const orderAt = (now: Date): PayableOrder => ({
  id: randomUUID(),
  reference: REFERENCE,
  title: 'Storage',
  amount: pence(6_572),
  lines: [],
  email: 'contract@example.com',
  heldUntil: new Date(now.getTime() + HOUR_MS),
});

async function refusedBy(place: ContractPlace, name: TestCardName, state: 'refused' | 'needs_confirmation') {
  const { provider } = place;
  const card = await kept(place, name);
  const request = chargeOf(card);
  const made = await provider.charge(request);
  assert.equal(made.state, state);
  assert.match(made.chargeRef ?? '', /^pi_/);
  assert.deepEqual(await provider.charge(request), made, 'asked again, it is the same answer');
  assert.deepEqual(await provider.findCharge(request.paymentId, card), made);
  assert.equal(await provider.readCharge(made.chargeRef ?? ''), null, 'nothing was paid in it');
}

/**
 * The assumptions of our code about saved cards at Stripe. The tests check the simulation against them, and `npm run
 * stripe-check` checks Stripe.
 */
export const CARD_CONTRACT: readonly Clause[] = [
  {
    title: 'STO-2: a charge that was paid is found, and asked for again it is the same one',
    async holds(place) {
      const { provider } = place;
      const card = await kept(place, 'pm_card_visa');
      const request = chargeOf(card);
      const made = await provider.charge(request);
      assert.equal(made.state, 'paid');
      assert.deepEqual(await provider.charge(request), made);
      assert.deepEqual(await provider.findCharge(request.paymentId, card), made);
      const paid = await provider.readCharge(made.chargeRef);
      assert.equal(paid?.providerRef, chargedAs(request.paymentId));
      assert.deepEqual([paid.type, paid.taken], ['paid', { amount: 6_572, currency: 'gbp' }]);
    },
  },
  {
    title: 'STO-3: a card that is refused is an answer, and the next try is a charge of its own',
    async holds(place) {
      await refusedBy(place, 'pm_card_chargeCustomerFail', 'refused');
    },
  },
  {
    title: 'STO-3: a bank that wants to see the customer is told apart from a refusal',
    async holds(place) {
      await refusedBy(place, 'pm_card_authenticationRequired', 'needs_confirmation');
    },
  },
  {
    title: 'STO-3: a card that Stripe no longer has is declined for good, and its customer hears of it',
    async holds(place) {
      const { provider } = place;
      const { customerRef } = await kept(place, 'pm_card_visa');
      const request = chargeOf({ customerRef, methodRef: 'pm_gone' });
      assert.deepEqual(await provider.charge(request), { state: 'hard_declined', chargeRef: null });
      assert.equal(await provider.findCharge(request.paymentId, request.card), null);
    },
  },
  {
    title: 'STO-2: what was never asked for is not found',
    async holds(place) {
      const card = await kept(place, 'pm_card_visa');
      await place.provider.charge(chargeOf(card));
      assert.equal(await place.provider.findCharge(randomUUID(), card), null);
    },
  },
  {
    title: 'LAW-6: money of a charge goes back, a part of it once and never more than there is',
    async holds(place) {
      const { provider } = place;
      const request = chargeOf(await kept(place, 'pm_card_visa'));
      const { paymentId, amount: paid } = request;
      const { chargeRef } = await provider.charge(request);
      const refund = (refundId: string, amount: number) =>
        provider.refund({ refundId, providerRef: chargedAs(paymentId), chargeRef, amount: pence(amount), paid });
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      const part = await refund(first, 4_929);
      assert.deepEqual([part.state, part.state === 'done' && part.amount], ['done', 4_929]);
      assert.deepEqual(await refund(first, 4_929), part, 'asked again, it is the same refund');
      const rest = await refund(second, 6_572);
      assert.deepEqual([rest.state, rest.state === 'done' && rest.amount], ['done', 1_643]);
      assert.equal((await refund(third, 100)).state, 'covered');
      const told = await provider.readRefunds(chargeRef ?? '');
      assert.deepEqual(new Set(told.map(({ refundId }) => refundId)), new Set([first, second]));
    },
  },
  {
    title: 'a session that is to keep its card is taken, and has none until it is paid',
    async holds({ provider, now }) {
      const request = { paymentId: randomUUID(), order: orderAt(now()), keepsCard: true, customerRef: null, ...PAGES };
      const { providerRef, url } = await provider.createSession(request);
      assert.match(url, /^https?:/);
      assert.equal((await provider.readSession({ id: request.paymentId, providerRef })).state, 'open');
      assert.equal(await provider.readCard({ providerRef, chargeRef: null }), null);
      assert.equal((await provider.endSession(providerRef))?.type, 'ended');
    },
  },
  {
    title: 'a page for another card is made once, for who is known and for who is not, and has none until it is given',
    async holds(place) {
      const { provider } = place;
      const { customerRef } = await kept(place, 'pm_card_visa');
      for (const known of [customerRef, null]) {
        const setupId = randomUUID();
        const request = { setupId, reference: REFERENCE, email: 'contract@example.com', customerRef: known, ...PAGES };
        const page = await provider.createCardPage(request);
        assert.deepEqual(await provider.createCardPage(request), page);
        assert.equal(await provider.readCardPage(page.providerRef), null);
      }
    },
  },
];
