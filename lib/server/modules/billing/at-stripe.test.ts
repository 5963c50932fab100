import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { cardLink, openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrderOf } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import type { Behaviour } from '@/lib/testing/stripe/server';
import type { CardManner } from '@/lib/testing/stripe/vault';
import { stripeEvent } from '@/lib/testing/stripe/webhook';
import { billStorage } from './bill';

const DAY_MINUTES = 24 * 60;
const FOUR_WEEKS = 6_572;

/** Runs on one database only: the faults are Stripe's. */
describeWithDatabase('storage that is billed by Stripe', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T00:10:00.000Z');
    shop = await openShop(database(), clock);
    jest.mocked(console.error).mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  /** Runs billing once, with a short timeout while Stripe is silent. */
  async function bill(): Promise<void> {
    const { stripe } = shop.deps.config;
    const config = {
      ...shop.deps.config,
      stripe: stripe && { ...stripe, ...(shop.stripe.isSilent() && { timeoutMs: 200 }) },
    };
    await billStorage(withPayments({ ...shop.deps, config }));
    await shop.deliver();
  }

  /** Books a monthly rental with a saved card, and moves the clock to the day before its second payment. */
  async function rented(manner: CardManner = 'pays'): Promise<CreatedOrderDto> {
    const order = await placeOrderOf(shop.deps, 'storage', fullStorageAnswers({ storageTerm: 'monthly' }));
    const paid = shop.stripe.account.pay((await shop.open(order)).id, manner);
    await shop.tell(stripeEvent('checkout.session.completed', paid));
    await shop.deliver();
    clock.set('2027-01-05T00:10:00.000Z');
    await bill();
    clock.set('2027-01-11T00:10:00.000Z');
    await bill();
    return order;
  }

  /** Returns the payments charged to the saved card. The first payment was made in a session. */
  const charges = () => [...shop.stripe.account.intents.values()].filter(({ metadata }) => metadata.kind === 'charge');
  const received = () => charges().map(({ amount_received: amount }) => amount);
  const owed = async () =>
    (await database().db.selectFrom('charges').select(['pence', 'state']).execute()).map(
      ({ pence, state }) => `${pence} ${state}`,
    );
  const receipts = () => shop.mails.filter(({ subject }) => subject.startsWith('Receipt: '));

  it('STO-2: the card of the first payment is kept, and pays the next one once', async () => {
    const { orderId } = await rented();
    expect(await keptCard(database().db, orderId, 'stripe')).toMatchObject({
      customerRef: expect.stringMatching(/^cus_/) as string,
    });
    expect(received()).toEqual([]);
    clock.advanceMinutes(DAY_MINUTES);
    for (let round = 0; round < 3; round += 1) await bill();
    expect([received(), await owed(), receipts().length]).toEqual([[FOUR_WEEKS], [`${FOUR_WEEKS} paid`], 1]);
  });

  it.each<Behaviour>(['losing answers', 'silent', 'rubbish'])(
    'STO-2: after an hour of Stripe %s, what was due is taken once, and nobody was told of a refusal',
    async (behaviour) => {
      await rented();
      clock.advanceMinutes(DAY_MINUTES);
      shop.stripe.behave(behaviour);
      for (let minutes = 0; minutes < 60; minutes += 15) {
        await bill();
        clock.advanceMinutes(15);
      }
      expect(receipts()).toEqual([]);
      shop.stripe.behave('well');
      for (let round = 0; round < 2; round += 1) {
        await bill();
        clock.advanceMinutes(15);
      }
      expect([received(), await owed(), receipts().length]).toEqual([[FOUR_WEEKS], [`${FOUR_WEEKS} paid`], 1]);
      expect(shop.mails.filter(({ subject }) => /refused/i.test(subject))).toEqual([]);
    },
  );

  it('STO-2: word of a charge whose answer was lost settles it, and what comes after changes nothing', async () => {
    await rented();
    clock.advanceMinutes(DAY_MINUTES);
    shop.stripe.behave('losing answers');
    await bill();
    shop.stripe.behave('well');
    const event = stripeEvent('payment_intent.succeeded', charges()[0]!);
    for (const _ of [1, 2]) expect(await (await shop.tell(event)).json()).toEqual({ received: true, isOurs: true });
    expect(await owed()).toEqual([`${FOUR_WEEKS} paid`]);
    clock.advanceMinutes(15);
    await bill();
    expect([received(), receipts().length, await shop.refunds()]).toEqual([[FOUR_WEEKS], 1, []]);
  });

  it('LAW-6: what was given back at Stripe by hand counts, though its charge was not heard of yet', async () => {
    await rented();
    clock.advanceMinutes(DAY_MINUTES);
    shop.stripe.behave('losing answers');
    await bill();
    shop.stripe.behave('well');
    const byHand = new URLSearchParams({ payment_intent: charges()[0]!.id, amount: '1643' });
    await shop.tell(stripeEvent('refund.created', shop.stripe.account.refund(byHand)));
    expect([await owed(), await shop.refunds()]).toEqual([[`${FOUR_WEEKS} paid`], ['by_hand 1643 done']]);
  });

  it('STO-2: what was taken by card goes back when it was paid in a session before the answer was known', async () => {
    const { orderId, token } = await rented();
    clock.advanceMinutes(DAY_MINUTES);
    shop.stripe.behave('losing answers');
    await bill();
    shop.stripe.behave('well');
    const rental = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const before = await keptCard(database().db, orderId, 'stripe');
    const url = await openChargesLink(withPayments(shop.deps), { rental, token });
    await shop.pay(shop.stripe.account.session(url.split('/').at(-1) ?? ''));
    await shop.deliver();
    const after = await keptCard(database().db, orderId, 'stripe');
    expect([after?.customerRef, after?.methodRef === before?.methodRef]).toEqual([before?.customerRef, false]);
    clock.advanceMinutes(15);
    await bill();
    expect([received(), await owed()]).toEqual([[FOUR_WEEKS], [`${FOUR_WEEKS} paid`]]);
    expect(shop.stripe.account.refunds.map(({ amount, payment_intent: intent }) => [amount, intent])).toEqual([
      [FOUR_WEEKS, charges()[0]!.id],
    ]);
  });

  it('STO-3: refused, it is taken at once from the card that is given on Stripe’s page', async () => {
    const { orderId, token } = await rented('refused_later');
    clock.advanceMinutes(DAY_MINUTES);
    await bill();
    expect([received(), await owed()]).toEqual([[0], [`${FOUR_WEEKS} failed`]]);
    const before = await keptCard(database().db, orderId, 'stripe');
    const rental = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const url = await cardLink(withPayments(shop.deps), { rental, token });
    const given = shop.stripe.account.giveCard(url.split('/').at(-1) ?? '');
    await shop.tell(stripeEvent('checkout.session.completed', given));
    await bill();
    expect([received(), await owed()]).toEqual([[0, FOUR_WEEKS], [`${FOUR_WEEKS} paid`]]);
    const after = await keptCard(database().db, orderId, 'stripe');
    expect([after?.customerRef, after?.methodRef === before?.methodRef]).toEqual([before?.customerRef, false]);
  });

  itOnBoth('STO-3: a bank that wants to see the customer is a refusal to be paid in a session', async () => {
    await rented('confirms');
    clock.advanceMinutes(DAY_MINUTES);
    await bill();
    expect([received(), await owed()]).toEqual([[0], [`${FOUR_WEEKS} failed`]]);
    const events = await database().db.selectFrom('order_events').select(['type', 'detail_json']).execute();
    const refusal = events.find(({ type }) => type === 'storage_refused');
    expect(String(refusal?.detail_json)).toContain('needs_confirmation');
  });
});
