import { replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { DESK_CALLS } from './actions';

const CALLS = DESK_CALLS.map(({ contract: { path } }) => path.split('/').at(-1) ?? '');
const FILES = ['orders.csv', 'leads.csv', 'money.csv', 'invoices.csv'];
const PAGES = [
  '',
  '/today',
  '/orders',
  '/people',
  '/leads',
  '/day',
  '/crews',
  '/invoices',
  '/capacity',
  '/promo',
  '/prices',
  '/outbox',
  '/log',
  '/nothing',
];

/** Hostile fields: wrong types, overlong texts, prototype keys, letters of other scripts. */
const HOSTILE: readonly Readonly<Record<string, string>>[] = [
  {},
  { reference: '../../account', id: '__proto__', code: '%00', date: '2026-02-30' },
  { reference: 'x'.repeat(5_000), date: '9999-99-99', start: '25:00', amount: '1e400', kind: 'toString' },
  { __proto__: 'x', constructor: 'y', reference: '漢字', date: '0000-00-00', MOVING_08: '-1' },
];

describeWithDatabase('the desk’s door', (database) => {
  let deps: Deps;

  beforeEach(() => {
    deps = testDeps(database().db, fixedClock().now, { DESK_EMAILS: `${OPERATOR}, Other@example.com` });
    replaceServices(deps);
  });

  it.each([
    ['nobody', null, 401],
    ['a customer', 'ada@example.com', 404],
  ] as const)('%s gets no answer from any call and no page', async (_who, email, status) => {
    const { reference } = await placePaidOrder(deps);
    const desk = await atTheDesk(deps, email);
    for (const name of CALLS) {
      const { status: got, text } = await desk.call(name, { reference, date: '2026-12-15', code: 'WELCOME10' });
      expect([name, got]).toEqual([name, status]);
      expect(text).not.toContain('example.com');
    }
    for (const name of [...FILES, 'nothing']) expect([name, (await desk.call(name)).status]).toEqual([name, status]);
    for (const path of [...PAGES, `/orders/${reference}`]) {
      const next = encodeURIComponent(`/desk${path}`);
      const expected = email
        ? { notFound: true }
        : { redirect: { destination: `/account/sign-in?next=${next}`, permanent: false } };
      expect(await desk.page(`/desk${path}`)).toEqual(expected);
    }
    await expect(deps.db.selectFrom('desk_audit').selectAll().execute()).resolves.toEqual([]);
  });

  itOnBoth(
    'an operator, however the address is written, gets every page, and nothing where there is none',
    async () => {
      const desk = await atTheDesk(deps, 'OTHER@example.com');
      for (const path of PAGES.slice(1, -1)) expect(await desk.page(`/desk${path}`)).toHaveProperty('page.tabs');
      expect(await desk.page('/desk')).toEqual({ redirect: { destination: '/desk/today', permanent: false } });
      for (const path of [
        '/desk/nothing',
        '/desk/orders/SM-NONE',
        '/desk/promo/x',
        '/desk/__proto__',
        '/desk/orders/%EF%BF%BD',
      ]) {
        expect([path, await desk.page(path)]).toEqual([path, { notFound: true }]);
      }
      expect(await desk.page('/desk/orders?search=%25_!%27&state=x&page=-1&from=nonsense')).toHaveProperty('page.tabs');
      expect((await desk.call('nothing', {})).status).toBe(404);
    },
  );

  it('hostile fields change nothing, and lead back to a page of the desk', async () => {
    const desk = await atTheDesk(deps);
    for (const name of CALLS) {
      for (const fields of HOSTILE) {
        const { status, location } = await desk.call(name, fields);
        expect([name, status]).toEqual([name, 303]);
        expect(location).toMatch(/^\/desk\/[a-z]+[/?]/);
        expect(location).toContain('problem=');
        expect([name, (await desk.call(name, fields, true)).status]).toEqual([name, expect.any(Number)]);
      }
    }
    for (const name of CALLS) expect((await desk.call(name, { reference: 'SM\u0000' })).status).toBe(422);
    for (const name of FILES) expect((await desk.call(`${name}?search=%00`)).status).toBe(422);
    await expect(deps.db.selectFrom('desk_audit').selectAll().execute()).resolves.toEqual([]);
  });
});
