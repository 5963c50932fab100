import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { BOTH_ENDS } from '@/lib/testing/addresses';

describeWithDatabase('notes and contacts of a job', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const give = ({ reference, token }: { readonly reference: string; readonly token: string }) =>
    createServices(deps).addresses.save({ reference, token, version: 0, stops: BOTH_ENDS });
  /** Returns the remaining details of the collection address after the sweep at an instant. */
  const keptOn = async (instant: string) => {
    clock.set(instant);
    await runRetentionJobs(deps);
    const row = await deps.db.selectFrom('order_stops').selectAll().where('stop', '=', 'collection').executeTakeFirst();
    return row && [row.line1, row.note, row.contact_name, row.contact_phone].join('|');
  };
  const WHOLE = '12 Elm Road|Buzzer 3\nPark in the yard|Sam Porter|+447700900456';

  it('DAY-1: are deleted 24 hours after its end, not a minute sooner; the street stays with the order', async () => {
    const order = await placePaidOrder(deps);
    await give(order);
    expect(await keptOn('2026-12-16T11:59:00.000Z')).toBe(WHOLE);
    expect(await keptOn('2026-12-16T12:00:00.000Z')).toBe('12 Elm Road|||');
    const view = await createServices(deps).orders.view(order.reference, order.token);
    expect(view?.stops.list.map(({ given }) => [given?.line1, given?.note])).toEqual([
      ['12 Elm Road', ''],
      ['7 Rye Lane', ''],
    ]);
  });

  it('DAY-1: wait for the last appointment, and for the day that an order was moved to', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await give(order);
    expect(await keptOn('2026-12-16T15:59:00.000Z')).toBe(WHOLE);
    clock.set('2026-11-25T09:00:00.000Z');
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '10:00', end: '12:00' });
    expect(await keptOn('2026-12-16T16:00:00.000Z')).toBe(WHOLE);
    expect(await keptOn('2026-12-18T16:00:00.000Z')).toBe('12 Elm Road|||');
  });

  itOnBoth('DAY-1: of a cancelled order are deleted at once', async () => {
    const order = await placePaidOrder(deps);
    await give(order);
    await guestOf(deps, order).cancel();
    expect(await keptOn('2026-11-24T09:01:00.000Z')).toBe('12 Elm Road|||');
  });
});
