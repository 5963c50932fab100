import { setTimeout as pause } from 'node:timers/promises';

/** Seldom enough to leave the processor to whom it waits for. */
const POLL_MS = 10;
/** Ends a test that waits for what never comes. No test is about it. */
const GIVEN_UP_AFTER_MS = 120_000;

/** Waits until something that another process or task does has happened. */
export async function eventually(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const isGivenUp = AbortSignal.timeout(GIVEN_UP_AFTER_MS);
  while (!(await hasHappened())) {
    if (isGivenUp.aborted) throw new Error(`Did not happen within ${GIVEN_UP_AFTER_MS} ms`);
    await pause(POLL_MS);
  }
}
