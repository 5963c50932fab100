import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createServices } from '@/lib/server/container';
import { mayAskProvider } from '@/lib/server/modules/payments/provider-limit';
import { startApi } from '@/lib/testing/api-server';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, placeOrderOf } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { orderSharedList, shareKeys } from '@/lib/testing/shared-orders';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';

const READ = 'GET /v1/checkout/sessions/:id';
const CREATE = 'POST /v1/checkout/sessions';

describeWithDatabase('requests to Stripe that customers cause', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock);
  });

  const times = (count: number, work: (index: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const oneByOne = async (count: number, work: () => Promise<unknown>) => {
    for (let done = 0; done < count; done += 1) await work();
  };
  /** Opens a link twenty times at once, then twenty times one by one. */
  async function openOften(open: () => Promise<unknown>): Promise<void> {
    await times(20, open);
    await oneByOne(20, open);
  }
  /** Returns the requests that arrive at Stripe meanwhile, in the order of their paths. */
  async function requestsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
    const before = shop.stripe.calls.length;
    await work();
    return shop.stripe.calls
      .slice(before)
      .map(({ what }) => what)
      .toSorted();
  }
  /** Two instances of the app on the same database. */
  const instances = () => [shop.deps, { ...shop.deps, db: database().another() }].map(createServices);

  itOnBoth(
    'ABU-1: a hundred looks at an order after the payment page ask once in a few seconds, on all instances',
    async () => {
      const order = await placeOrder(shop.deps);
      await shop.open(order);
      const { reference, token } = order;
      const [one, other] = instances();
      const look = (index: number) => (index % 2 ? one : other)!.orders.recheckPayment(reference, token);
      expect(await requestsDuring(() => times(50, look))).toEqual([READ]);
      expect(await requestsDuring(() => times(50, look))).toEqual([]);
      clock.advanceMinutes(1);
      expect(await requestsDuring(() => times(50, look))).toEqual([READ]);
    },
  );

  it('ABU-1: a customer who is back from Stripe sees the payment at once, however often the link was opened', async () => {
    const order = await placeOrder(shop.deps);
    await oneByOne(3, () => shop.link(order));
    shop.stripe.account.pay(shop.latest().id);
    const { orders } = createServices(shop.deps);
    const open = async () => {
      await orders.recheckPayment(order.reference, order.token);
      return orders.view(order.reference, order.token);
    };
    const views = await Promise.all([open(), open()]);
    expect(views.map((view) => view?.state)).toEqual(['confirmed', 'confirmed']);
  });

  itOnBoth(
    'ABU-1: twenty opens of a share, at once and one by one, share one session and ask about it once',
    async () => {
      const order = await orderSharedList(shop.deps);
      const { Tom: key = '' } = await shareKeys(shop.deps, order);
      const { orderShares } = createServices(shop.deps);
      const open = () => orderShares.link(key);
      expect(await requestsDuring(() => openOften(open))).toEqual([READ, CREATE]);
      expect(new Set([await open(), await open()])).toEqual(new Set([shop.latest().url]));
      expect(shop.stripe.account.sessions.size).toBe(1);
      const looks = () => times(20, () => orderShares.ofShare(key, true));
      expect(await requestsDuring(looks)).toEqual([READ]);
    },
  );

  it('ABU-1: twenty opens of an order’s link share one session and ask about it once', async () => {
    const order = await placeOrder(shop.deps);
    expect(await requestsDuring(() => openOften(() => shop.link(order)))).toEqual([READ, CREATE]);
  });

  itOnBoth('ABU-1: twenty opens of the page for another card open one, and looks after it ask once', async () => {
    const store = await placeOrderOf(shop.deps, 'storage', fullStorageAnswers());
    await shop.pay(await shop.open(store));
    const { storagePayments } = createServices(shop.deps);
    const open = () => storagePayments.cardLink(store);
    expect(await requestsDuring(() => openOften(open))).toEqual([READ, CREATE]);
    const look = () => storagePayments.view(store, { isBack: true, endOn: '' });
    expect(await requestsDuring(() => oneByOne(20, look))).toEqual([READ]);
  });

  it('ABU-1: twenty previews of a cancellation ask for its refunds once', async () => {
    const order = await placeOrder(shop.deps);
    await shop.pay(await shop.open(order));
    const guest = guestOf(shop.deps, order);
    expect(await requestsDuring(() => oneByOne(20, () => guest.previewCancellation()))).toEqual(['GET /v1/refunds']);
  });

  it('ABU-1: links and pages are counted by network address before Stripe is asked', async () => {
    const order = await orderSharedList(shop.deps);
    const { Tom: key = '' } = await shareKeys(shop.deps, order);
    const api = await startApi();
    const open = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const { status } = await fetch(`${api.origin}/api/shares/pay?key=${key}`, { headers, redirect: 'manual' });
      return status;
    };
    await oneByOne(60, () => open('203.0.113.7'));
    const refused = await requestsDuring(async () => expect(await open('203.0.113.7')).toBe(429));
    expect(refused).toEqual([]);
    expect(await open('203.0.113.8')).toBe(303);
    const request = Object.assign(new IncomingMessage(new Socket()), {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(await mayAskProvider(shop.deps, request)).toBe(false);
    clock.advanceMinutes(1);
    expect(await mayAskProvider(shop.deps, request)).toBe(true);
  });
});
