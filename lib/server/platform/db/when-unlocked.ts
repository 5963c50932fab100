import { setTimeout as delay } from 'node:timers/promises';

export const PATIENCE_MS = 10_000;

/** Short pauses first, because most locks last only for one commit. */
const PAUSES_MS = [2, 5, 10, 20] as const;
const LONGEST_PAUSE_MS = 40;

const SQLITE_BUSY = 5;
/** SQLite's code for a write by another process since this transaction read. Waiting does not resolve it. */
const SQLITE_BUSY_SNAPSHOT = 517;

function isLocked(error: unknown): boolean {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY && code !== SQLITE_BUSY_SNAPSHOT;
}

/** A monotonic clock in milliseconds, and a pause in which other work can run. */
type Waiting = { readonly now: () => number; readonly pause: (ms: number) => Promise<unknown> };
const WAITING: Waiting = { now: () => performance.now(), pause: delay };

/** Retries, because SQLite's own waiting (busy_timeout) would block the process. Throws after PATIENCE_MS. */
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
