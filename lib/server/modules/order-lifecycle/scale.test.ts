import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';

/** £259, £99 and £229: half of it is £293.50, of the services alone £164. */
const ORDER = { addOns: ['PACKING', 'CLEANING'] as const };
/** Less than 72 hours before the move on 15 December at 10:00, more than 14 days after the order. */
const LATE = '2026-12-13T09:00:00.000Z';
const WEEK_LATER = { date: '2026-12-22', start: '10:00', end: '12:00' };

describeWithDatabase('the scale of what is paid back', (database) => {
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });

  const pay = async (order: CreatedOrderDto) => (await openPaymentPage(deps, order)).click('pay');
  const add = async (order: CreatedOrderDto, addOns: readonly ('PACKING' | 'CLEANING' | 'ASSEMBLING')[]) => {
    const guest = guestOf(deps, order);
    const contents = { addOns: [...addOns], furnitureItems: [] };
    const preview = await guest.previewEdit(contents);
    await guest.changes.edit({
      ...guest.agreed(preview),
      ...contents,
      unit: null,
      coverStep: null,
      split: null,
      wantsStartWithin14Days: true,
    });
    return preview;
  };

  it('CXL-1, LAW-6: is not got round by adding a service: only the new line has 14 days of its own', async () => {
    const order = await placePaidOrder(deps, ORDER);
    const guest = guestOf(deps, order);
    clock.set(LATE);
    expect((await guest.previewCancellation()).refund).toBe(293.5);
    const { toPay } = await add(order, ['PACKING', 'CLEANING', 'ASSEMBLING']);
    await pay(order);
    expect(toPay).toBe(49);
    const preview = await guest.previewCancellation();
    expect(preview.lines.map(({ service, refundPercent }) => `${service} ${refundPercent}`)).toEqual([
      'MOVING 50',
      'PACKING 50',
      'CLEANING 50',
      'ASSEMBLING 100',
    ]);
    expect(preview.refund).toBe(293.5 + 49);
    const view = await viewOrder(deps, order.reference, order.token);
    expect([view?.agreedAt, view?.addedAt]).toEqual(['2026-11-24T09:00:00.000Z', { ASSEMBLING: LATE }]);
  });

  it('CXL-1, LAW-6: is not got round by moving the day: the late fee is of every line', async () => {
    const order = await placePaidOrder(deps, ORDER);
    const guest = guestOf(deps, order);
    clock.set(LATE);
    const moved = await guest.previewReschedule(WEEK_LATER);
    expect([moved.lateFee, moved.toPay]).toEqual([293.5, 293.5]);
    await guest.reschedule(WEEK_LATER);
    await pay(order);
    expect((await guest.previewCancellation()).refund).toBe(587);
  });

  it('CXL-1, LAW-6: is not got round by taking one service for another in one step', async () => {
    const order = await placePaidOrder(deps, { addOns: ['PACKING'] });
    clock.set(LATE);
    const before = (await guestOf(deps, order).previewCancellation()).refund;
    const { toPay } = await add(order, ['CLEANING']);
    await pay(order);
    const after = (await guestOf(deps, order).previewCancellation()).refund;
    expect([before, toPay, after]).toEqual([179, 229 - 49.5, 129.5 + 229]);
  });

  it('CXL-1, LAW-6: a service that is taken out and ordered again is a new line', async () => {
    const order = await placePaidOrder(deps, ORDER);
    await add(order, ['CLEANING']);
    clock.set('2026-12-05T09:00:00.000Z');
    await add(order, ['PACKING', 'CLEANING']);
    await pay(order);
    const view = await viewOrder(deps, order.reference, order.token);
    expect(view?.addedAt).toEqual({ PACKING: '2026-12-05T09:00:00.000Z' });
  });

  itOnBoth('CXL-1, LAW-6: what an older order was told stays: its services had their 14 days together', async () => {
    const order = await placePaidOrder(deps, ORDER);
    const told = { services_agreed_at: '2026-12-05T09:00:00.000Z' };
    await database().db.updateTable('orders').set(told).execute();
    clock.set(LATE);
    await expect(guestOf(deps, order).previewCancellation()).resolves.toMatchObject({ refund: 129.5 + 99 + 229 });
  });
});
