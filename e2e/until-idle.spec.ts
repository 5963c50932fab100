import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { minutesAfter } from '@/lib/domain/durations';
import { completeAnswers } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { draftPath } from './journeys/draft';
import { hasWoken, isTakenOver } from './pages/quote.page';
import { expectWithinBudget } from './within-budget';

const { bare } = JSON.parse(readFileSync('lib/tooling/size-budget.json', 'utf8')) as {
  readonly bare: { readonly scriptBrotli: number };
};

/** What the scripts of a page at rest weigh at most, in those of an empty page of the framework (decision 54). */
const MOST_AT_REST = { words: 1.25, tool: 1.42, step: 2.3 } as const;
/** What a page has asked for before the browser is idle: text, styles, fonts and drawings. */
const MOST_UNTIL_IDLE = 180_000;

/** Milliseconds of the page's own clock, which the test moves: longer than anything waits that a page does by itself. */
const AT_REST_MS = 5_000;
/** A step fetches the question after it a second after it has woken. */
const BEFORE_THE_NEXT_MS = 700;
const TICK_MS = 50;

/**
 * Returns the bytes as they are sent, of a page that nobody touches, until it has been awake for so many milliseconds of
 * its own clock and everything asked for has come.
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
  for (let awake = 0; awake < awakeMs; awake += TICK_MS) {
    await page.clock.runFor(TICK_MS);
    await Promise.all(sizes);
  }
  // What is asked for later would be measured while the page closes.
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
  // All of its scripts have come, and nothing beside.
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
  // On a phone one of each kind: what differs there is the frame and the pictures of the first screen.
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
