import { reviewsPage } from '@/lib/content/reviews/reviews-page';
import { createServices, replaceServices } from '@/lib/server/container';
import { clearReviewsCache, shownReviews } from '@/lib/server/modules/reviews/shown';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { demoWeek } from '@/lib/tooling/demo/demo-week';

const extraStates = async ({ db }: Pick<Deps, 'db'>) =>
  (await db.selectFrom('extra_charges').select('state').orderBy('asked_at').execute()).map(({ state }) => state);

describeWithDatabase('the week that npm run seed:demo fills', (database) => {
  it('LAW-8: its published reviews are examples, and every section of the desk has something to look at', async () => {
    clearReviewsCache();
    const clock = fixedClock('2026-12-02T11:05:00Z');
    const deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, DATA_DIR: database().folder });
    replaceServices(deps);
    const desk = await atTheDesk(deps);
    expect((await desk.view('orders', '/desk/orders')).orders).toEqual([]);
    const { orders, leads, links } = await demoWeek(deps);
    const list = await desk.view('orders', '/desk/orders');
    expect(list.orders).toHaveLength(orders);
    expect(new Set(list.orders.map(({ state }) => state.label)).size).toBe(6);
    expect((await desk.view('leads', '/desk/leads')).enquiries).toHaveLength(leads);
    const { claims } = await desk.view('claims', '/desk/claims');
    expect(claims.map(({ state }) => state.label).toSorted()).toEqual(['Answered', 'Received']);
    expect((await desk.view('audit', '/desk/log')).entries.length).toBeGreaterThan(5);
    expect((await desk.view('crews', '/desk/crews')).members).toHaveLength(3);
    const { groups } = await desk.view('prices', '/desk/prices');
    expect(groups.map(({ source }) => source)).not.toContain('');
    const { owed, lapsed } = await desk.view('unpaid', '/desk/unpaid');
    const { waiting, decided } = await desk.view('reviews', '/desk/reviews');
    const lists = {
      owed,
      lapsed,
      waiting,
      decided,
      day: (await desk.view('day', '/desk/day')).teams.flatMap(({ crews }) => crews),
      people: (await desk.view('people', '/desk/people')).people,
      storage: (await desk.view('storage', '/desk/storage')).rentals,
      invoices: (await desk.view('invoices', '/desk/invoices')).invoices,
      closedDays: (await desk.view('capacity', '/desk/capacity')).closedDays,
      promo: (await desk.view('promo', '/desk/promo')).codes,
      messages: (await desk.view('outbox', '/desk/outbox')).messages,
    };
    expect(Object.entries(lists).filter(([, list]) => list.length === 0)).toEqual([]);
    // The only person of that name, with an enquiry: the search redirects straight to the page.
    const victor = await desk.page('/desk/people?search=Victor');
    expect(victor).toMatchObject({
      redirect: { destination: expect.stringMatching(/^\/desk\/people\/\S+$/) as string },
    });
    const found = await desk.view('orders', '/desk/orders?search=Okafor');
    const maya = await desk.view('order', found.orders[0]?.href ?? '');
    expect(maya.proof[0]?.items.filter(({ differs }) => differs)).toHaveLength(2);
    expect(maya.proof[0]).toMatchObject({
      signoff: { text: expect.stringMatching(/^Signed by Maya Okafor/) as string },
    });
    expect(maya.proof[0]?.photos).toHaveLength(4);
    const link = new URL(links.customer);
    const reference = link.pathname.split('/').at(-1) ?? '';
    const token = link.searchParams.get('token') ?? '';
    const order = await createServices(deps).orders.view(reference, token);
    expect(order?.day?.visits[0]?.van).toMatchObject({ counted: { way: 'loaded' } });
    expect([order?.photos.length, order?.documents.length]).toEqual([3, 2]);
    expect(shownReviews()?.reviews.map(({ name, isExample }) => [name, isExample])).toEqual([
      ['Peter Sample, Deptford', true],
      ['Aisha Sample, Finsbury Park', true],
      ['Hugo Sample, Brixton', true],
    ]);
    expect(reviewsPage(shownReviews()?.reviews).words.lead).not.toMatch(/average/);
    clearReviewsCache();
  });

  const MIDDLE = ['On the way, alarm', 'Loading', 'On the way', 'Done'];

  async function showsTheMiddleOfADay(now: string, states: readonly string[]) {
    const clock = fixedClock(now);
    const deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, DATA_DIR: database().folder });
    replaceServices(deps);
    const { links } = await demoWeek(deps);
    const desk = await atTheDesk(deps);
    const { jobs } = await desk.view('today', '/desk/today');
    const seen = jobs.map(({ state, alarm }) => `${state.label}${alarm === '' ? '' : ', alarm'}`);
    expect(seen).toEqual(states);
    expect(jobs.every(({ crew }) => crew !== '')).toBe(true);
    expect(await extraStates(deps)).toEqual(['paid', 'asked']);
    expect(links.crew).toMatch(/\/crew#2026-12-02\.MOVING\.1\./);
    expect(links.customer).toMatch(/\/orders\/[A-Z0-9-]+\?token=/);
  }

  it.each([
    ['early', '2026-12-02T08:05:00Z', MIDDLE],
    ['in the evening', '2026-12-02T18:30:00Z', MIDDLE],
    // No visit is late a few minutes after midnight.
    ['in the night', '2026-12-02T00:10:00Z', ['Loading', 'On the way', 'On the way', 'Done']],
  ])('DSK-1 shows a day in the middle, filled %s', (_name, now, states) => showsTheMiddleOfADay(now, states));

  // Our own code computes the other times, so the SQL is the same at each of them.
  itOnBoth('DSK-1 shows a day in the middle, filled at noon', () =>
    showsTheMiddleOfADay('2026-12-02T12:40:00Z', MIDDLE),
  );
});
