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
    expect((await desk.view('audit', '/desk/log')).entries.length).toBeGreaterThan(5);
    expect((await desk.view('crews', '/desk/crews')).members).toHaveLength(3);
    const { groups } = await desk.view('prices', '/desk/prices');
    expect(groups.map(({ source }) => source)).not.toContain('');
  });
});
