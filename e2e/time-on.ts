import { expect, type Page, type Request } from '@playwright/test';

/** Less than the timeout of a call, which runs by the page's clock as well. */
const STEP_MS = 5_000;

const isCall = (request: Request) => ['xhr', 'fetch'].includes(request.resourceType());

/**
 * Returns the function that lets time pass on a page whose clock the test moves. Calls that the page makes from now on are
 * answered between two steps of that time, however long the server takes.
 */
export function timeOn(page: Page): (ms: number) => Promise<void> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => isCall(request) && unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  const answered = () => expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
  return async (ms) => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await answered();
      await page.clock.runFor(Math.min(left, STEP_MS));
    }
    await answered();
  };
}
