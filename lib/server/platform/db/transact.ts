import type { Db, Trx } from './db';

/** PostgreSQL's errors for a conflict that a retry resolves: serialization_failure, deadlock_detected. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code);

/**
 * Runs `work` in one transaction and retries it on conflict. `work` may run more than once, so it must only read and
 * write through `trx`. Any error rolls back and is rethrown.
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
