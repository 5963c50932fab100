import type { Db, Trx } from './schema';

/** serialization_failure and deadlock_detected of PostgreSQL. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code);

/** Retries `work` on conflict, so it must only read and write through `trx`. Any error rolls back and is rethrown. */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error;
    }
  }
}

export const SQLITE: unique symbol = Symbol.for('smart-storage-and-moving.sqlite');

/** Checks a mark, because pages and the server share a handle but are bundled with their own classes. */
export const isSqlite = (db: Db): boolean => SQLITE in db.getExecutor().adapter;
