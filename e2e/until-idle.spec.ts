import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { completeAnswers } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { openDraft } from './journeys/draft';
import { isHydrated } from './pages/quote.page';
import { expectWithinBudget } from './within-budget';

const { bare } = JSON.parse(readFileSync('lib/tooling/size-budget.json', 'utf8')) as {
  readonly bare: { readonly scriptBrotli: number };
};

/** What the scripts of a page at rest weigh at most, in those of an empty page of the framework (decision 54). */
const MOST_AT_REST = { words: 1.25, tool: 1.42, step: 2.3 } as const;
/** What a page has asked for before the browser is idle: text, styles, fonts and drawings. */
const MOST_UNTIL_IDLE = 180_000;

/** A step fetches the question after it a second after it has woken: milliseconds in which it has not yet. */
const BEFORE_THE_NEXT = 700;

/**
 * Bytes as they are sent, of a page that nobody touches, until nothing is asked for any more.
 * @param within counts what is asked for until so many milliseconds after the page has woken
 */
async function weigh(page: Page, open: () => Promise<unknown>, within = Infinity) {
  const sizes: Promise<{ readonly isScript: boolean; readonly isBeforeScripts: boolean; readonly bytes: number }>[] =
    [];
  let isBeforeScripts = true;
  let end = Infinity;
  const note = (request: Request) => {
    if (performance.now() > end) return;
    const isScript = request.resourceType() === 'script';
    if (isScript) isBeforeScripts = false;
    const askedFor = { isScript, isBeforeScripts };
    const size = request.sizes().then(({ responseBodySize }) => ({ ...askedFor, bytes: responseBodySize }));
    sizes.push(size);
  };
  page.on('request', note);
  await open();
  await isHydrated(page);
  end = performance.now() + within;
  let before = 0;
  const hasCome = () => {
    const isSame = before === sizes.length;
    before = sizes.length;
    return isSame;
  };
  await expect.poll(hasCome, { intervals: [700] }).toBe(true);
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
  test(`${path} is light until the browser is idle, and at rest @phone`, async ({ page }) => {
    expectLight(path, await weigh(page, () => page.goto(path)), MOST_AT_REST[kind]);
  });
}

for (const step of ['packing', 'addresses', 'items', 'date', 'details', 'check'] as const) {
  test(`the step ${step} of a move is light until the browser is idle, and at rest`, async ({ page, backend }) => {
    const answers = await completeAnswers(backend);
    const open = () => openDraft(page, 'moving', { backend, step, answers });
    expectLight(`the step ${step} of a move`, await weigh(page, open, BEFORE_THE_NEXT), MOST_AT_REST.step);
  });
}
