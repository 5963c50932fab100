import { setTimeout as delay } from 'node:timers/promises';

/** How long is waited for a lock that another process has on the file: a backup, another instance, an operator's shell. */
export const PATIENCE_MS = 10_000;

/** Between two attempts: soon at first, for most locks last as long as one commit. */
const PAUSES_MS = [2, 5, 10, 20] as const;
const LONGEST_PAUSE_MS = 40;

/** The lowest byte of SQLite's error code. */
const SQLITE_BUSY = 5;
/** Somebody wrote since this transaction read: no waiting helps. We never read before we write (BEGIN IMMEDIATE). */
const SQLITE_BUSY_SNAPSHOT = 517;

function isLocked(error: unknown): boolean {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY && code !== SQLITE_BUSY_SNAPSHOT;
}

/** Milliseconds from anywhere, and a pause of some in which others have their turn. */
type Waiting = { readonly now: () => number; readonly pause: (ms: number) => Promise<unknown> };
const WAITING: Waiting = { now: () => performance.now(), pause: delay };

/**
 * Tries a statement until the file is free, and throws what SQLite says when it is not within PATIENCE_MS. SQLite's own
 * waiting (busy_timeout) would stop the process: no page, no health check, nothing would be answered meanwhile. A
 * statement that finds the file locked has done nothing, and a COMMIT leaves its transaction as it was.
 */
export async function whenUnlocked<T>(statement: () => T, { now, pause }: Waiting = WAITING): Promise<T> {
  const until = now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || now() >= until) throw error;
      await pause(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS);
    }
  }
}
