import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { OrderDayDto } from '@/lib/contracts/order-day';
import { readOrderDay } from '@/lib/contracts/order-day';
import { createServices, replaceServices } from '@/lib/server/container';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { postJson } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { record, crewReport } from '@/lib/testing/visits';
import { assignForeman, insertMember } from './crews-repo';
import { payLateCredit } from './day';
import { putItem } from './proof-repo';
import { visitsOf } from './repo';
import { publishDuePlans } from './scheduled-jobs';

const DATE = '2026-12-15';
const at = (time: string) => new Date(`${DATE}T${time}.000Z`);

describeWithDatabase('the day of an order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  let visitId: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    order = await placePaidOrder(deps);
    visitId = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    const now = clock.now().toISOString();
    await transact(deps.db, async (trx) => {
      const member = { id: 'sam', name: 'Sam', phone: '', email: '', left_at: null, version: 1 };
      await insertMember(trx, { ...member, created_at: now, updated_at: now });
      await assignForeman(trx, { date: DATE, service: 'MOVING', number: 1 }, 'sam', 0);
    });
  });
  const day = (): Promise<OrderDayDto | null> => createServices(deps).orders.day(order);
  const dayAt = async (instant: string) => {
    clock.set(instant);
    await publishDuePlans(deps);
    return day();
  };
  const say = (time: string, type: Parameters<typeof crewReport>[0], minutes: number | null = null) =>
    record(deps.db, { visitId, said: [crewReport(type, at(time), { minutes })], receivedAt: at(time), cause: 'crew' });

  it('DAY-3: from publication on it says who comes, and from 06:00 how far it is; until the day is over', async () => {
    expect(await dayAt('2026-12-14T18:14:59.000Z')).toBeNull();
    expect(await dayAt('2026-12-14T18:15:00.000Z')).toMatchObject({
      date: DATE,
      isToday: false,
      visits: [{ kind: 'move', state: 'planned', slot: ['10:00', '12:00'], who: ['Sam'], steps: [] }],
    });
    expect(await dayAt('2026-12-15T05:59:59.000Z')).toMatchObject({ isToday: false });
    expect(await dayAt('2026-12-15T06:00:00.000Z')).toMatchObject({
      isToday: true,
      checkedAt: '2026-12-15T06:00:00.000Z',
    });
    expect(await dayAt('2026-12-16T00:00:00.000Z')).toBeNull();
  });

  it('DAY-3: names nobody before the plan is published, whoever leads by then', async () => {
    clock.set('2026-12-15T07:00:00.000Z');
    expect((await day())?.visits[0]?.who).toEqual([]);
  });

  it('DAY-3: the window is what the driver said; after it the news are that it is later', async () => {
    await dayAt('2026-12-15T09:40:00.000Z');
    await say('09:40:00', 'on_the_way', 20);
    const window = { from: '2026-12-15T09:55:00.000Z', until: '2026-12-15T10:10:00.000Z' };
    expect((await day())?.visits[0]).toMatchObject({ state: 'on_the_way', window, news: 'as_said' });
    expect((await dayAt('2026-12-15T10:10:01.000Z'))?.visits[0]).toMatchObject({ window, news: 'later' });
    await say('10:12:00', 'arrived');
    expect((await dayAt('2026-12-15T10:12:00.000Z'))?.visits[0]).toMatchObject({
      news: 'as_said',
      credit: null,
      steps: [
        { state: 'on_the_way', at: '2026-12-15T09:40:00.000Z' },
        { state: 'arrived', at: '2026-12-15T10:12:00.000Z' },
      ],
    });
  });

  it('DAY-3: when the slot is over and nobody has said anything, that is the news', async () => {
    expect((await dayAt('2026-12-15T12:00:00.000Z'))?.visits[0]?.news).toBe('as_said');
    expect((await dayAt('2026-12-15T12:00:01.000Z'))?.visits[0]?.news).toBe('no_word');
  });

  it('DAY-3: says what goes back for coming late, and when it has gone', async () => {
    await say('12:31:00', 'arrived');
    expect((await dayAt('2026-12-15T12:31:00.000Z'))?.visits[0]?.credit).toEqual({
      pounds: 25.9,
      percent: 10,
      is: 'coming',
    });
    clock.set('2026-12-15T12:36:01.000Z');
    await payLateCredit(deps, visitId);
    expect((await day())?.visits[0]?.credit).toEqual({ pounds: 25.9, percent: 10, is: 'given' });
  });

  it('DAY-3: what was only said by the next step is for our office', async () => {
    await say('12:31:00', 'loading');
    expect((await dayAt('2026-12-15T12:31:00.000Z'))?.visits[0]?.credit?.is).toBe('asked');
  });

  itOnBoth('DAY-3: the van empties by what the crew has counted, and by the state alone where nobody has', async () => {
    await dayAt('2026-12-15T09:00:00.000Z');
    await say('09:00:00', 'unloading');
    expect((await day())?.visits[0]?.van).toEqual({ share: 0.5, counted: null });
    const count = { visit_id: visitId, title: 'Sofa', planned: 1, condition: null, condition_at: null };
    const times = { loaded_at: null, unloaded_at: at('09:00:00').toISOString() };
    await transact(deps.db, (trx) => putItem(trx, { ...count, ...times, item: 'sofa_3', loaded: null, unloaded: 1 }));
    const { counted, share } = (await day())?.visits[0]?.van ?? {};
    expect(counted).toMatchObject({ way: 'unloaded', count: 1 });
    expect(share).toBeCloseTo(1 - 1 / (counted?.of ?? 0));
  });

  it('DAY-3: an order that is cancelled has none', async () => {
    clock.set('2026-12-01T09:00:00.000Z');
    await guestOf(deps, order).cancel();
    expect(await dayAt('2026-12-15T09:00:00.000Z')).toBeNull();
  });

  it('DAY-3: the call answers with the day alone, and to nobody without the key', async () => {
    await dayAt('2026-12-15T09:00:00.000Z');
    replaceServices(deps);
    const { origin } = await startApi();
    const { reference, token } = order;
    const { body } = await postJson<object>(origin, readOrderDay.path, { reference, token });
    expect(Object.keys(body)).toEqual(['date', 'isToday', 'checkedAt', 'visits']);
    expect((await postJson(origin, readOrderDay.path, { reference, token: 'x'.repeat(43) })).status).toBe(404);
    const view = await createServices(deps).orders.view(reference, token);
    expect(view?.day).toEqual(body);
  });
});
