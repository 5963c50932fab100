import { fc } from '@/lib/testing/fast-check';
import { sql } from 'kysely';
import { CONTRACTS } from '@/lib/server/http/calls';
import { easyCheckout } from '@/lib/contracts/checkout';
import { DRAFT_SCHEMAS } from '@/lib/contracts/flows/all';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { Db } from '@/lib/server/kernel/db/db';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { hostileBody, hostileQuery, UNKEEPABLE, type HostileBody } from '@/lib/testing/hostile';
import { mismatches } from '@/lib/testing/json-schema';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { replaceServices } from '../container';
import answers from './openapi/answers.json';
import { jsonSchemaOf } from './openapi/json-schema';

/** The same requests in every run; another seed or more runs may find others (HOSTILE_SEED, HOSTILE_RUNS). */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261124);
const RUNS = Number(process.env.HOSTILE_RUNS ?? 15);
/** PostgreSQL takes three times as long for each; the rules before it are the same. */
const runsOn = { sqlite: RUNS, postgres: Math.ceil(RUNS / 3) };
const NINE = '2026-11-24T09:00:00.000Z';
const SCHEMAS: Readonly<Record<string, object>> = answers;

/** Whether the fields of a call travel in its body: those of a photo are in the query. */
const sendsBody = ({ method, takesPhoto }: Endpoint): boolean => method === 'POST' && !takesPhoto;

/** What a draft holds is checked by the service, so the contract does not tell. */
const DRAFTS = {
  oneOf: Object.entries(DRAFT_SCHEMAS).map(([flow, schema]) => ({
    type: 'object',
    properties: { flow: { enum: [flow] }, step: { type: 'string' }, answers: jsonSchemaOf(schema) },
  })),
};

/** Rows of every table but the counters of calls, and what a sign-in does on its own. In one query, for it is asked often. */
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

  /** A photo that is none, with its fields in the query. */
  const sendPhoto = (path: string, sent: HostileBody) =>
    fetch(`${api.origin}${path}?${sent.toString()}`, {
      ...{ method: 'POST', body: 'no picture', headers: { Cookie: cookie, 'Content-Type': 'image/jpeg' } },
    });
  const send = (endpoint: Endpoint, sent: HostileBody) => {
    const path = endpoint.path.replace(':id', 'nobody');
    if (endpoint.takesPhoto) return sendPhoto(path, sent);
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    if (endpoint.method === 'POST') return fetch(api.origin + path, { method: 'POST', body: sent, headers });
    return fetch(`${api.origin}${path}?${sent.toString()}`, { method: endpoint.method, headers });
  };

  /** One call, as if nobody had called before it: signed in, at nine o'clock, and not counted by any limit. */
  const begin = async () => {
    const { db } = database();
    clock.set(NINE);
    await db.deleteFrom('rate_limits').execute();
    ({ cookie } = await signIn(testDeps(db, clock.now), 'ada@example.com'));
  };

  // All calls have one database: to make one for each took four times as long as the calls.
  itOnBoth(`API-4: no call breaks, nor saves anything of what it refuses (seed ${SEED})`, async () => {
    for (const endpoint of CONTRACTS) {
      const { name } = endpoint;
      const schema = endpoint === easyCheckout ? DRAFTS : jsonSchemaOf(endpoint.request);
      const request = sendsBody(endpoint) ? hostileBody(schema) : hostileQuery(schema);
      await begin();
      let before = await countRows(database().db, tables);
      await fc.assert(
        fc.asyncProperty(request, async (sent) => {
          // Another minute, so that no limit answers in the call's place.
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
      const { bodies, queries } = UNKEEPABLE;
      for (const sent of sendsBody(endpoint) ? bodies : queries) {
        const { status } = await send(endpoint, sent);
        expect([endpoint.name, sent, status]).toEqual([endpoint.name, sent, 422]);
      }
    }
  });
});
