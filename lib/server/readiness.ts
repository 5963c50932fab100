import { isMigrated } from './db/migrate';
import type { Deps } from './deps';
import { oldestDueAge } from './outbox/claim';

/** A message that has been due for longer means that nobody delivers. */
const MAX_DUE_SECONDS = 600;

export type Readiness = {
  readonly ready: boolean;
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'done' | 'missing' | 'unknown';
  /** Seconds; null when no message is due. */
  readonly oldestDueMessage: number | null;
};

/** Whether this instance can do its work. Never throws. */
export async function readiness({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Readiness> {
  try {
    if (!(await isMigrated(db))) {
      return { ready: false, database: 'reachable', migrations: 'missing', oldestDueMessage: null };
    }
    const age = await oldestDueAge(db, now());
    const ready = age === null || age <= MAX_DUE_SECONDS;
    return { ready, database: 'reachable', migrations: 'done', oldestDueMessage: age };
  } catch {
    return { ready: false, database: 'unreachable', migrations: 'unknown', oldestDueMessage: null };
  }
}
