import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@/lib/contracts/errors';
import { getServices } from '@/lib/server/container';
import { confirmByHand } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder } from '@/lib/testing/place-order';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { sendStripeEvent, stripeEvent } from '@/lib/testing/stripe/webhook';

const count = (topic: string, topics: readonly string[]) => topics.filter((name) => name === topic).length;

describeWithDatabase('paying by Stripe Checkout', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  const open = async (env: Readonly<Record<string, string>> = {}) => (shop = await openShop(database(), clock, env));
  beforeEach(() => clock.set('2026-11-24T09:00:00.000Z'));

  it('LAW-13: leads to Stripe, with one session an order however often it is asked for', async () => {
    const { deps, stripe, link, latest } = await open();
    const order = await placeOrder(deps);
    const url = await link(order);
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${latest().id}`);
    clock.advanceMinutes(5);
    expect(await link(order)).toBe(url);
    expect(stripe.calls.map(({ what }) => what)).toEqual([
      'POST /v1/checkout/sessions',
      'GET /v1/checkout/sessions/:id',
    ]);
    const [{ params, key } = { params: new URLSearchParams(), key: null }] = stripe.calls;
    expect(key).toBe(`session:${params.get('metadata[payment_id]')}`);
    expect(latest().amount_total).toBe(order.totalWithDiscount * 100);
    expect(params.get('success_url')).toBe(`${order.orderUrl}&payment=paid`);
    expect(params.get('cancel_url')).toBe(`${order.orderUrl}&payment=cancelled`);
  });

  itOnBoth('BOOK-3: an event that comes twice, or twice under two numbers, is one confirmation', async () => {
    const { deps, stripe, tell, state, topics } = await open();
    const order = await placeOrder(deps);
    const session = stripe.account.pay((await shop.open(order)).id);
    const event = stripeEvent('checkout.session.completed', session);
    const other = stripeEvent('checkout.session.async_payment_succeeded', session);
    const answers = await Promise.all([event, event, other, event, other].map(tell));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await state(order)).toBe('confirmed');
    expect(count('order.confirmed.customer', await topics())).toBe(1);
    expect(await topics()).not.toContain('payment.refund');
  });

  it('BOOK-3: what was confirmed by hand cannot be paid at Stripe any more', async () => {
    const { deps, deliver } = await open();
    const order = await placeOrder(deps);
    const session = await shop.open(order);
    await confirmByHand(deps, { email: 'desk@example.com' }, { reference: order.reference });
    await deliver();
    expect(session.status).toBe('expired');
  });

  it.each([
    ['after', ['expired', 'completed']],
    ['before', ['completed', 'expired']],
  ])('BOOK-3: a payment that is told %s the end of its session counts', async (_, order) => {
    const { deps, stripe, tell, state } = await open();
    const placed = await placeOrder(deps);
    const session = stripe.account.pay((await shop.open(placed)).id);
    for (const what of order) await tell(stripeEvent(`checkout.session.${what}`, session));
    expect(await state(placed)).toBe('confirmed');
  });

  itOnBoth('a method that answers later books nothing until it has, and can fail', async () => {
    const { deps, stripe, tell, state, events } = await open();
    const order = await placeOrder(deps);
    const session = await shop.open(order);
    const waiting = { ...stripe.account.pay(session.id), payment_status: 'unpaid' };
    await tell(stripeEvent('checkout.session.completed', waiting));
    expect(await state(order)).toBe('awaiting_payment');
    await tell(stripeEvent('checkout.session.async_payment_failed', waiting));
    expect([await state(order), (await events(order)).at(-1)]).toEqual(['awaiting_payment', 'payment_failed']);
  });

  it('API-4: only what Stripe signed, and lately, is taken in', async () => {
    const { deps, stripe, api, state } = await open();
    const order = await placeOrder(deps);
    const event = stripeEvent('checkout.session.completed', stripe.account.pay((await shop.open(order)).id));
    const past = new Date(clock.now().getTime() - 301_000);
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(`${api.origin}/api/payments/stripe`, { method: 'POST', headers, body: JSON.stringify(event) });
    const answers = [
      await sendStripeEvent(api.origin, event, { at: clock.now(), secret: 'whsec_another' }),
      await sendStripeEvent(api.origin, event, { at: past }),
      await post({}),
      await post({ 'Stripe-Signature': 't=1,v1=00' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(Object.keys(((await answers[0]!.json()) as ErrorBody).error.fields ?? {})).toEqual(['stripe-signature']);
    expect(await state(order)).toBe('awaiting_payment');
    expect((await fetch(`${api.origin}/api/payments/stripe`)).status).toBe(405);
    const signature = { 'stripe-signature': 'a guess' };
    const tooLong = { method: 'POST', body: 'x'.repeat(300_000), headers: signature };
    expect((await fetch(`${api.origin}/api/payments/stripe`, tooLong)).status).toBe(413);
  });

  it('answers 200 to what is none of ours, and keeps nothing of it', async () => {
    const { tell } = await open();
    const foreign = {
      id: 'cs_foreign',
      payment_status: 'paid',
      amount_total: 1,
      currency: 'gbp',
      payment_intent: 'pi',
    };
    for (const event of [
      stripeEvent('checkout.session.completed', foreign),
      stripeEvent('refund.created', { id: 're_1', amount: 1, payment_intent: 'pi_foreign', status: 'succeeded' }),
      stripeEvent('customer.created', { id: 'cus_1' }),
    ]) {
      const answer = await tell(event);
      expect([answer.status, await answer.json()]).toEqual([200, { received: true, isOurs: false }]);
    }
    expect(await database().db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  it.each([{ amount_total: 100 }, { currency: 'usd' }])(
    'BOOK-4: %j instead of what was asked books nothing, and the operator is told',
    async (changes) => {
      const { deps, stripe, tell, state, link, deliver, mails } = await open();
      const order = await placeOrder(deps);
      const session = await shop.open(order);
      await tell(stripeEvent('checkout.session.completed', { ...stripe.account.pay(session.id), ...changes }));
      expect(await state(order)).toBe('awaiting_payment');
      expect(await link(order)).not.toContain(session.id);
      await deliver();
      expect(mails.map(({ subject }) => subject)).toContain(`A payment does not match its order: ${order.reference}`);
    },
  );

  it('takes a payment in when the visitor is back before word of it, once', async () => {
    const { deps, stripe, tell, state, topics } = await open();
    const order = await placeOrder(deps);
    const paid = stripe.account.pay((await shop.open(order)).id);
    await getServices().orders.recheckPayment(order.reference, 'wrong');
    expect(await state(order)).toBe('awaiting_payment');
    await getServices().orders.recheckPayment(order.reference, order.token);
    expect(await state(order)).toBe('confirmed');
    await tell(stripeEvent('checkout.session.completed', paid));
    expect(count('order.confirmed.customer', await topics())).toBe(1);
    expect(await topics()).not.toContain('payment.refund');
  });

  it('takes a payment in when its visitor asks to pay again', async () => {
    const { deps, stripe, link, state } = await open();
    const order = await placeOrder(deps);
    stripe.account.pay((await shop.open(order)).id);
    await expect(link(order)).rejects.toMatchObject({ code: 'order_not_payable' });
    expect(await state(order)).toBe('confirmed');
  });

  it('LAW-3: ends the session with the hold, so that nobody pays for a slot that is gone', async () => {
    const { deps, deliver } = await open();
    const order = await placeOrder(deps);
    const session = await shop.open(order);
    clock.advanceMinutes(30);
    await expireLapsedHolds(deps);
    expect((await deliver())['payment.end_session']).toBe('sent');
    expect(session.status).toBe('expired');
  });

  itOnBoth(
    'BOOK-3: a payment that was faster than the end of its session books again while the slot is free',
    async () => {
      const { deps, stripe, deliver, state } = await open();
      const order = await placeOrder(deps);
      const session = await shop.open(order);
      clock.advanceMinutes(30);
      stripe.account.pay(session.id);
      await expireLapsedHolds(deps);
      await deliver();
      expect(await state(order)).toBe('confirmed');
    },
  );

  it('BOOK-3: a payment after somebody else has the slot goes back at Stripe, whole and once', async () => {
    const { deps, stripe, pay, deliver, refunds, state } = await open({ CREWS: '1' });
    const order = await placeOrder(deps);
    const session = await shop.open(order);
    clock.advanceMinutes(31);
    await expireLapsedHolds(deps);
    await placeOrder(deps);
    await pay(session);
    await deliver();
    expect(await state(order)).toBe('expired');
    expect(stripe.account.refunds.map(({ amount }) => amount)).toEqual([order.totalWithDiscount * 100]);
    expect(await refunds()).toEqual([`paid_too_late ${order.totalWithDiscount * 100} done`]);
    const [row] = await database().db.selectFrom('refunds').select('id').execute();
    expect(stripe.calls.find(({ what }) => what === 'POST /v1/refunds')?.key).toBe(row?.id);
  });

  it('ends the other session of an order that is paid; a payment in it goes back', async () => {
    const { deps, stripe, pay, tell, deliver, refunds } = await open();
    const order = await placeOrder(deps);
    const first = await shop.open(order);
    // Two tabs that ask in the same instant get a session each.
    const row = await database().db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const second = stripe.account.create(new URLSearchParams(stripe.calls[0]?.params));
    await database()
      .db.insertInto('payments')
      .values({ ...row, id: randomUUID(), provider_ref: second.id })
      .execute();
    const third = stripe.account.create(new URLSearchParams(stripe.calls[0]?.params));
    await database()
      .db.insertInto('payments')
      .values({ ...row, id: randomUUID(), provider_ref: third.id })
      .execute();
    const paidToo = stripe.account.pay(second.id);
    await pay(first);
    await deliver();
    expect(third.status).toBe('expired');
    await tell(stripeEvent('checkout.session.completed', paidToo));
    await deliver();
    expect(await refunds()).toEqual([`paid_twice ${order.totalWithDiscount * 100} done`]);
  });
});
