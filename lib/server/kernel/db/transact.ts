import type { Db, Trx } from './db';

/** PostgreSQL's "somebody was faster, try again": serialization_failure, deadlock_detected. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code);

/**
 * Runs `work` in one transaction: all of it or nothing. `work` may run more than once, so it must do nothing
 * but read and write through `trx`. Whatever it throws rolls back and is thrown on.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error;
    }
  }
}
