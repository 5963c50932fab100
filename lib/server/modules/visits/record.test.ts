import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { minutesAfter } from '@/lib/domain/london-time';
import { eventsOf, findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport, visitLines } from '@/lib/testing/visits';
import type { CrewReport } from './record';
import { findVisit, visitEventsOf, visitsOf } from './repo';
import { completeDoneOrders } from './scheduled-jobs';

const MORNING = new Date('2026-12-15T09:30:00.000Z');
const at = (minutes: number) => minutesAfter(MORNING, minutes);

describeWithDatabase('what a crew records', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  let visitId: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    order = await placePaidOrder(deps);
    visitId = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
  });
  const say = (receivedAt: Date, ...events: readonly CrewReport[]) =>
    record(deps.db, { visitId, said: events, receivedAt, cause: 'crew' });
  const visit = () => findVisit(deps.db, visitId);
  const events = () => visitEventsOf(deps.db, [visitId]);

  it('DAY-2, DAY-3: a state, and the window of the driver’s minutes', async () => {
    await say(at(0), crewReport('on_the_way', at(0), { minutes: 20 }));
    expect(await visit()).toMatchObject({
      state: 'on_the_way',
      version: 2,
      eta_from: '2026-12-15T09:45:00.000Z',
      eta_until: '2026-12-15T10:00:00.000Z',
    });
  });

  it('DAY-2: a batch that comes twice and out of order ends in the same rows', async () => {
    const batch = [
      crewReport('on_the_way', at(0), { minutes: 10 }),
      crewReport('arrived', at(12)),
      crewReport('loading', at(13)),
      crewReport('undone', at(15)),
      crewReport('loading', at(20)),
      crewReport('driving', at(80)),
    ];
    await say(at(90), ...batch.toReversed());
    const [once, stored] = [await visit(), await events()];
    expect(once).toMatchObject({ state: 'driving' });
    await say(at(95), ...batch);
    await say(at(99), batch[2]!, batch[0]!);
    expect([await visit(), await events()]).toEqual([once, stored]);
  });

  itOnBoth('DAY-2: 50 phones that send the same batch at once store it once', async () => {
    const batch = [crewReport('arrived', at(12)), crewReport('loading', at(13))];
    const send = () => record(database().db, { visitId, said: batch, receivedAt: at(20), cause: 'crew' });
    await Promise.all(Array.from({ length: 50 }, send));
    expect((await events()).map(({ type }) => type)).toEqual(['planned', 'arrived', 'loading']);
    expect(await visit()).toMatchObject({ state: 'loading', version: 2 });
  });

  it('DAY-2: of a clock that is too far off our own time counts, and it is marked', async () => {
    await say(at(0), crewReport('on_the_way', at(3)));
    await say(at(30), crewReport('arrived', at(29)));
    const [, arrived, way] = (await events()).toSorted((a, b) => a.type.localeCompare(b.type)).toReversed();
    expect([way?.clock_off, arrived?.clock_off].toSorted()).toEqual([0, 1]);
    const times = (await events()).map(({ type, at: when }) => `${type} ${when}`);
    expect(times.slice(1)).toEqual(['on_the_way 2026-12-15T09:30:00.000Z', 'arrived 2026-12-15T09:59:00.000Z']);
  });

  it('DAY-2: an order is completed by its crew when all of it is done and can no longer be undone, once', async () => {
    await say(at(200), crewReport('done', at(200)));
    clock.set(at(204).toISOString());
    expect(await completeDoneOrders(deps)).toBe(0);
    clock.set(at(205).toISOString());
    const counts = await Promise.all(
      [deps.db, database().another()].map((db) => completeDoneOrders({ db, now: clock.now })),
    );
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await findOrder(deps.db, order.orderId))?.state).toBe('completed');
    const completed = (await eventsOf(deps.db, order.orderId)).filter(({ type }) => type === 'completed');
    expect(completed.map(({ cause }) => cause)).toEqual(['crew']);
  });

  it('DAY-2: a step that was undone completes nothing', async () => {
    await say(at(200), crewReport('done', at(200)));
    await say(at(203), crewReport('undone', at(203)));
    clock.set(at(300).toISOString());
    expect(await completeDoneOrders(deps)).toBe(0);
    expect(await visit()).toMatchObject({ state: 'planned', done_at: null });
  });

  it('DAY-2: an order with a clean to come is not completed by its movers', async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    const both = await placePaidOrder(deps, { addOns: ['CLEANING'], timeSlot: { movingDate: ['08:00', '10:00'] } });
    const [clean, move] = await visitsOf(deps.db, both.orderId);
    const done = (id: string, when: Date) =>
      record(deps.db, { visitId: id, said: [crewReport('done', when)], receivedAt: when, cause: 'crew' });
    await done(move!.id, at(60));
    clock.set(at(120).toISOString());
    expect(await completeDoneOrders(deps)).toBe(0);
    await done(clean!.id, at(300));
    clock.set(at(310).toISOString());
    expect(await completeDoneOrders(deps)).toBe(1);
  });

  itOnBoth(
    'DAY-2: a crew that sets off while its order is moved: one of the two comes first, and they never differ',
    async () => {
      clock.set('2026-12-01T09:00:00.000Z');
      const slots = ['14', '15', '16', '17', '21'].map((day) => ({
        date: `2026-12-${day}`,
        start: '08:00',
        end: '10:00',
      }));
      for (const slot of slots) {
        const mine = await placePaidOrder(deps, { dates: { movingDate: '2026-12-10' } });
        const [move] = await visitsOf(deps.db, mine.orderId);
        const [changed] = await Promise.allSettled([
          guestOf(deps, mine).reschedule(slot),
          record(database().another(), {
            visitId: move!.id,
            receivedAt: clock.now(),
            cause: 'crew',
            said: [crewReport('on_the_way', minutesAfter(clock.now(), 1))],
          }),
        ]);
        const { state, order_json } = (await findOrder(deps.db, mine.orderId))!;
        const date = /"movingDate":"([\d-]+)"/.exec(order_json)?.[1];
        const [line] = await visitLines(deps.db, mine.orderId);
        expect(line).toContain(`move ${date}`);
        expect(line).toMatch(/on_the_way$/);
        expect(state).toBe(changed.status === 'fulfilled' ? 'rescheduled' : 'confirmed');
        // Its place is free for the next: nothing is cancelled while a crew is at work.
        await record(deps.db, {
          visitId: move!.id,
          receivedAt: clock.now(),
          cause: 'crew',
          said: [crewReport('done', minutesAfter(clock.now(), 2))],
        });
        await guestOf(deps, mine).cancel();
      }
    },
  );
});
