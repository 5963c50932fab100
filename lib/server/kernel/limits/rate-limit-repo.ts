import { builtOnce } from '@/lib/server/kernel/db/built-once';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import { isOutOfRoom } from '@/lib/server/kernel/db/is-away';
import { isSqlite } from '@/lib/server/kernel/db/is-sqlite';
import { relaxed } from '@/lib/server/kernel/db/relaxed';
import { noteFailure } from '@/lib/server/kernel/installation/room';

/**
 * Counts hits of this process alone, for while the database takes none (a full disk): prices and pages go on then, within
 * their limits. In windows like those of rate-limit-repo.ts.
 */
type Window = { readonly start: number; readonly hits: number };

/** More keys than that are a flood; forgetting them all costs less than a process without memory. */
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

/**
 * Counts one hit in a window and answers how many there are now. One upsert, so that all instances share the count.
 * A key seen in an older window begins anew. While the database takes nothing (its disk is full) this process counts by
 * itself: a price must not fail for want of a counter.
 */
export async function countHit(db: Db, key: string, windowStart: number): Promise<number> {
  try {
    const [row] = await relaxed(db, (handle) => upsertHit(handle, { key, windowStart }));
    return row?.hits ?? 0;
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    noteFailure(error);
    return countOwn(key, windowStart);
  }
}

type Hit = { readonly key: string; readonly windowStart: number };

const upsertHit = builtOnce((db, { key, windowStart }: Hit) =>
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

/** How many hits there are in a window; counts none. */
export async function hitsIn(db: Db, key: string, windowStart: number): Promise<number> {
  const row = await relaxed(db, (handle) =>
    handle
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', '=', key)
      .where('window_start', '=', windowStart)
      .executeTakeFirst(),
  );
  return Math.max(row?.hits ?? 0, ownHits(key, windowStart));
}

/** What was counted and turns out not to count. */
export async function takeHitBack(db: Db, key: string, windowStart: number): Promise<void> {
  const take = (handle: Db) =>
    handle
      .updateTable('rate_limits')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', key)
      .where('window_start', '=', windowStart)
      .execute();
  await relaxed(db, take).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
    countOwn(key, windowStart, -1);
  });
}

/** Lets transactions that share a key run one after the other: the second waits here until the first has ended. */
export async function lockKeys(trx: Trx, keys: readonly string[], now: number): Promise<void> {
  if (isSqlite(trx)) return; // One transaction writes at a time.
  // In the same order everywhere, so that two never wait for each other.
  const rows = [...new Set(keys)].toSorted().map((key) => ({ key: `lock ${key}`, window_start: now, hits: 1 }));
  await trx
    .insertInto('rate_limits')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_start: now }))
    .execute();
}

/** Forgets windows that have ended. */
export async function deleteOldHits(db: Db, before: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
}
