import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { itemsOfCounts } from '@/lib/domain/catalogue/shared-items';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { priceOfLongerHold } from '@/lib/domain/order/hold';
import { createServices } from '@/lib/server/container';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Channels } from '@/lib/server/platform/notifications/notification';
import { guestOf, openPaymentPage } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { openSharePage, orderSharedList, shareKeys, SMALL_PARTS } from '@/lib/testing/shared-orders';

const HOURS = 60;

describeWithDatabase('PLN-5 an order that several people pay', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '1', DATA_DIR: database().folder });
  });

  const services = () => createServices(deps);
  const shares = () => services().orderShares;
  const answers = (date?: string) =>
    fullAnswers({
      furnitureItems: itemsOfCounts({ sofa_3: 1 }),
      ...(date && { dates: { movingDate: date } }),
    });

  const ordered = (date?: string, parts?: typeof SMALL_PARTS) =>
    orderSharedList(deps, { ...(date && { changes: { dates: { movingDate: date } } }), ...(parts && { parts }) });
  const shareOut = ({ reference, token }: CreatedOrderDto) => shares().share({ reference, token });
  const view = async ({ reference, token }: CreatedOrderDto) => (await shares().ofOrder(reference, token))!;
  const keys = (order: CreatedOrderDto) => shareKeys(deps, order);
  const sharedSmall = async (date?: string) => {
    const order = await ordered(date, SMALL_PARTS);
    await shareOut(order);
    return order;
  };
  /** The payment page that somebody has open: its buttons can be clicked at any time, also too late. */
  const pageOf = (key: string) => openSharePage(deps, key);
  const pay = async (key: string) => (await pageOf(key))();
  const stateOf = async ({ orderId }: CreatedOrderDto) => (await findOrder(deps.db, orderId))?.state;
  const refunds = async () =>
    (await deps.db.selectFrom('refunds').selectAll().execute()).map(({ amount_pence, reason, state }) => ({
      amount_pence,
      reason,
      state,
    }));
  const topics = async (like: string) =>
    (await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', like).execute())
      .map(({ topic }) => topic)
      .toSorted();
  const booked = async () =>
    (await deps.db.selectFrom('slots').select('booked').where('service', '=', 'MOVING').execute()).map(
      (slot) => slot.booked,
    );

  it('PLN-5 shares the price out to the penny, and holds its slot no longer for it', async () => {
    const order = await ordered();
    const before = await view(order);
    expect(before).toMatchObject({
      state: 'unshared',
      until: '2026-11-24T09:30:00.000Z',
      longerHold: { lasts: 'for 24 hours', price: Math.ceil(before.total * 25) / 100 },
    });
    clock.advanceMinutes(10);
    expect((await shareOut(order)).shares).toHaveLength(3);
    const { total, shares: all, ...after } = await view(order);
    expect(after).toMatchObject({ state: 'shared', until: before.until, longerHold: before.longerHold });
    expect(all.map(({ name }) => name)).toEqual(['', 'Mia', 'Tom']);
    expect(all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
    const { Tom: tom } = await keys(order);
    expect(await shares().ofShare(tom!, false)).toMatchObject({ until: before.until, longerHold: before.longerHold });
    const late = await pageOf(tom!);
    clock.advanceMinutes(20);
    // Nobody has paid: whoever comes next gets the slot, and a share that comes now goes back.
    await placeOrder(deps, answers());
    expect(await stateOf(order)).toBe('expired');
    await late();
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['shares_unpaid']);
    expect((await view(order)).state).toBe('ended');
  });

  it('PLN-5 holds its slot for a day from the share with which a quarter is paid, and no longer for the next', async () => {
    const order = await ordered();
    await shareOut(order);
    const { Tom: tom, You: you } = await keys(order);
    clock.advanceMinutes(29);
    await pay(tom!);
    const held = { state: 'shared', until: '2026-11-25T09:29:00.000Z', longerHold: null };
    expect(await view(order)).toMatchObject(held);
    clock.advanceMinutes(23 * HOURS);
    await expireLapsedHolds(deps);
    await expect(placeOrder(deps, answers())).rejects.toMatchObject({ code: 'slot_taken' });
    await pay(you!);
    expect(await view(order)).toMatchObject(held);
    expect(await stateOf(order)).toBe('awaiting_payment');
  });

  it('ABU-1: less than a quarter holds the slot no longer, and is refunded with the hold', async () => {
    const order = await sharedSmall();
    const { until, longerHold } = await view(order);
    const { Tom: tom, Mia: mia } = await keys(order);
    await pay(tom!);
    expect(await view(order)).toMatchObject({ until, longerHold });
    expect(await shares().ofShare(tom!, false)).toMatchObject({ hasPaid: true, until, longerHold });
    clock.advanceMinutes(20);
    await pay(mia!);
    expect(await view(order)).toMatchObject({ until: '2026-11-25T09:20:00.000Z', longerHold: null });

    const { Tom: next } = await keys(await sharedSmall('2026-12-16'));
    await pay(next!);
    clock.advanceMinutes(30);
    await expireLapsedHolds(deps);
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['shares_unpaid']);
    // Its slot is free for the next customer.
    await placeOrder(deps, answers('2026-12-16'));
  });

  it('RDT-3: tells nobody that shares were unpaid when a newer order takes the place of theirs', async () => {
    const order = await ordered();
    await shareOut(order);
    await deliverAll(deps);
    const { draft_id: draftId } = (await findOrder(deps.db, order.orderId))!;
    await placeOrder(deps, { ...answers(), firstName: 'Grace' }, { draftId: draftId ?? '' }).catch(() => null);
    expect(await stateOf(order)).toBe('expired');
    const sent: string[] = [];
    const mailer: Channels['mailer'] = {
      send: ({ topic }) => {
        sent.push(topic);
        return Promise.resolve({ outcome: 'sent' });
      },
    };
    await deliverAll(deps, { mailer });
    expect(sent).not.toContain('order.shares_unpaid.customer');
  });

  itOnBoth('RDT-3: sends no receipt that says booked, or held, for a share of an order that is neither', async () => {
    const order = await ordered();
    await shareOut(order);
    const { Tom: tom } = await keys(order);
    await shares().receipt({ key: tom!, email: 'tom@example.com' });
    await pay(tom!);
    // The hold is over, and the job that ends it has not run yet.
    await deps.db.updateTable('orders').set({ hold_expires_at: '2026-11-24T08:00:00.000Z' }).execute();
    const sent: string[] = [];
    const mailer: Channels['mailer'] = {
      send: ({ topic }) => {
        sent.push(topic);
        return Promise.resolve({ outcome: 'sent' });
      },
    };
    await deliverAll(deps, { mailer });
    expect(sent).not.toContain('order.share_paid.customer');
  });

  itOnBoth('PLN-5 is held for longer once by two who pay at once, and says so in one mail', async () => {
    const order = await ordered();
    await shareOut(order);
    const subjects: string[] = [];
    const mailer: Channels['mailer'] = {
      send: ({ topic, subject }) => {
        if (topic === 'order.shares.customer') subjects.push(subject);
        return Promise.resolve({ outcome: 'sent' });
      },
    };
    await deliverAll(deps, { mailer });
    const { Tom: tom, You: you } = await keys(order);
    const pages = await Promise.all([pageOf(tom!), pageOf(you!)]);
    await Promise.all(pages.map((click) => click()));
    const { until, total } = await view(order);
    const quarter = formatPence(priceOfLongerHold(fromPounds(total)));
    expect(until).toBe('2026-11-25T09:00:00.000Z');
    await deliverAll(deps, { mailer });
    expect(subjects).toEqual([
      `Pay ${quarter} in shares by Tuesday 24 November 2026, 09:30 to hold your slot (${order.reference})`,
      `Your slot is held until Wednesday 25 November 2026, 09:00 (${order.reference})`,
    ]);
  });

  it.each([
    ['never past noon of the day before', '2026-12-13T20:00:00.000Z', '2026-12-14T12:00:00.000Z'],
    ['half an hour at least', '2026-12-14T11:45:00.000Z', '2026-12-14T12:15:00.000Z'],
  ])('PLN-5 with a quarter paid is held %s', async (_what, now, until) => {
    clock.set(now);
    const order = await ordered();
    await shareOut(order);
    await pay((await keys(order))['Tom']!);
    expect((await view(order)).until).toBe(until);
    clock.set(until);
    await expireLapsedHolds(deps);
    expect(await stateOf(order)).toBe('expired');
    expect(await refunds()).toHaveLength(1);
  });

  itOnBoth('PLN-5 is booked with the last share, once, however many pay at once', async () => {
    const order = await ordered();
    await shareOut(order);
    const all = Object.values(await keys(order));
    const pages = await Promise.all(all.map(pageOf));
    await pages[0]!();
    expect(await stateOf(order)).toBe('awaiting_payment');
    await Promise.all(pages.map((click) => click()));
    expect(await stateOf(order)).toBe('confirmed');
    expect((await view(order)).state).toBe('booked');
    expect((await topics('order.confirmed.%')).filter((topic) => topic === 'order.confirmed.customer')).toHaveLength(1);
    const paid = await deps.db.selectFrom('payments').selectAll().where('state', '=', 'paid').execute();
    const row = (await findOrder(deps.db, order.orderId))!;
    expect(paid.reduce((sum, { amount_pence }) => sum + amount_pence, 0)).toBe(row.total_pence);
    const invoices = await deps.db.selectFrom('invoices').selectAll().execute();
    expect(invoices.map(({ gross_pence }) => gross_pence).toSorted()).toEqual(
      paid.map(({ amount_pence }) => amount_pence).toSorted(),
    );
    expect(await refunds()).toEqual([]);
    expect(await booked()).toEqual([1]);
  });

  itOnBoth(
    'PLN-5 gives everything back when one has not paid in time, frees the slot and tells everybody',
    async () => {
      const order = await ordered();
      await shareOut(order);
      const { Tom: tom, You: you, Mia: mia } = await keys(order);
      await shares().receipt({ key: tom!, email: 'tom@example.com' });
      await pay(tom!);
      await pay(you!);
      const late = await pageOf(mia!);
      clock.advanceMinutes(24 * HOURS + 1);
      await expireLapsedHolds(deps);
      expect(await stateOf(order)).toBe('expired');
      expect((await refunds()).map(({ reason }) => reason)).toEqual(['shares_unpaid', 'shares_unpaid']);
      expect(await topics('order.share%')).toEqual([
        'order.share_paid.customer',
        'order.share_refunded.customer',
        // The first one had not gone out yet: the one that is true by now goes in its place.
        'order.shares.customer',
        'order.shares_unpaid.customer',
      ]);
      await deliverAll(deps);
      expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done']);
      expect(await booked()).toEqual([0]);
      // A payment that comes later goes back too, and books nothing.
      await late();
      expect(await stateOf(order)).toBe('expired');
      expect(await refunds()).toHaveLength(3);
      await expect(shares().link(mia!)).rejects.toMatchObject({ code: 'order_not_payable' });
      expect(await shares().ofShare(mia!, false)).toMatchObject({ state: 'ended', hasPaid: false });
      await deliverAll(deps);
      const notes = await deps.db.selectFrom('invoices').select('kind').where('kind', '=', 'credit_note').execute();
      expect(notes).toHaveLength(3);
      // Free: somebody else books it.
      await placeOrder(deps, answers());
    },
  );

  it('PLN-5 after the deadline a payment books nothing, also before the sweep has come', async () => {
    const order = await ordered(undefined, { Tom: { id: 'armchair', quantity: 2 } });
    await shareOut(order);
    const { Tom: tom, You: you } = await keys(order);
    await pay(you!);
    const last = await pageOf(tom!);
    clock.advanceMinutes(24 * HOURS);
    await last();
    expect(await stateOf(order)).toBe('awaiting_payment');
    await expireLapsedHolds(deps);
    expect(await refunds()).toHaveLength(2);
  });

  it('PLN-5 gives back what is paid twice, by share or as a whole', async () => {
    const order = await ordered();
    const whole = await openPaymentPage(deps, order);
    await shareOut(order);
    await expect(openPaymentPage(deps, order)).rejects.toMatchObject({ code: 'order_not_payable' });
    const { Tom: tom } = await keys(order);
    const [first, second] = await Promise.all([pageOf(tom!), pageOf(tom!)]);
    await Promise.all([first(), second()]);
    expect(await refunds()).toEqual([]);
    // The page of the whole was open before: it books, and the share goes back.
    await whole.click('pay');
    expect(await stateOf(order)).toBe('confirmed');
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['paid_twice']);
  });

  itOnBoth('PLN-5 is shared out once, by its own key, and only where others have put something in', async () => {
    const order = await ordered();
    const [first, again] = await Promise.all([shareOut(order), shareOut(order)]);
    expect(again).toEqual(first);
    expect((await view(order)).shares).toHaveLength(3);
    await expect(shares().share({ reference: order.reference, token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await shares().ofShare('x'.repeat(43), false)).toBeNull();
    const alone = await placeOrder(deps, fullAnswers({ timeSlot: { movingDate: ['12:00', '14:00'] } }));
    await expect(shareOut(alone)).rejects.toMatchObject({ code: 'order_not_payable' });
    expect((await view(alone)).state).toBe('none');
    const rows = JSON.stringify(await deps.db.selectFrom('order_shares').selectAll().execute());
    for (const key of Object.values(await keys(order))) expect(rows).not.toContain(key);
  });

  it('PLN-5 once booked is cancelled like any order: what goes back goes to who paid, the last payment first', async () => {
    const order = await ordered();
    await shareOut(order);
    for (const key of Object.values(await keys(order))) {
      await pay(key);
      clock.advanceMinutes(1);
    }
    await guestOf(deps, order).cancel();
    const { Tom: tom } = await keys(order);
    expect((await view(order)).state).toBe('cancelled');
    expect(await shares().ofShare(tom!, false)).toMatchObject({ state: 'cancelled', hasPaid: true });
    const back = await deps.db.selectFrom('refunds').selectAll().execute();
    const paid = await deps.db.selectFrom('payments').selectAll().execute();
    expect(back.map(({ payment_id }) => payment_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  });
});
