import { setTimeout as pause } from 'node:timers/promises';

/** Long enough to leave the processor to the awaited process. */
const POLL_MS = 10;
/** The limit for a wait that never ends. No test depends on it. */
const GIVEN_UP_AFTER_MS = 120_000;

/** Waits until a condition holds that another process or task brings about. */
export async function eventually(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const isGivenUp = AbortSignal.timeout(GIVEN_UP_AFTER_MS);
  while (!(await hasHappened())) {
    if (isGivenUp.aborted) throw new Error(`Did not happen within ${GIVEN_UP_AFTER_MS} ms`);
    await pause(POLL_MS);
  }
}
