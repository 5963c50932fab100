import { createServices } from '@/lib/server/container';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { orderSharedList, shareKeys } from '@/lib/testing/shared-orders';
import { openShop, type StripeShop } from '@/lib/testing/stripe/checkout';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';

describeWithDatabase('PLN-5 shares of an order at Stripe', (database) => {
  const clock = fixedClock();
  let shop: StripeShop;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    shop = await openShop(database(), clock);
  });

  const open = () => [...shop.stripe.account.sessions.values()].filter(({ status }) => status === 'open');

  /** A move of two people, shared out, with the key of each one's link. */
  async function sharedOut() {
    const order = await orderSharedList(shop.deps, { parts: { Tom: { id: 'armchair', quantity: 2 } } });
    const { orderShares } = createServices(shop.deps);
    const { shares } = await orderShares.share(order);
    return { order, shares, keys: Object.values(await shareKeys(shop.deps, order)), orderShares };
  }

  it('PLN-5 each has one session over exactly their share, and the last payment books', async () => {
    const { order, shares, keys, orderShares } = await sharedOut();
    const links = await Promise.all([...keys, ...keys].map((key) => orderShares.link(key)));
    await shop.deliver();
    expect(
      open()
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual([...new Set(links)].toSorted());
    expect(
      open()
        .map(({ amount_total }) => amount_total)
        .toSorted(),
    ).toEqual(shares.map(({ amount }) => Math.round(amount * 100)).toSorted());
    for (const session of open()) await shop.pay(session);
    await shop.deliver();
    expect([await shop.state(order), open(), await shop.refunds()]).toEqual(['confirmed', [], []]);
  });

  it('PLN-5 gives back at Stripe what was paid when the deadline passes', async () => {
    const { order, keys, orderShares } = await sharedOut();
    const [first = ''] = keys;
    await orderShares.link(first);
    await shop.pay(open()[0]!);
    await orderShares.link(keys[1] ?? '');
    clock.advanceMinutes(24 * 60 + 1);
    await expireLapsedHolds(shop.deps);
    await shop.deliver();
    expect([await shop.state(order), open()]).toEqual(['expired', []]);
    expect(await shop.refunds()).toHaveLength(1);
  });

  it('PLN-5 opens a new session where one has ended before the longer hold', async () => {
    const { order, keys, orderShares } = await sharedOut();
    const [first = '', second = ''] = keys;
    const early = await orderShares.link(second);
    await orderShares.link(first);
    const [tom] = open().filter(({ url }) => url !== early);
    await shop.pay(tom!);
    expect((await orderShares.ofOrder(order.reference, order.token))?.until).toBe('2026-11-25T09:00:00.000Z');
    clock.advanceMinutes(60);
    shop.stripe.account.expire(open().find(({ url }) => url === early)!.id);
    const late = await orderShares.link(second);
    expect(late).not.toBe(early);
    await shop.pay(open().find(({ url }) => url === late)!);
    await shop.deliver();
    expect([await shop.state(order), open(), await shop.refunds()]).toEqual(['confirmed', [], []]);
  });

  it('PLN-5 gives back at Stripe a first share that comes after the half hour', async () => {
    const { order, keys, orderShares } = await sharedOut();
    await orderShares.link(keys[0] ?? '');
    clock.advanceMinutes(30);
    await shop.pay(open()[0]!);
    await expireLapsedHolds(shop.deps);
    await shop.deliver();
    expect([await shop.state(order), open()]).toEqual(['expired', []]);
    expect(await shop.refunds()).toHaveLength(1);
  });
});
