import { DESK_PAGES } from '@/lib/server/modules/desk/pages';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { accountView } from '@/lib/server/modules/accounts/view';
import { crewDayView } from '@/lib/server/modules/crew/calls';
import { recordForCrew, recordProof } from '@/lib/server/modules/crew/record';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { demoWeek } from '@/lib/tooling/demo/demo-week';
import { replaceServices } from './container';

const TODAY = '2026-12-02';
const DAYS = { from: '2026-11-01', to: '2027-03-01' };
const COLUMNS = ['order_json', 'quote_json', 'services_json'] as const;
type Column = (typeof COLUMNS)[number];

/** Invalid JSON, and JSON that fits no schema. */
const BROKEN = ['{"furniture', '{"addresses": {}}'] as const;

describeWithDatabase('pages that read many orders', (database) => {
  const clock = fixedClock(`${TODAY}T11:05:00Z`);
  let deps: Deps;
  beforeEach(async () => {
    clock.set(`${TODAY}T11:05:00Z`);
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, DATA_DIR: database().folder });
    replaceServices(deps);
    await demoWeek(deps);
    jest.mocked(console.error).mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  const orders = () => deps.db.selectFrom('orders').selectAll().orderBy('created_at').execute();
  const setColumn = (column: Column, text: string, id?: string) =>
    deps.db
      .updateTable('orders')
      .set({ [column]: text as never })
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute();

  /** Opens every page and view that lists orders. Returns those that failed, with their errors. */
  async function failing(): Promise<readonly string[]> {
    const desk = await atTheDesk(deps);
    const failed: string[] = [];
    const attempt = async (name: string, open: () => Promise<unknown>): Promise<void> => {
      await open().catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
    };
    const paths = [
      ...DESK_PAGES.filter(({ tab }) => tab).map(({ path }) => `/desk/${path}`),
      ...['/desk/orders?search=SM-', '/desk/orders?search=Okafor', '/desk/people?search=a', '/desk/people?search=0'],
      ...['/desk/storage?state=open', '/desk/day?date=2026-12-03', '/desk/capacity?date=2026-12-02'],
    ];
    for (const path of paths) await attempt(path, () => desk.page(path));
    const people = (await deps.db.selectFrom('orders').select('email').distinct().execute()).map(({ email }) => email);
    for (const email of people) {
      const answer = await desk.page(`/desk/people?search=${encodeURIComponent(email)}`).catch(() => null);
      const found = answer !== null && 'redirect' in answer ? answer.redirect.destination : null;
      if (found !== null) await attempt(found, () => desk.page(found));
    }
    for (const csv of ['orders.csv', 'money.csv', 'invoices.csv', 'leads.csv']) {
      await attempt(csv, async () => {
        const { status } = await desk.call(`${csv}?from=${DAYS.from}&to=${DAYS.to}`);
        if (status !== 200) throw new Error(String(status));
      });
    }
    for (const service of SLOT_SERVICES) {
      for (const number of [1, 2, 3]) {
        await attempt(`crew ${service} ${number}`, () => crewDayView(deps, { date: TODAY, service, number }));
      }
    }
    const account = accountView(deps);
    for (const email of people) {
      await attempt(`orders of ${email}`, () => account.orders({ id: 'id', email }));
      await attempt(`spaces of ${email}`, () => account.spaces({ id: 'id', email }));
      await attempt(`details of ${email}`, () => account.details({ id: 'id', email }));
    }
    return failed;
  }

  itOnBoth('STR-2: open, whatever column of whatever order cannot be read', async () => {
    expect(await failing()).toEqual([]);
    const before = await orders();
    // Our own code parses the documents, so on PostgreSQL the pages are opened once with all of them broken.
    if (database().kind === 'postgres') {
      for (const column of COLUMNS) await setColumn(column, BROKEN[0]);
      expect(await failing()).toEqual([]);
      return;
    }
    for (const column of COLUMNS) {
      for (const text of BROKEN) {
        await setColumn(column, text);
        expect({ column, text, failed: await failing() }).toEqual({ column, text, failed: [] });
      }
      for (const row of before) await setColumn(column, row[column], row.id);
    }
  });

  const CREW = { date: TODAY, service: 'MOVING', number: 1 } as const;
  /** Assigns every moving job of the day to one crew. Returns the crew's jobs, and the row of the first one's order. */
  async function crewOfAll() {
    const visits = await deps.db
      .selectFrom('visits')
      .selectAll()
      .where('date', '=', TODAY)
      .where('service', '=', 'MOVING')
      .execute();
    await deps.db.deleteFrom('visit_crews').execute();
    for (const { id } of visits) {
      await deps.db.insertInto('visit_crews').values({ visit_id: id, number: 1, pinned: 0 }).execute();
    }
    const { jobs } = await crewDayView(deps, CREW);
    const row = (await orders()).find(({ reference }) => reference === jobs[0]?.reference);
    if (!row) throw new Error('The crew has no job');
    return { jobs, row };
  }

  it('STR-2: show the unreadable order with its reference, and the others as ever', async () => {
    const { jobs, row } = await crewOfAll();
    await setColumn('order_json', BROKEN[0], row.id);
    const after = await crewDayView(deps, CREW);
    expect(after.jobs.length).toBeGreaterThan(0);
    expect(after.jobs).toEqual(jobs.slice(1));
    expect(after.unreadable).toEqual([`${jobs[0]?.slot}, order ${row.reference}`]);
    const desk = await atTheDesk(deps);
    const { teams } = await desk.view('day', '/desk/day');
    const lines = teams.flatMap(({ crews }) => crews.flatMap((each) => each.jobs));
    const unreadable = lines.filter(({ title }) => title === 'This order cannot be read');
    // An order may have several jobs on the day.
    expect([...new Set(unreadable.map(({ reference }) => reference))]).toEqual([row.reference]);
    const own = await accountView(deps).orders({ id: 'id', email: row.email });
    expect(own.find(({ reference }) => reference === row.reference)?.title).toBe(
      'We cannot show this order. Please call us.',
    );
  });

  it('CRW-1, STR-2: a job whose details or things make no sense stops no other job of its crew', async () => {
    const { jobs, row } = await crewOfAll();
    for (const nonsense of [{ details: {} }, { furnitureItems: [{}] }]) {
      await setColumn('order_json', JSON.stringify({ ...orderOf(row), ...nonsense }), row.id);
      const after = await crewDayView(deps, CREW);
      expect({ nonsense, jobs: after.jobs }).toEqual({ nonsense, jobs: jobs.slice(1) });
      expect(after.unreadable).toHaveLength(1);
    }
  });

  itOnBoth('CRW-1, STR-2: what a crew says of an unreadable order is stored, and holds up nothing else', async () => {
    const { jobs } = await crewOfAll();
    const late = jobs.find(({ events }) => events.every(({ type }) => type === 'planned' || type === 'on_the_way'));
    const row = (await orders()).find(({ reference }) => reference === late?.reference);
    if (!row) throw new Error('Every job has begun');
    await setColumn('order_json', BROKEN[0], row.id);
    await setColumn('quote_json', BROKEN[0], row.id);
    clock.set(`${TODAY}T18:30:00Z`);
    const at = clock.now().toISOString();
    const events = jobs.map(({ visit }, index) => ({
      id: `event-${index}`,
      visit,
      type: 'arrived' as const,
      at,
      minutes: null,
    }));
    const { events: heard } = await recordForCrew(deps, CREW, events);
    expect(heard.map(({ outcome }) => outcome)).toEqual(jobs.map(() => 'stored'));
    const credits = await deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'visit.late_credit')
      .execute();
    expect(credits.some(({ payload }) => payload.includes(row.id))).toBe(true);
    const counts = jobs.slice(0, 2).map(({ visit, items }, index) => ({
      id: `count-${index}`,
      visit,
      item: items[0]?.item ?? '',
      what: 'loaded' as const,
      count: 1,
      marks: [],
      at,
    }));
    const proof = await recordProof(deps, CREW, { counts, signoffs: [] });
    expect(proof.events.map(({ outcome }) => outcome)).toContain('stored');
  });
});
