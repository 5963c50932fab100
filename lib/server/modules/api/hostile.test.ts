import { sql } from 'kysely';
import { easyCheckout } from '@/lib/contracts/checkout';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { DRAFT_SCHEMAS } from '@/lib/contracts/flows/all';
import { replaceServices } from '@/lib/server/container';
import type { Db } from '@/lib/server/platform/db/schema';
import { jsonSchemaOf } from '@/lib/server/platform/http/openapi/json-schema';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fc } from '@/lib/testing/fast-check';
import { hostileBody, hostileQuery, UNSTORABLE, type HostileBody } from '@/lib/testing/hostile';
import { mismatches } from '@/lib/testing/json-schema';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import answers from './answers.json';
import { CONTRACTS } from './calls';

/**
 * The seed and the number of runs. They are fixed, so that every run sends the same requests. Other values may find
 * more faults (HOSTILE_SEED, HOSTILE_RUNS).
 */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261124);
const RUNS = Number(process.env.HOSTILE_RUNS ?? 15);
/** PostgreSQL runs fewer, because each takes three times as long and the rules before the database are the same. */
const runsOn = { sqlite: RUNS, postgres: Math.ceil(RUNS / 3) };
const NINE = '2026-11-24T09:00:00.000Z';
const SCHEMAS: Readonly<Record<string, object>> = answers;

/** Returns whether the fields of a call are in its body. Those of a photo call are in the query. */
const sendsBody = ({ method, takesPhoto }: Endpoint): boolean => method === 'POST' && !takesPhoto;

/** The schema of drafts by flow. The contract does not contain it, because the service checks drafts. */
const DRAFTS = {
  oneOf: Object.entries(DRAFT_SCHEMAS).map(([flow, schema]) => ({
    type: 'object',
    properties: { flow: { enum: [flow] }, step: { type: 'string' }, answers: jsonSchemaOf(schema) },
  })),
};

/**
 * Returns the row counts of all tables but the call counters and the tables that a sign-in writes. One query, because
 * every request of the test runs it.
 */
async function countRows(db: Db, tables: readonly string[]): Promise<string> {
  const each = tables.map((table) => sql`select ${table} as "table", count(*) as "rows" from ${sql.table(table)}`);
  const { rows: counts } = await sql<{ table: string; rows: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  return counts.map(({ table, rows }) => `${table} ${rows}`).join(', ');
}

describeWithDatabase('hostile requests', (database) => {
  const clock = fixedClock();
  const log: string[] = [];
  let api: ApiServer;
  let cookie: string;
  let tables: readonly string[];
  beforeEach(async () => {
    const { db } = database();
    clock.set(NINE);
    const deps = testDeps(db, clock.now);
    replaceServices(deps);
    api = await startApi();
    ({ cookie } = await signIn(deps, 'ada@example.com'));
    tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => name !== 'rate_limits' && !name.startsWith('kysely_'));
    log.length = 0;
    jest.mocked(console.error).mockImplementation((line: string) => void log.push(line));
  });

  /** Posts an invalid photo, with its fields in the query. */
  const sendPhoto = (path: string, sent: HostileBody) =>
    fetch(`${api.origin}${path}?${sent.toString()}`, {
      method: 'POST',
      body: 'no picture',
      headers: { Cookie: cookie, 'Content-Type': 'image/jpeg' },
    });
  const send = (endpoint: Endpoint, sent: HostileBody) => {
    const path = endpoint.path.replace(':id', 'nobody');
    if (endpoint.takesPhoto) return sendPhoto(path, sent);
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    if (endpoint.method === 'POST') return fetch(api.origin + path, { method: 'POST', body: sent, headers });
    return fetch(`${api.origin}${path}?${sent.toString()}`, { method: endpoint.method, headers });
  };

  /** Prepares a call as the first of its kind: signed in, at nine o'clock, with all rate limits reset. */
  const begin = async () => {
    const { db } = database();
    clock.set(NINE);
    await db.deleteFrom('rate_limits').execute();
    ({ cookie } = await signIn(testDeps(db, clock.now), 'ada@example.com'));
  };

  // All calls share one database, because a new one for each took four times as long as the calls.
  itOnBoth(`API-4: no call breaks, nor saves anything of what it refuses (seed ${SEED})`, async () => {
    for (const endpoint of CONTRACTS) {
      const { name } = endpoint;
      const schema = endpoint === easyCheckout ? DRAFTS : jsonSchemaOf(endpoint.request);
      const request = sendsBody(endpoint) ? hostileBody(schema) : hostileQuery(schema);
      await begin();
      let before = await countRows(database().db, tables);
      await fc.assert(
        fc.asyncProperty(request, async (sent) => {
          // A new minute, so that no rate limit answers instead of the call.
          clock.advanceMinutes(1);
          const response = await send(endpoint, sent);
          const body: unknown = await response.json();
          expect([name, response.status < 500, log]).toEqual([name, true, []]);
          const expected = response.ok ? SCHEMAS[name] : SCHEMAS.Problem;
          expect([name, mismatches({ ...expected }, body)]).toEqual([name, []]);
          const after = await countRows(database().db, tables);
          if (!response.ok) expect([name, after]).toEqual([name, before]);
          before = after;
        }),
        { seed: SEED, numRuns: runsOn[database().kind], endOnFailure: true },
      );
    }
  });

  it('API-4: what no database keeps is refused by every call, whoever asks', async () => {
    for (const endpoint of CONTRACTS) {
      const { bodies, queries } = UNSTORABLE;
      for (const sent of sendsBody(endpoint) ? bodies : queries) {
        const { status } = await send(endpoint, sent);
        expect([endpoint.name, sent, status]).toEqual([endpoint.name, sent, 422]);
      }
    }
  });
});
