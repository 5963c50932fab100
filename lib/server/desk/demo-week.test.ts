import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { demoWeek } from '@/lib/tooling/demo/demo-week';
import { replaceServices } from '../container';

forEachDatabase('the week that npm run seed:demo fills', (database) => {
  it('has something to look at on every page of the desk; prices say where they come from', async () => {
    const clock = fixedClock();
    const deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    const desk = await atTheDesk(deps);
    expect((await desk.view('orders', '/desk/orders')).orders).toEqual([]);
    const { orders, leads } = await demoWeek(deps);
    const list = await desk.view('orders', '/desk/orders');
    expect(list.orders).toHaveLength(orders);
    expect(new Set(list.orders.map(({ state }) => state.label)).size).toBe(6);
    expect((await desk.view('leads', '/desk/leads')).leads).toHaveLength(leads);
    const { claims } = await desk.view('claims', '/desk/claims');
    expect(claims.map(({ state }) => state.label).toSorted()).toEqual(['Answered', 'Received']);
    expect((await desk.view('audit', '/desk/log')).entries.length).toBeGreaterThan(5);
    expect((await desk.view('crews', '/desk/crews')).members).toHaveLength(3);
    const { groups } = await desk.view('prices', '/desk/prices');
    expect(groups.map(({ source }) => source)).not.toContain('');
  });

  const MIDDLE = ['On the way, alarm', 'Loading', 'On the way', 'Done'];

  it.each([
    ['early', '2026-12-02T08:05:00Z', MIDDLE],
    ['at noon', '2026-12-02T12:40:00Z', MIDDLE],
    ['in the evening', '2026-12-02T18:30:00Z', MIDDLE],
    // Nobody is late yet when the day is minutes old.
    ['in the night', '2026-12-02T00:10:00Z', ['Loading', 'On the way', 'On the way', 'Done']],
  ])('DSK-1 shows a day in the middle, filled %s', async (_name, now, states) => {
    const clock = fixedClock(now);
    const deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    const { links } = await demoWeek(deps);
    const desk = await atTheDesk(deps);
    const { jobs } = await desk.view('today', '/desk/today');
    const seen = jobs.map(({ state, alarm }) => `${state.label}${alarm === '' ? '' : ', alarm'}`);
    expect(seen).toEqual(states);
    expect(jobs.every(({ crew }) => crew !== '')).toBe(true);
    expect(links.crew).toMatch(/\/crew#2026-12-02\.MOVING\.1\./);
    expect(links.customer).toMatch(/\/orders\/[A-Z0-9-]+\?token=/);
  });
});
