import { expect, type Page, type Request } from '@playwright/test';

/** Less than the timeout of a call, which runs on the page's clock as well. */
const STEP_MS = 5_000;

const isCall = (request: Request) => ['xhr', 'fetch'].includes(request.resourceType());

/**
 * Returns a function that advances a page's moved clock in steps. The page's calls from now on are answered between two
 * steps, however long the server takes.
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
