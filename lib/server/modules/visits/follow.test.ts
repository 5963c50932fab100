import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { deleteExpiredOrders } from '@/lib/server/modules/booking/delete-expired-orders';
import { complete } from '@/lib/server/modules/order-lifecycle/desk-actions';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { ORDERS_OF_EVERY_SERVICE } from '@/lib/testing/services';
import { record, crewReport, visitLines } from '@/lib/testing/visits';
import { visitsOf } from './repo';

const LATER = { date: '2026-12-16', start: '16:00', end: '18:00' };

describeWithDatabase('visits follow their order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const lines = ({ orderId }: CreatedOrderDto) => visitLines(deps.db, orderId);
  const { furnitureItems } = fullAnswers();

  it('DAY-2: an order has its visits from when it is booked, and none before', async () => {
    const order = await placeOrder(deps, { addOns: ['CLEANING'] });
    expect(await lines(order)).toEqual([]);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await lines(order)).toEqual(['clean 2026-12-15 14:00 planned', 'move 2026-12-15 10:00 planned']);
  });

  it.each(ORDERS_OF_EVERY_SERVICE.map((each) => [each.flow, each] as const))(
    'DAY-2: an order of %s has one visit of its kind',
    async (flow, { on }) => {
      const order = await placePaidOrderOf(deps, flow, on('2026-12-15') as never);
      const kind = { moving: 'move', storage: 'collection', 'storage-return': 'return', cleaning: 'clean' }[flow];
      expect(await lines(order)).toEqual([`${kind} 2026-12-15 10:00 planned`]);
    },
  );

  it('DAY-2: what lapsed unpaid has none, and what was paid late has them', async () => {
    const [never, late] = [await placeOrder(deps), await placeOrder(deps)];
    const page = await openPaymentPage(deps, late);
    clock.advanceMinutes(31);
    await runRetentionJobs(deps);
    await page.click('pay');
    expect([await lines(never), await lines(late)]).toEqual([[], ['move 2026-12-15 10:00 planned']]);
  });

  it('DAY-2: move with it, and nobody has them any more', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    const [clean] = await visitsOf(deps.db, order.orderId);
    await deps.db.insertInto('visit_crews').values({ visit_id: clean!.id, number: 2, pinned: 1 }).execute();
    await guestOf(deps, order).reschedule(LATER);
    expect(await lines(order)).toEqual(['clean 2026-12-17 08:00 planned', 'move 2026-12-16 16:00 planned']);
    expect(await deps.db.selectFrom('visit_crews').selectAll().execute()).toEqual([]);
    expect((await visitsOf(deps.db, order.orderId)).map(({ id, version }) => [id === clean!.id, version])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  it('DAY-2: come and go with what is added and taken out, and the others stay as they are', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    await guest.edit({ addOns: ['CLEANING'], furnitureItems: [...furnitureItems] });
    expect(await lines(order)).toEqual(['move 2026-12-15 10:00 planned']);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await lines(order)).toEqual(['clean 2026-12-15 14:00 planned', 'move 2026-12-15 10:00 planned']);
    await guest.edit({ addOns: [], furnitureItems: [...furnitureItems] });
    expect(await lines(order)).toEqual(['clean 2026-12-15 14:00 cancelled', 'move 2026-12-15 10:00 planned']);
    await guest.edit({ addOns: ['CLEANING'], furnitureItems: [...furnitureItems] });
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await lines(order)).toEqual(['clean 2026-12-15 14:00 planned', 'move 2026-12-15 10:00 planned']);
    expect((await visitsOf(deps.db, order.orderId)).map(({ version }) => version)).toEqual([4, 1]);
  });

  it('DAY-2: are cancelled with it', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await guestOf(deps, order).cancel();
    expect(await lines(order)).toEqual(['clean 2026-12-15 14:00 cancelled', 'move 2026-12-15 10:00 cancelled']);
  });

  itOnBoth.each([
    ['at once', '2026-12-05T08:00:00.000Z'],
    ['before its late fee is asked for', '2026-12-13T08:00:00.000Z'],
  ])('DAY-2: a crew that is on its way is not sent elsewhere: the change is refused %s', async (_how, when) => {
    const order = await placePaidOrder(deps);
    const [move] = await visitsOf(deps.db, order.orderId);
    clock.set(when);
    await record(deps.db, {
      visitId: move!.id,
      said: [crewReport('on_the_way', clock.now())],
      receivedAt: clock.now(),
      cause: 'crew',
    });
    await expect(guestOf(deps, order).reschedule(LATER)).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect(await lines(order)).toEqual(['move 2026-12-15 10:00 on_the_way']);
    const held = await deps.db.selectFrom('slot_reservations').select('date').where('released', '=', 0).execute();
    expect(held).toEqual([{ date: '2026-12-15' }]);
  });

  it('DAY-2: what is done by the word of the desk is done by everybody who came', async () => {
    const order = await placePaidOrder(deps);
    clock.set('2026-12-15T15:00:00.000Z');
    await complete(deps, { email: 'desk@example.com' }, { reference: order.reference });
    expect(await lines(order)).toEqual(['move 2026-12-15 10:00 done']);
  });

  itOnBoth('DAY-2: are forgotten with it', async () => {
    const order = await placePaidOrder(deps);
    clock.set('2033-04-06T20:00:00.000Z');
    await deleteExpiredOrders(deps);
    expect(await lines(order)).toEqual([]);
    expect(await deps.db.selectFrom('visit_events').selectAll().execute()).toEqual([]);
  });
});
