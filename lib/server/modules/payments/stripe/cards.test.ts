import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import type { SavedCard } from '@/lib/server/platform/payment-provider/port';
import { fixedClock } from '@/lib/testing/clock';
import { CARD_CONTRACT } from '@/lib/testing/stripe/card-contract';
import { startStripe, type StripeServer } from '@/lib/testing/stripe/server';
import type { CardManner, TestIntent } from '@/lib/testing/stripe/vault';
import { signedStripeEvent, STRIPE_ENV, stripeEvent } from '@/lib/testing/stripe/webhook';
import { stripeClient, StripeFault } from '@/lib/server/platform/payment-provider/stripe/client';
import { stripeProvider } from '@/lib/server/platform/payment-provider/stripe/provider';

const DAY_MINUTES = 24 * 60;
const PAGES = { returnUrl: 'https://a.test/back', cancelUrl: 'https://a.test/cancelled' };

/** Only Stripe is asked here, so there is no database. */
describe('cards that Stripe keeps', () => {
  const clock = fixedClock();
  let stripe: StripeServer;
  beforeEach(async () => {
    clock.set('2027-01-12T00:10:00.000Z');
    stripe = await startStripe(clock.now);
  });
  afterEach(() => stripe.close());

  const settings = (timeoutMs?: number) => ({
    secretKey: STRIPE_ENV.STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_ENV.STRIPE_WEBHOOK_SECRET,
    apiOrigin: stripe.origin,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const provider = (timeoutMs?: number) => stripeProvider(settings(timeoutMs), clock.now);
  const cardThat = (manner: CardManner): SavedCard => ({
    customerRef: 'cus_ada',
    methodRef: stripe.account.keep('cus_ada', manner),
  });
  const chargeOf = (card: SavedCard) => ({
    paymentId: randomUUID(),
    card,
    amount: pence(6_572),
    reference: 'SM-7K4Q-2XPD',
    title: 'Storage',
  });
  const taken = () => [...stripe.account.intents.values()].map(({ amount_received: amount }) => amount);

  it.each(CARD_CONTRACT)('$title', async ({ holds }) => {
    const client = await stripeClient(settings());
    await expect(holds({ provider: provider(), stripe: client, now: clock.now })).resolves.toBeUndefined();
  });

  describe('a charge', () => {
    it('STO-2: is one call with nobody present, under a key of its own, and says what it is for', async () => {
      const request = chargeOf(cardThat('pays'));
      await provider().charge(request);
      const [{ what, key, params } = stripe.calls[0]!] = stripe.calls;
      expect([what, key]).toEqual(['POST /v1/payment_intents', `charge:${request.paymentId}`]);
      expect(Object.fromEntries(params)).toMatchObject({
        amount: '6572',
        currency: 'gbp',
        customer: 'cus_ada',
        payment_method: request.card.methodRef,
        off_session: 'true',
        confirm: 'true',
        description: 'Storage, order SM-7K4Q-2XPD',
        'metadata[payment_id]': request.paymentId,
        'metadata[order]': 'SM-7K4Q-2XPD',
        'metadata[kind]': 'charge',
      });
    });

    it.each([
      ['pays', 'paid', [6_572]],
      ['refused', 'refused', [0]],
      ['lost', 'hard_declined', [0]],
      ['confirms', 'needs_confirmation', [0]],
    ] as const)(
      'STO-2: whose answer was lost is found and not made twice: the card %s',
      async (manner, state, amounts) => {
        const request = chargeOf(cardThat(manner));
        stripe.behave('losing answers');
        await expect(provider().charge(request)).rejects.toBeInstanceOf(StripeFault);
        stripe.behave('well');
        // Longer than Stripe remembers a key: then only looking tells.
        clock.advanceMinutes(3 * DAY_MINUTES);
        const found = await provider().findCharge(request.paymentId, request.card);
        expect(found).toEqual({ state, chargeRef: [...stripe.account.intents.keys()][0] });
        expect(taken()).toEqual(amounts);
      },
    );

    it('STO-2: that met an hour of silence was never heard of, and is then made once', async () => {
      const request = chargeOf(cardThat('pays'));
      stripe.behave('silent');
      for (const ask of ['charge', 'look'] as const) {
        const impatient = provider(50);
        const asked =
          ask === 'charge' ? impatient.charge(request) : impatient.findCharge(request.paymentId, request.card);
        await expect(asked).rejects.toBeInstanceOf(StripeFault);
        clock.advanceMinutes(HOUR_MS / 60_000 / 2);
      }
      stripe.behave('well');
      expect(await provider().findCharge(request.paymentId, request.card)).toBeNull();
      for (const _ of [1, 2]) await expect(provider().charge(request)).resolves.toMatchObject({ state: 'paid' });
      expect(taken()).toEqual([6_572]);
    });

    it('STO-2: is found behind a hundred others of its customer', async () => {
      const card = cardThat('pays');
      const request = chargeOf(card);
      const made = await provider().charge(request);
      for (let other = 0; other < 130; other += 1) {
        stripe.account.record({
          amount: 100,
          currency: 'gbp',
          customer: 'cus_ada',
          payment_method: null,
          metadata: {},
        });
      }
      expect(await provider().findCharge(request.paymentId, card)).toEqual(made);
    });

    it('under a key that was used for another amount is a fault, not a second charge', async () => {
      const request = chargeOf(cardThat('pays'));
      await provider().charge(request);
      const again = provider().charge({ ...request, amount: pence(1) });
      await expect(again).rejects.toMatchObject({ kind: 'StripeIdempotencyError' });
      expect(taken()).toEqual([6_572]);
    });

    it('STO-2: that Stripe cannot make sense of, or answers with rubbish, is a fault and no refusal', async () => {
      const worthless = { ...chargeOf(cardThat('pays')), amount: pence(0) };
      await expect(provider().charge(worthless)).rejects.toMatchObject({ code: 'amount_too_small' });
      stripe.behave('rubbish');
      await expect(provider().charge(chargeOf(cardThat('pays')))).rejects.toBeInstanceOf(StripeFault);
    });

    it.each<[TestIntent['status'], object | null]>([
      ['requires_action', { state: 'needs_confirmation' }],
      ['canceled', null],
    ])('that Stripe calls %s is %j when it is looked for', async (status, found) => {
      const request = chargeOf(cardThat('pays'));
      const { chargeRef } = await provider().charge(request);
      stripe.account.intent(chargeRef ?? '').status = status;
      const answer = await provider().findCharge(request.paymentId, request.card);
      expect(answer).toEqual(found && { ...found, chargeRef });
    });

    it('STO-2: whose answer is still to come is neither paid nor refused', async () => {
      const request = chargeOf(cardThat('pays'));
      const { chargeRef } = await provider().charge(request);
      stripe.account.intent(chargeRef ?? '').status = 'processing';
      await expect(provider().findCharge(request.paymentId, request.card)).rejects.toThrow('still to come');
    });
  });

  describe('a payment that keeps its card', () => {
    const order = () => ({
      id: 'o1',
      reference: 'SM-7K4Q-2XPD',
      title: 'Storage',
      amount: pence(8_760),
      lines: [],
      email: 'ada@example.com',
      heldUntil: new Date(clock.now().getTime() + HOUR_MS),
    });
    const session = async (keepsCard: boolean) =>
      (
        await provider().createSession({
          paymentId: randomUUID(),
          order: order(),
          keepsCard,
          customerRef: null,
          ...PAGES,
        })
      ).providerRef;

    it('LAW-13: says beside its button that it does, and then pays later charges', async () => {
      const providerRef = await session(true);
      const { params } = stripe.calls[0]!;
      expect(params.get('customer_creation')).toBe('always');
      expect(params.get('payment_intent_data[setup_future_usage]')).toBe('off_session');
      expect(params.get('custom_text[submit][message]')).toMatch(/card is kept for your later storage payments/);
      const { customer } = stripe.account.pay(providerRef);
      const card = await provider().readCard({ providerRef, chargeRef: null });
      expect(card).toEqual({ customerRef: customer, methodRef: expect.stringMatching(/^pm_/) as string });
      await expect(provider().charge(chargeOf(card!))).resolves.toMatchObject({ state: 'paid' });
    });

    it('STO-3: may be refused from the second time on', async () => {
      const providerRef = await session(true);
      stripe.account.pay(providerRef, 'refused_later');
      const card = await provider().readCard({ providerRef, chargeRef: null });
      await expect(provider().charge(chargeOf(card!))).resolves.toMatchObject({ state: 'refused' });
    });

    it('LAW-13: no other payment keeps one, nor asks for it', async () => {
      const providerRef = await session(false);
      const names = [...stripe.calls[0]!.params.keys()];
      expect(names.filter((name) => /customer_creation|custom_text|future_usage/.test(name))).toEqual([]);
      stripe.account.pay(providerRef);
      expect(await provider().readCard({ providerRef, chargeRef: null })).toBeNull();
    });
  });

  describe('a page for another card', () => {
    const page = (customerRef: string | null) =>
      provider().createCardPage({
        setupId: 's1',
        reference: 'SM-7K4Q-2XPD',
        email: 'ada@example.com',
        customerRef,
        ...PAGES,
      });

    it.each([
      ['cus_ada', { customer: 'cus_ada', customer_creation: null, customer_email: null }],
      [null, { customer: null, customer_creation: 'always', customer_email: 'ada@example.com' }],
    ])('of the customer %s takes a card and no money, and is one however often it is asked for', async (ref, who) => {
      const { providerRef } = await page(ref);
      expect((await page(ref)).providerRef).toBe(providerRef);
      const { params, key } = stripe.calls[0]!;
      expect([key, params.get('mode'), params.get('currency')]).toEqual(['card:s1', 'setup', 'gbp']);
      expect(Object.fromEntries(Object.keys(who).map((name) => [name, params.get(name)]))).toEqual(who);
      expect(params.get('metadata[setup_id]')).toBe('s1');
      const { customer } = stripe.account.giveCard(providerRef);
      const card = await provider().readCardPage(providerRef);
      expect(card?.customerRef).toBe(ref ?? customer);
      await expect(provider().charge(chargeOf(card!))).resolves.toMatchObject({ state: 'paid' });
    });
  });

  describe('word of it', () => {
    const word = (type: string, object: object) => {
      const { payload, signature } = signedStripeEvent(stripeEvent(type, object, 'evt_1'), { at: clock.now() });
      return provider().parseEvent(payload, { 'stripe-signature': signature });
    };

    it('STO-2: a charge that was paid is named by its payment', async () => {
      const request = chargeOf(cardThat('pays'));
      const { chargeRef } = await provider().charge(request);
      expect(await word('payment_intent.succeeded', stripe.account.intent(chargeRef ?? ''))).toEqual({
        id: 'evt_1',
        type: 'paid',
        providerRef: `charge:${request.paymentId}`,
        chargeRef,
        taken: { amount: 6_572, currency: 'gbp' },
      });
    });

    it('STO-2: a charge that was refused, and what was paid in a session, are no news', async () => {
      const { chargeRef } = await provider().charge(chargeOf(cardThat('refused')));
      const refused = stripe.account.intent(chargeRef ?? '');
      expect(await word('payment_intent.payment_failed', refused)).toBeNull();
      const paid = { amount: 100, currency: 'gbp', customer: null, payment_method: null };
      const inSession = stripe.account.record({ ...paid, metadata: { payment_id: 'p1', order: 'SM-7K4Q-2XPD' } });
      expect(await word('payment_intent.succeeded', inSession)).toBeNull();
      expect(await word('payment_intent.succeeded', stripe.account.record({ ...paid, metadata: {} }))).toBeNull();
    });

    it('STO-3: a card that was given is told with its card, which Stripe is asked for', async () => {
      const request = { setupId: 's1', reference: 'SM-7K4Q-2XPD', email: 'ada@example.com', customerRef: 'cus_ada' };
      const { providerRef: setupRef } = await provider().createCardPage({ ...request, ...PAGES });
      const given = stripe.account.giveCard(setupRef);
      expect(await word('checkout.session.completed', given)).toEqual({
        id: 'evt_1',
        type: 'card_kept',
        setupRef,
        card: { customerRef: 'cus_ada', methodRef: expect.stringMatching(/^pm_/) as string },
      });
      stripe.behave('hanging up');
      // Not answered with 200, so that Stripe says it again.
      await expect(word('checkout.session.completed', given)).rejects.toBeInstanceOf(StripeFault);
    });

    it('a page for a card that another business of the account made is none of ours', async () => {
      const foreign = { id: 'cs_foreign', mode: 'setup', payment_status: 'no_payment_required', metadata: {} };
      expect(await word('checkout.session.completed', foreign)).toBeNull();
      expect(stripe.calls).toEqual([]);
    });
  });
});
