import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { minutesAfter } from '@/lib/domain/london-time';
import { completeAnswers } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { draftPath } from './journeys/draft';
import { hasWoken, isTakenOver } from './pages/quote.page';
import { expectWithinBudget } from './within-budget';

const { bare } = JSON.parse(readFileSync('lib/tooling/size-budget.json', 'utf8')) as {
  readonly bare: { readonly scriptBrotli: number };
};

/** The most script bytes of a page at rest, as multiples of an empty page of the framework (decision 54). */
const MOST_AT_REST = { words: 1.25, tool: 1.42, step: 2.3 } as const;
/** The most bytes that a page loads before the browser is idle: text, styles, fonts and drawings. */
const MOST_UNTIL_IDLE = 180_000;

/** Milliseconds on the page's own clock, which the test moves: longer than any delay of a page without interaction. */
const AT_REST_MS = 5_000;
/** A step preloads the next question one second after its hydration. */
const BEFORE_THE_NEXT_MS = 700;
const TICK_MS = 50;

/**
 * Measures the sent bytes of a page without interaction, until a number of milliseconds after its hydration on its own
 * clock, when all requests have finished.
 */
async function weigh(page: Page, path: string, { isAwake = hasWoken, awakeMs = AT_REST_MS } = {}) {
  const sizes: Promise<{ readonly isScript: boolean; readonly isBeforeScripts: boolean; readonly bytes: number }>[] =
    [];
  let isBeforeScripts = true;
  const note = (request: Request) => {
    const isScript = request.resourceType() === 'script';
    if (isScript) isBeforeScripts = false;
    const askedFor = { isScript, isBeforeScripts };
    const size = request.sizes().then(({ responseBodySize }) => ({ ...askedFor, bytes: responseBodySize }));
    sizes.push(size);
  };
  page.on('request', note);
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(minutesAfter(now, 1));
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(TICK_MS);
    expect(await isAwake(page)).toBe(true);
  }).toPass({ intervals: [TICK_MS] });
  for (let hydrated = 0; hydrated < awakeMs; hydrated += TICK_MS) {
    await page.clock.runFor(TICK_MS);
    await Promise.all(sizes);
  }
  // Later requests would be measured while the page closes.
  page.off('request', note);
  const all = await Promise.all(sizes);
  const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    untilIdle: sum(all.filter((one) => one.isBeforeScripts)),
    scripts: sum(all.filter(({ isScript }) => isScript)),
  };
}

function expectLight(what: string, { untilIdle, scripts }: Awaited<ReturnType<typeof weigh>>, timesBare: number): void {
  expectWithinBudget(`${what}, until the browser is idle: bytes`, untilIdle, MOST_UNTIL_IDLE);
  // All scripts have loaded, and nothing else.
  expect(scripts).toBeGreaterThan(bare.scriptBrotli);
  expectWithinBudget(`${what}, at rest: bytes of script`, scripts, timesBare * bare.scriptBrotli);
}

const PAGES: readonly (readonly [path: string, kind: 'words' | 'tool'])[] = [
  ['/', 'words'],
  ['/services/moving', 'words'],
  ['/prices', 'words'],
  ['/faq', 'words'],
  ['/reviews', 'words'],
  ['/blog/what-fits-in-a-6x4-storage-unit', 'words'],
  ['/man-and-van-in-london-areas/camden', 'words'],
  ['/storage-calculator', 'tool'],
];

for (const [path, kind] of PAGES) {
  // On a phone one page of each kind, because only the frame and the first screen's pictures differ there.
  const tag = path === '/' || kind === 'tool' ? ['@phone'] : [];
  test(`${path} is light until the browser is idle, and at rest`, { tag }, async ({ page }) => {
    expectLight(path, await weigh(page, path), MOST_AT_REST[kind]);
  });
}

for (const step of ['packing', 'addresses', 'items', 'date', 'details', 'check'] as const) {
  test(`the step ${step} of a move is light until the browser is idle, and at rest`, async ({ page, backend }) => {
    const answers = await completeAnswers(backend);
    const path = await draftPath('moving', { backend, step, answers });
    const isAwake = () => isTakenOver(page.getByRole('main'));
    const sizes = await weigh(page, path, { isAwake, awakeMs: BEFORE_THE_NEXT_MS });
    expectLight(`the step ${step} of a move`, sizes, MOST_AT_REST.step);
  });
}
