import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for something that another process or task is about to do; gives up after `withinMs`. */
export async function eventually(isSo: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Did not happen within ${withinMs} ms`);
    await nextTurn();
  }
}
