import { getServices } from '@/lib/server/container';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { placeOrder } from '@/lib/testing/place-order';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import type { Behaviour } from '@/lib/testing/stripe/server';
import { paymentLink } from '../service';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { StripeFault } from '@/lib/server/platform/payment-provider/stripe/client';

/** Runs on one database only: the faults are Stripe's. */
describeWithDatabase('Stripe when it does not answer as it should', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  let log: string[];
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock);
    log = [];
    jest.mocked(console.error).mockImplementation((line: string) => void log.push(line));
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  const impatient = () => {
    const { stripe } = shop.deps.config;
    const config = { ...shop.deps.config, stripe: stripe && { ...stripe, timeoutMs: 50 } };
    return withPayments({ ...shop.deps, config });
  };

  it.each<Behaviour>(['silent', 'refusing', 'rubbish', 'hanging up'])(
    '%s: the visitor is told to try again, the order stays payable, and the log names nobody',
    async (behaviour) => {
      const order = await placeOrder(shop.deps);
      const pay = (deps: ReturnType<typeof withPayments>) => paymentLink(deps, order.orderId, order.token);
      shop.stripe.behave(behaviour);
      await expect(pay(impatient())).rejects.toMatchObject({ code: 'unavailable' });
      expect(await shop.state(order)).toBe('awaiting_payment');
      expect(await database().db.selectFrom('payments').selectAll().execute()).toEqual([]);
      expect(log).toHaveLength(1);
      expect(log[0]).toContain('StripeFault');
      expect(log.join()).not.toMatch(/ada@|sk_test|whsec_|token=/);

      shop.stripe.behave('well');
      // The recovered call uses the default timeout, which a busy machine does not exceed.
      await expect(pay(withPayments(shop.deps))).resolves.toContain('checkout.stripe.com');
    },
  );

  it('an answer that is lost on its way is asked for again under the same key: one session', async () => {
    const order = await placeOrder(shop.deps);
    shop.stripe.behave('hanging up', 1);
    await shop.link(order);
    expect(new Set(shop.stripe.calls.map(({ key }) => key)).size).toBe(1);
    expect([shop.stripe.calls.length, shop.stripe.account.sessions.size]).toEqual([2, 1]);
  });

  it('silent: the page of the order is shown as it is, and asked again it takes the payment in', async () => {
    const order = await placeOrder(shop.deps);
    shop.stripe.account.pay((await shop.open(order)).id);
    const { orders } = getServices();
    shop.stripe.behave('refusing');
    await orders.recheckPayment(order.reference, order.token);
    expect([await shop.state(order), log.length]).toEqual(['awaiting_payment', 1]);
    shop.stripe.behave('well');
    clock.advanceMinutes(1);
    await orders.recheckPayment(order.reference, order.token);
    expect(await shop.state(order)).toBe('confirmed');
  });

  it('a fault carries kind, code and status, and nothing that was sent', async () => {
    shop.stripe.behave('refusing');
    const { provider } = withPayments(shop.deps);
    const fault = await provider.readSession({ id: 'x', providerRef: 'cs_x' }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StripeFault);
    expect((fault as StripeFault).message).toBe('Stripe StripeCardError odd 402');
  });

  it('the built-in test payment is not there beside it, nor its webhook without it', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ paymentId: 'x', secret: 'x', action: 'pay' }) };
    expect((await fetch(`${shop.api.origin}/api/payments/test`, post)).status).toBe(404);
    shop = await openShop(database(), clock, { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    expect((await fetch(`${shop.api.origin}/api/payments/stripe`, post)).status).toBe(404);
  });
});
