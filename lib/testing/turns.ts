import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits a number of turns of the event loop, after which everything has run that needs no other process. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
