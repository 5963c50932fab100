import { setTimeout as pause } from 'node:timers/promises';

/** Seldom enough to leave the processor to whom it waits for. */
const POLL_MS = 10;

/** Waits for something that another process or task is about to do; gives up after `withinMs`. */
export async function eventually(isSo: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Did not happen within ${withinMs} ms`);
    await pause(POLL_MS);
  }
}
