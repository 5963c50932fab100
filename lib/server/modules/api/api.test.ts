import type { Endpoint } from '@/lib/contracts/endpoint';
import { ERROR_CODES, type ErrorBody } from '@/lib/contracts/errors';
import { replaceServices } from '@/lib/server/container';
import type { Db } from '@/lib/server/platform/db/schema';
import { postJson, postOrder, postPrice, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { CONTRACTS } from './calls';

const pathOf = (endpoint: Endpoint) => endpoint.path.replace(':id', 'nobody');
/** POST calls with a JSON body. The others take a photo (admission.test.ts). */
const POSTS = CONTRACTS.filter(({ method, takesPhoto }) => method === 'POST' && !takesPhoto);
const PUBLIC_POSTS = POSTS.filter((endpoint) => endpoint.access !== 'own');
const SIGNED_IN = CONTRACTS.filter((endpoint) => endpoint.access === 'own');

/** Bodies that our own programs never send: wrong types at every level, prototype keys, an empty body. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['broken JSON', '{"a":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '1'],
  [
    'prototype keys',
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"answers":{"__proto__":{"addOns":"x"}}}',
  ],
  [
    'wrong types',
    JSON.stringify({
      answers: 7,
      flow: {},
      idempotencyKey: [],
      draftId: {},
      expectedTotal: 'x',
      type: {},
      service: [],
    }),
  ],
  [
    'wrong types deeper',
    JSON.stringify({ addresses: [], addOns: 'x', furnitureItems: { length: 9 }, dates: 3, movingSpace: {}, promo: {} }),
  ],
  ['deep nesting', `{"answers":${'['.repeat(1_500)}${']'.repeat(1_500)}}`],
  [
    'odd texts',
    JSON.stringify({
      movingSpace: '\u0000',
      collectionPostcode: '💥'.repeat(3),
      deliveryPostcode: "'; drop table orders; --",
    }),
  ],
];

const TABLES = [
  'orders',
  'order_changes',
  'refunds',
  'drafts',
  'leads',
  'held_forms',
  'newsletter_subscribers',
  'outbox',
  'events',
  'conversions',
  'slots',
  'users',
  'sign_in_links',
  'sessions',
] as const;
async function rowCounts(db: Db): Promise<readonly number[]> {
  return Promise.all(
    TABLES.map(
      async (table) =>
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.lit(1).as('one'))
            .execute()
        ).length,
    ),
  );
}

describeWithDatabase('every call', (database) => {
  let api: ApiServer;
  const clock = fixedClock();

  beforeEach(async () => {
    replaceServices(testDeps(database().db, clock.now, { CORS_ORIGINS: 'https://www.example.org', TRUST_PROXY: '1' }));
    api = await startApi();
  });

  it('API-4: a wrong method is answered 405 and the right ones are named', async () => {
    for (const endpoint of CONTRACTS) {
      const { status, body, headers } = await send<ErrorBody>(api.origin, pathOf(endpoint), { method: 'PUT' });
      expect([endpoint.name, status, body.error.code]).toEqual([endpoint.name, 405, 'method_not_allowed']);
      expect(headers.get('Allow')).toContain(endpoint.method);
    }
  });

  itOnBoth('API-4: hostile bodies are answered 422 in the envelope, and nothing is saved', async () => {
    for (const endpoint of PUBLIC_POSTS) {
      for (const [what, text] of HOSTILE) {
        const { status, body } = await postJson<ErrorBody>(api.origin, pathOf(endpoint), text);
        const seen = [endpoint.name, what, status, body.error.code];
        expect(seen).toEqual([endpoint.name, what, 422, 'validation_failed']);
        expect(Object.values(body.error.fields ?? {})).not.toHaveLength(0);
      }
    }
    expect(await rowCounts(database().db)).toEqual(TABLES.map(() => 0));
  });

  it('API-4: calls from the account are refused 401 without a session, whatever they carry', async () => {
    expect(SIGNED_IN.map(({ name }) => name).sort()).toEqual([
      'bookFromAccount',
      'createOrderFromAccount',
      'createStorageReturn',
      'forgetQuote',
      'inviteHelper',
      'listClientStorage',
      'priceFromAccount',
      'readAccount',
      'readEarlierStreets',
      'readOrderKey',
      'revokeHelper',
      'signOut',
      'signOutEverywhere',
      'stopHelpersReturn',
      'whoAmI',
    ]);
    for (const endpoint of SIGNED_IN) {
      const init = { method: endpoint.method, ...(endpoint.method === 'POST' && { body: '{}' }) };
      const { status, body } = await send<ErrorBody>(api.origin, pathOf(endpoint), {
        ...init,
        headers: { 'Content-Type': 'application/json' },
      });
      expect([endpoint.name, status, body.error.code]).toEqual([endpoint.name, 401, 'unauthenticated']);
    }
  });

  it('API-4: a body over the limit is answered 413, with and without its length said', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    for (const endpoint of PUBLIC_POSTS) {
      const body = `{"a":"${'x'.repeat(endpoint.maxBytes)}"}`;
      const unknownLength = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
      const said = await send<ErrorBody>(api.origin, pathOf(endpoint), { ...init, body });
      const unsaid = await send<ErrorBody>(api.origin, pathOf(endpoint), { ...init, ...unknownLength });
      const seen = [endpoint.name, said.status, said.body.error.code, unsaid.status];
      expect(seen).toEqual([endpoint.name, 413, 'body_too_large', 413]);
    }
  });

  it('API-4: only JSON is taken', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' };
    for (const endpoint of PUBLIC_POSTS) {
      const { status } = await send<ErrorBody>(api.origin, pathOf(endpoint), init);
      expect([endpoint.name, status]).toEqual([endpoint.name, 422]);
    }
  });

  it('answers calls that a browser makes for another site 403', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: 'https://evil.example' };
    for (const endpoint of CONTRACTS) {
      const init = { method: endpoint.method, ...(endpoint.method === 'POST' && { body: '{}' }) };
      for (const more of [{}, { 'Sec-Fetch-Site': 'cross-site' }]) {
        const { status } = await send(api.origin, pathOf(endpoint), { ...init, headers: { ...headers, ...more } });
        expect([endpoint.name, status]).toEqual([endpoint.name, 403]);
      }
    }
  });

  it('API-3: another site of ours may call, with CORS headers and without cookies', async () => {
    const headers = { Origin: 'https://www.example.org', 'Sec-Fetch-Site': 'cross-site' };
    const items = await send(api.origin, '/calc-api/public/v1/items', { headers });
    expect([items.status, items.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://www.example.org']);
    expect(items.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const preflight = await send(api.origin, '/smart-app/api/v1/easy_checkout', { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'POST, GET, DELETE',
    ]);
  });

  it('API-4: too many requests from one address get 429 with Retry-After, others are not touched', async () => {
    clock.set('2026-11-24T09:00:42.000Z');
    const path = '/smart-app/api/v1/slack/notify';
    const from = (address: string) =>
      postJson<ErrorBody>(api.origin, path, { notice: 'quote_saved' }, { 'X-Forwarded-For': address });
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await from('192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
    expect([answers.at(-1)?.headers.get('Retry-After'), answers.at(-1)?.body.error.code]).toEqual([
      '18',
      'rate_limited',
    ]);
    expect((await from('192.0.2.2')).status).toBe(200);
    // Only the address that our own proxy added counts, so a visitor cannot pose as another one.
    expect((await from('203.0.113.9, 192.0.2.1')).status).toBe(429);
    clock.advanceMinutes(1);
    expect((await from('192.0.2.1')).status).toBe(200);
  });

  it('API-4: an unknown path and an unknown id answer 404 in the envelope', async () => {
    const paths = [
      '/api/nothing',
      '/smart-app/api/v1/order/nobody/payment_link?token=wrong',
      '/smart-app/api/v1/easy_checkout?draftId=AAAAAAAAAAAAAAAAAAAAAAAA',
    ];
    for (const path of paths) {
      const { status, body } = await send<ErrorBody>(api.origin, path);
      expect([path, status, body.error.code]).toEqual([path, 404, 'not_found']);
    }
  });

  it('API-4: bad input names every field by its path', async () => {
    const { status, body } = await postOrder(api.origin, {
      answers: { firstName: '', email: 'nobody', isAgreedWithTerms: false },
    });
    expect([status, body.error.fields]).toEqual([
      422,
      {
        'answers.firstName': 'First name is required',
        'answers.email': 'Please enter a valid email address',
        'answers.isAgreedWithTerms': 'You must agree to the terms and conditions',
      },
    ]);
  });

  it('API-4: a day that no calendar has is a wrong field, not a fault', async () => {
    const answer = await postPrice(api.origin, { dates: { movingDate: '2026-02-30' } });
    expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([422, ['dates.movingDate']]);
  });

  itOnBoth('answers a fault of ours 500 without a word about it, and logs it without personal data', async () => {
    const log: string[] = [];
    jest.mocked(console.error).mockImplementationOnce((line: string) => void log.push(line));
    const { db } = database();
    await db.schema.dropTable('events').execute();
    const answer = await postJson<ErrorBody>(api.origin, '/api/public/v1/log_event', {
      type: 'x',
      value: 'ada@example.com',
    });
    expect([answer.status, answer.body]).toEqual([
      500,
      { error: { code: 'internal_error', message: 'Something went wrong, please try again later' } },
    ]);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('"call":"logEvent"');
    expect(log[0]).not.toContain('ada@example.com');
  });

  it('contracts name only codes that the backend has', () => {
    for (const { errors } of CONTRACTS) expect(ERROR_CODES).toEqual(expect.arrayContaining([...errors]));
  });
});
