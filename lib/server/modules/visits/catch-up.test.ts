import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport, visitLines } from '@/lib/testing/visits';
import { catchUpVisits } from './catch-up';
import { visitsOf } from './repo';

describeWithDatabase('orders of a build that knew of no visits', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  /** Restores the visits that the earlier build left: changed ones, or none. */
  const leave = (orderId: string, update: { readonly date?: string; readonly state?: 'planned' } | null) =>
    update === null
      ? deps.db
          .deleteFrom('visit_events')
          .execute()
          .then(() => deps.db.deleteFrom('visits').where('order_id', '=', orderId).execute())
      : deps.db.updateTable('visits').set(update).where('order_id', '=', orderId).execute();

  itOnBoth(
    'DAY-2: booked, moved and cancelled ones get what they should have, once; the others stay as they are',
    async () => {
      const [booked, moved, gone] = [
        await placePaidOrder(deps),
        await placePaidOrder(deps),
        await placePaidOrder(deps, { addOns: ['CLEANING'] }),
      ];
      await leave(booked.orderId, null);
      await leave(moved.orderId, { date: '2026-12-10' });
      await guestOf(deps, gone).cancel();
      await leave(gone.orderId, { state: 'planned' });
      expect(await catchUpVisits(deps)).toBe(3);
      expect(await visitLines(deps.db, booked.orderId)).toEqual(['move 2026-12-15 10:00 planned']);
      expect(await visitLines(deps.db, moved.orderId)).toEqual(['move 2026-12-15 10:00 planned']);
      expect(await visitLines(deps.db, gone.orderId)).toEqual([
        'clean 2026-12-15 14:00 cancelled',
        'move 2026-12-15 10:00 cancelled',
      ]);
      expect(await catchUpVisits(deps)).toBe(0);
    },
  );

  itOnBoth('DAY-2: nothing is done to what is as it should be, nor to a visit that has begun', async () => {
    const [first, begun] = [await placePaidOrder(deps), await placePaidOrder(deps)];
    const [visit] = await visitsOf(deps.db, begun.orderId);
    const at = clock.now();
    await record(deps.db, { visitId: visit!.id, said: [crewReport('on_the_way', at)], receivedAt: at, cause: 'crew' });
    await leave(begun.orderId, { date: '2026-12-10' });
    expect(await catchUpVisits(deps)).toBe(0);
    expect((await visitsOf(deps.db, first.orderId)).map(({ version }) => version)).toEqual([1]);
  });
});
