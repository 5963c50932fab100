import { viewOrder } from '@/lib/server/modules/booking/service';
import { confirmByHand } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { guestOf, openPaymentPage } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { moneyOf } from './refund-repo';

const NEXT_DAY = { date: '2026-12-16', start: '08:00', end: '10:00' };

describeWithDatabase('the money of an order that was paid on the phone', (database) => {
  it('CXL-1, LAW-6: counts by its first total, with what was paid online for a change; no more is promised back', async () => {
    const clock = fixedClock();
    clock.set('2026-11-24T09:00:00.000Z');
    const deps = testDeps(database().db, clock.now);
    const order = await placeOrder(deps, { dates: { movingDate: '2026-12-19' } });
    await confirmByHand(deps, { email: 'desk@example.com' }, { reference: order.reference });
    const guest = guestOf(deps, order);
    const money = async () => {
      const row = await findOrder(deps.db, order.orderId);
      return row && Object.values(await moneyOf(deps.db, row));
    };
    expect(await money()).toEqual([28_490, 0, 28_490]);

    await guest.reschedule(NEXT_DAY);
    expect(await money()).toEqual([28_490, 2_590, 25_900]);
    await guest.edit({ addOns: ['PACKING'], furnitureItems: [] });
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await money()).toEqual([38_390, 2_590, 35_800]);
    await expect(guest.cancel()).resolves.toMatchObject({ refund: 358 });
    expect(await money()).toEqual([38_390, 38_390, 0]);
    const view = await viewOrder(deps, order.reference, order.token);
    expect([view?.refundOfCancelling, view?.refunded]).toEqual([358, 383.9]);
  });
});
