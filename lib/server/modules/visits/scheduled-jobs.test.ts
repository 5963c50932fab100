import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { SlotTimes } from '@/lib/domain/london-time';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { crewReport, record, visitLines } from '@/lib/testing/visits';
import { assignVisit } from './assign';
import { dayPlan } from './plan';
import { findVisit, visitsOf } from './repo';
import { catchUpVisits, publishDuePlans } from './scheduled-jobs';

const DAY = '2026-12-15';
const EVENING = '2026-12-14T18:15:00.000Z';
const at = (...movingDate: SlotTimes): Partial<MovingAnswers> => ({ timeSlot: { movingDate } });

describeWithDatabase('the plan of a day', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '3' });
  });
  /** The visit of a booked move. */
  const booked = async (changes?: Partial<MovingAnswers>) => {
    const order = await placePaidOrder(deps, changes);
    const [visit] = await visitsOf(deps.db, order.orderId);
    return { order, id: visit!.id };
  };
  /** "1: a b" by crew, and what has none; jobs by the names that the test gave them. */
  const sheets = async (names: Readonly<Record<string, string>>) => {
    const { teams, publishedAt } = await dayPlan(deps.db, DAY, deps.config.capacity);
    const name = (id: string) => names[id] ?? id;
    return {
      isPublished: publishedAt !== null,
      sheets: teams.flatMap((team) =>
        team.sheets.map(({ crew, jobs }) => `${crew}: ${jobs.map(({ visit }) => name(visit.id)).join(' ')}`),
      ),
      unassigned: teams.flatMap((team) => team.unassigned.map(({ visit }) => name(visit.id))),
    };
  };
  const give = async (visitId: string, ...crews: readonly number[]) => {
    const { version } = (await findVisit(deps.db, visitId))!;
    return transact(deps.db, (trx) => assignVisit(trx, { visitId, version, crews, at: clock.now() }));
  };

  it('DAY-2: is a proposal around what was given to a crew, until 18:15 of the day before; then it stays', async () => {
    const [a, b] = [await booked(), await booked(at('12:00', '14:00'))];
    const names = { [a.id]: 'a', [b.id]: 'b' };
    expect(await sheets(names)).toEqual({ isPublished: false, sheets: ['1: a', '2: b'], unassigned: [] });
    await give(a.id, 2);
    expect(await sheets(names)).toEqual({ isPublished: false, sheets: ['1: b', '2: a'], unassigned: [] });
    clock.set('2026-12-14T18:14:59.000Z');
    expect(await publishDuePlans(deps)).toEqual(['2026-12-14']);
    clock.set(EVENING);
    expect(await publishDuePlans(deps)).toEqual([DAY]);
    expect(await publishDuePlans(deps)).toEqual([]);
    expect(await sheets(names)).toEqual({ isPublished: true, sheets: ['1: b', '2: a'], unassigned: [] });
  });

  itOnBoth(
    'DAY-2: what comes after publication is nobody’s until the desk gives it to a crew; the others stay',
    async () => {
      const a = await booked();
      clock.set('2026-12-14T10:00:00.000Z');
      const late = await booked({ dates: { movingDate: '2026-12-16' }, ...at('08:00', '10:00') });
      clock.set(EVENING);
      await publishDuePlans(deps);
      await deps.db.updateTable('visits').set({ date: DAY }).where('id', '=', late.id).execute();
      const names = { [a.id]: 'a', [late.id]: 'late' };
      expect(await sheets(names)).toEqual({ isPublished: true, sheets: ['1: a'], unassigned: ['late'] });
      await give(late.id, 4);
      expect(await sheets(names)).toEqual({ isPublished: true, sheets: ['1: a', '4: late'], unassigned: [] });
      const extra = await deps.db.selectFrom('crew_days').selectAll().where('number', '=', 4).execute();
      expect(extra.map(({ service, published_at: when }) => [service, when])).toEqual([['MOVING', EVENING]]);
    },
  );

  it('DAY-2: of a move that is cancelled after publication the crew’s sheet is empty, and nothing else moves', async () => {
    const [a, b] = [await booked(), await booked()];
    clock.set(EVENING);
    await publishDuePlans(deps);
    const before = await sheets({ [a.id]: 'x', [b.id]: 'x' });
    expect(before.sheets).toEqual(['1: x', '2: x']);
    await guestOf(deps, a.order).cancel();
    const [left] = (await sheets({ [b.id]: 'b' })).sheets;
    const crew = await deps.db.selectFrom('visit_crews').selectAll().execute();
    expect([left, crew.map(({ visit_id: id }) => id)]).toEqual([`${crew[0]?.number}: b`, [b.id]]);
  });

  itOnBoth('DAY-2: two instances publish it once', async () => {
    await booked();
    clock.set(EVENING);
    const both = [deps, { ...deps, db: database().another() }].map(publishDuePlans);
    const days = (await Promise.all(both)).flat();
    expect(days.toSorted()).toEqual(['2026-12-14', DAY]);
    expect(await deps.db.selectFrom('visit_crews').selectAll().execute()).toHaveLength(1);
    const crews = await deps.db.selectFrom('crew_days').select(['service', 'number']).where('date', '=', DAY).execute();
    expect(crews.map(({ service, number }) => `${service} ${number}`).toSorted()).toEqual([
      'CLEANING 1',
      'MOVING 1',
      'STORAGE 1',
    ]);
  });

  itOnBoth(
    'DAY-2: orders are cancelled while it is published: nobody has a visit that does not take place',
    async () => {
      const orders = [];
      for (let index = 0; index < 6; index += 1) orders.push(await booked(at(...SLOT_TIMES[index]!)));
      clock.set(EVENING);
      const other = { ...deps, db: database().another() };
      await Promise.all([publishDuePlans(deps), ...orders.map(({ order }) => guestOf(other, order).cancel())]);
      expect(await deps.db.selectFrom('visit_crews').selectAll().execute()).toEqual([]);
      expect((await sheets({})).sheets).toEqual([]);
    },
  );

  itOnBoth('DAY-2: 20 operators give one job to different crews at once: one of them is heard', async () => {
    const { id } = await booked();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        transact(deps.db, (trx) => assignVisit(trx, { visitId: id, version: 1, crews: [index + 1], at: clock.now() })),
      ),
    );
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await deps.db.selectFrom('visit_crews').selectAll().execute()).toHaveLength(1);
  });
});

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
