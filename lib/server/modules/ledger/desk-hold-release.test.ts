import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { ONE_BEDROOM } from '@/lib/testing/api-client';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { openDesk } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder } from '@/lib/testing/place-order';
import { openSharePage, orderSharedList, shareKeys, SMALL_PARTS } from '@/lib/testing/shared-orders';
import { customerOf } from '@/lib/testing/site-client';

const OFFICE = { user: null, address: '203.0.113.7' } as const;

describeWithDatabase('the bulk release of unpaid orders', (database) => {
  const clock = fixedClock();

  const customer = (n: number, movingDate = '2026-12-15') => {
    const { email, phone } = customerOf(`customer ${n}`);
    return { email, phone, dates: { movingDate } };
  };

  it('ABU-1: leaves telephone bookings and part-paid orders alone, from an address and in all', async () => {
    const { deps, desk } = await openDesk(database().db, clock, { CREWS: '30' });
    const { location } = await desk.call('begin_booking', { flow: 'moving', reference: '' });
    const draftId = new URL(location, 'http://x').searchParams.get('quote');
    const booking = { idempotencyKey: randomUUID(), draftId, flow: 'moving', expectedTotal: ONE_BEDROOM };
    // Its answers are an object, which a form post cannot contain.
    const { text } = await desk.call('book_order', { ...booking, answers: fullAnswers() } as never, true);
    const telephone = JSON.parse(text) as CreatedOrderDto;
    const partPaid = await orderSharedList(deps, { changes: customer(0), parts: SMALL_PARTS, visitor: OFFICE });
    const { Tom: key } = await shareKeys(deps, partPaid);
    await (
      await openSharePage(deps, key ?? '')
    )();
    const unpaid: CreatedOrderDto[] = [];
    for (let n = 1; n <= 4; n += 1) unpaid.push(await placeOrder(deps, customer(n), { visitor: OFFICE }));
    for (let n = 5; n <= 20; n += 1) {
      const visitor = { user: null, address: customerOf(`customer ${n}`).address };
      unpaid.push(await placeOrder(deps, customer(n, '2026-12-16'), { visitor }));
    }
    clock.advanceMinutes(1);

    const { holdReleases } = await desk.view('orders', '/desk/orders');
    expect(holdReleases.map(({ button }) => button)).toEqual(['Release these 4', 'Release these 20']);
    const stateOf = async ({ orderId }: CreatedOrderDto) => (await findOrder(deps.db, orderId))?.state;
    const released = async () => {
      const states = await Promise.all(unpaid.map(stateOf));
      return states.filter((state) => state === 'expired').length;
    };
    await desk.call('release_holds', holdReleases[0]?.release);
    expect(await released()).toBe(4);
    await desk.call('release_holds', holdReleases[1]?.release);
    expect(await released()).toBe(20);
    expect([await stateOf(telephone), await stateOf(partPaid)]).toEqual(['awaiting_payment', 'awaiting_payment']);
    expect(await deps.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
  });
});
