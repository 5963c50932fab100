import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import { isSqlite } from '@/lib/server/platform/db/db';
import type { Db, Trx } from '@/lib/server/platform/db/schema';
import { isOutOfRoom } from '@/lib/server/platform/db/is-away';
import { unsyncedWrites } from '@/lib/server/platform/db/sqlite-writer';
import { noteFailure } from '@/lib/server/platform/installation/room';

/** Hits that this process counts alone while the disk of the database is full, so that prices still work. */
type Window = { readonly start: number; readonly hits: number };

/** A flood of more keys clears all counts, which costs less than running out of memory. */
const MOST_KEYS = 50_000;
const windows = new Map<string, Window>();

function countOwn(key: string, start: number, by: 1 | -1 = 1): number {
  const hits = Math.max(0, ownHits(key, start) + by);
  if (!windows.has(key) && windows.size >= MOST_KEYS) windows.clear();
  windows.set(key, { start, hits });
  return hits;
}

function ownHits(key: string, start: number): number {
  const window = windows.get(key);
  return window?.start === start ? window.hits : 0;
}

/** Counts a hit and returns the hits in its window. While the disk is full, this process counts alone. */
export async function countHit(db: Db, key: string, windowStart: number): Promise<number> {
  try {
    const [row] = await unsyncedWrites(db, (handle) => upsertHit(handle, { key, windowStart }));
    return row?.hits ?? 0;
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    noteFailure(error);
    return countOwn(key, windowStart);
  }
}

type Hit = { readonly key: string; readonly windowStart: number };

const upsertHit = compiledQuery((db, { key, windowStart }: Hit) =>
  db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rate_limits.window_start', '=', windowStart)
          .then(eb('rate_limits.hits', '+', 1))
          .else(1)
          .end(),
        window_start: windowStart,
      })),
    )
    .returning('hits'),
);

export async function hitsIn(db: Db, key: string, windowStart: number): Promise<number> {
  const row = await unsyncedWrites(db, (handle) =>
    handle
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', '=', key)
      .where('window_start', '=', windowStart)
      .executeTakeFirst(),
  );
  return Math.max(row?.hits ?? 0, ownHits(key, windowStart));
}

export async function takeHitBack(db: Db, key: string, windowStart: number): Promise<void> {
  const take = (handle: Db) =>
    handle
      .updateTable('rate_limits')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', key)
      .where('window_start', '=', windowStart)
      .execute();
  await unsyncedWrites(db, take).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
    countOwn(key, windowStart, -1);
  });
}

/** Makes transactions that share a key wait for each other. */
export async function lockKeys(trx: Trx, keys: readonly string[], now: number): Promise<void> {
  if (isSqlite(trx)) return; // One transaction writes at a time.
  // All transactions lock in the same order, so that no two wait for each other.
  const rows = [...new Set(keys)].toSorted().map((key) => ({ key: `lock ${key}`, window_start: now, hits: 1 }));
  await trx
    .insertInto('rate_limits')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_start: now }))
    .execute();
}

export async function deleteOldHits(db: Db, before: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
}
