/**
 * Measures the desk's search among 100,000 people, from the typed words to the rows of the page, on SQLite or the
 * PostgreSQL of DATABASE_URL. Limits: 50 ms for 95 of 100 searches, and half the time of reading all the words once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { peopleView } from '@/lib/server/modules/accounts/desk-people';
import { parseConfig } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/platform/db/open';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { likeOrder, samplePerson, type SamplePerson } from '@/lib/testing/many-people';
import { testDeps } from '@/lib/testing/place-order';

const MANY = Number(process.env.PEOPLE ?? 100_000);
const LIMIT_MS = 50;
const LIMIT_RATIO = 0.5;
const ROUNDS = 40;

/** The kinds of search text that an operator types for an existing person. */
const SEARCHES: Readonly<Record<string, (person: SamplePerson) => string>> = {
  phone: ({ phone }) => `0${phone.slice(0, 4)} ${phone.slice(4)}`,
  code: ({ phone }) => `+44 ${phone}`,
  ending: ({ phone }) => phone.slice(-6),
  name: ({ firstName, lastName }) => `${lastName} ${firstName}`,
  lastName: ({ lastName }) => lastName,
  letters: ({ firstName, lastName }) => `${lastName.slice(0, 3)} ${firstName.slice(0, 2)}`,
  email: ({ email }) => email,
  reference: ({ reference }) => reference,
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

async function measure(db: Db) {
  const kinds: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = samplePerson((round * 2_477) % MANY);
    for (const [kind, typed] of Object.entries(SEARCHES)) {
      (kinds[kind] ??= []).push(await timeOf(() => peopleView({ db }, { search: typed(person) })));
    }
  }
  const readAll = () => sql`select count(*) from search_words where word like '%nobody%'`.execute(db);
  const all = share([await timeOf(readAll), await timeOf(readAll), await timeOf(readAll)], 0.5);
  const p95 = share(Object.values(kinds).flat(), 0.95);
  return {
    p95: rounded(p95),
    ratio: Math.round((p95 / all) * 1_000) / 1_000,
    readAll: rounded(all),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, times]) => [kind, rounded(share(times, 0.95))])),
    latest: rounded(await timeOf(() => peopleView({ db }, {}))),
    oneLetter: rounded(await timeOf(() => peopleView({ db }, { search: 's' }))),
    domain: rounded(await timeOf(() => peopleView({ db }, { search: 'example.com' }))),
  };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const { database } = parseConfig({ DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL });
  const db = openDatabase(database);
  try {
    await migrate(db);
    const { orderId } = await placePaidOrder(testDeps(db, fixedClock().now));
    const seeding = await timeOf(() => likeOrder(db, orderId, MANY - 1));
    // PostgreSQL does the same by itself once many rows are inserted.
    await (database.kind === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
    const found = await measure(db);
    const limits = { limitMs: LIMIT_MS, limitRatio: LIMIT_RATIO };
    console.log(
      JSON.stringify({ kind: database.kind, people: MANY, seedingMs: rounded(seeding), ...found, ...limits }),
    );
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
