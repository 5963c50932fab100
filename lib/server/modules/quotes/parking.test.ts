import type { ErrorBody } from '@/lib/contracts/errors';
import type { QuotedParking } from '@/lib/domain/order/parking';
import { replaceServices } from '@/lib/server/container';
import { postJson, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { MESSAGES } from '@/lib/validation/messages';

const PATH = '/calc-api/public/v1/plan_parking';
const CALENDAR = '/api/parking/calendar';

describeWithDatabase('the parking of a quote', (database) => {
  let api: ApiServer;
  const clock = fixedClock();

  beforeEach(async () => {
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi();
  });

  const plan = (addresses: object, date = '2026-12-15') =>
    postJson<ErrorBody & { readonly parking: QuotedParking | null }>(api.origin, PATH, { date, addresses });

  it('PLN-2: is told for each door of a job, by its own rule', async () => {
    const { status, body } = await plan({
      collection: { postcode: 'nw5 2aa', parking: false, floor: 2, elevator: null },
      delivery: { postcode: 'SW2 1AA', parking: true },
      additional_delivery: [{ postcode: 'BN1 1AA', parking: null }],
    });
    expect(status).toBe(200);
    expect(body.parking?.stops.map(({ place, state }) => `${place}: ${state}`)).toEqual([
      'Collection, NW5 2AA: ask',
      'Additional delivery, BN1 1AA: ask',
      'Delivery, SW2 1AA: free',
    ]);
    expect(body.parking?.stops[0]?.title).toMatch(/^Ask by \w+day \d+ \w+/);
  });

  it('PLN-2: of storage too; of nothing that is typed in part', async () => {
    const stored = await plan({ storage_collection: { postcode: 'N5 1AA', parking: false } });
    expect(stored.body.parking?.stops.map(({ text }) => text)[0]).toContain('Islington');
    expect((await plan({ collection: { postcode: 'N', parking: false } })).body.parking).toBeNull();
    expect((await plan({})).body.parking).toBeNull();
  });

  it('API-2: a day that is none is refused', async () => {
    const { status, body } = await plan({}, '2026-02-30');
    expect([status, body.error.code, body.error.fields?.date]).toEqual([
      422,
      'validation_failed',
      MESSAGES.dateRequired,
    ]);
  });

  it('PLN-2: a plan is a calendar file, for whoever has its address', async () => {
    const response = await fetch(`${api.origin}${CALENDAR}?from=nw5+2aa&to=&date=2026-12-15`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toContain('parking-2026-12-15.ics');
    expect(await response.text()).toContain('SUMMARY:Last day to ask for a parking bay: NW5 2AA');
  });

  it.each(['', '?from=nowhere&date=2026-12-15', '?from=NW5&date=2026-02-30', '?from=NW5&date=2020-01-01'])(
    'PLN-2: there is no calendar at %j',
    async (query) => {
      const { status, body } = await send<ErrorBody>(api.origin, `${CALENDAR}${query}`, { method: 'GET' });
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    },
  );
});
