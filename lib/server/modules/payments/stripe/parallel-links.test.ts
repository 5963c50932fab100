import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { confirmByHand } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder } from '@/lib/testing/place-order';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { stripeEvent } from '@/lib/testing/stripe/webhook';
import { paymentLink } from '../service';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';

/** A Saturday: 10 % on the move, so that its change waits for a payment. */
const BUSY_DAY = { date: '2026-12-19', start: '10:00', end: '12:00' };

afterEach(() => {
  jest.mocked(console.error).mockImplementation((line: string) => {
    throw new Error(line);
  });
});

describeWithDatabase('twelve who ask for the way to pay in the same moment', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock);
  });

  /** Half of them reach another instance of the app. */
  function askTwelve({ orderId, token }: CreatedOrderDto): Promise<PromiseSettledResult<string>[]> {
    const instances = [shop.deps, { ...shop.deps, db: database().another() }].map(withPayments);
    const askers = Array.from({ length: 6 }, () => instances).flat();
    return Promise.allSettled(askers.map((instance) => paymentLink(instance, orderId, token)));
  }
  const links = (answers: readonly PromiseSettledResult<string>[]) => [
    ...new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))),
  ];
  const open = () => [...shop.stripe.account.sessions.values()].filter(({ status }) => status === 'open');
  const started = async (order: CreatedOrderDto) =>
    (await shop.events(order)).filter((type) => type === 'payment_started').length;

  it('LAW-3: all get the same link, which works, and no other session stays open', async () => {
    const order = await placeOrder(shop.deps);
    const given = links(await askTwelve(order));
    await shop.deliver();
    expect(open().map(({ url }) => url)).toEqual(given);
    expect([open().length, await started(order)]).toEqual([1, 1]);
    expect(links(await askTwelve(order))).toEqual(given);
    const [session] = open();
    expect((await shop.pay(session!)).status).toBe(200);
    await shop.deliver();
    expect([await shop.state(order), open(), await shop.refunds()]).toEqual(['confirmed', [], []]);
  });

  it('LAW-3: the same when the session they had is over, and for the difference of a change', async () => {
    const order = await placeOrder(shop.deps);
    shop.stripe.account.expire((await shop.open(order)).id);
    const again = links(await askTwelve(order));
    await shop.deliver();
    expect(open().map(({ url }) => url)).toEqual(again);
    expect(again).toHaveLength(1);

    await shop.pay(open()[0]!);
    await guestOf(shop.deps, order).reschedule(BUSY_DAY);
    const difference = links(await askTwelve(order));
    await shop.deliver();
    expect(open().map(({ url, amount_total }) => [url, amount_total])).toEqual([[difference[0], 2_590]]);
    expect(difference).toHaveLength(1);
  });

  itOnBoth(
    'BOOK-3: paid or confirmed while they ask: nobody is led to a page that would take money again',
    async () => {
      const order = await placeOrder(shop.deps);
      const asked = askTwelve(order);
      await confirmByHand(shop.deps, { email: 'desk@example.com' }, { reference: order.reference });
      await asked;
      await shop.deliver();
      expect([await shop.state(order), open()]).toEqual(['confirmed', []]);
      const view = await viewOrder(shop.deps, order.reference, order.token);
      expect(view?.paymentUrl).toBeNull();
    },
  );

  itOnBoth('a session that cannot be ended at once is ended later, and is never offered', async () => {
    const order = await placeOrder(shop.deps);
    const given = links(await askTwelve(order));
    expect(given).toHaveLength(1);
    jest.mocked(console.error).mockImplementation(() => undefined);
    shop.stripe.behave('refusing');
    await shop.deliver();
    shop.stripe.behave('well');
    expect(links(await askTwelve(order))).toEqual(given);
    clock.advanceMinutes(5);
    await shop.deliver();
    expect(open().map(({ url }) => url)).toEqual(given);
    for (const session of shop.stripe.account.sessions.values()) {
      if (session.status === 'expired') await shop.tell(stripeEvent('checkout.session.expired', session));
    }
    expect(links(await askTwelve(order))).toEqual(given);
  });
});
