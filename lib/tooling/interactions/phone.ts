import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { interactions, SHORTEST_MS, type TimedEvent } from './inp';

/** The screen that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** Milliseconds that the browser needs after a frame to report its events. */
const TOLD_AFTER_MS = 200;

/**
 * "Slow 4G" as in Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. A call on an open connection takes one
 * round trip. DevTools multiplies the latency by 3.75 for opening connections, which the first step has done.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Milliseconds before the first press, less than a person needs to read. By then the page has finished its idle work.
 */
const READ_MS = 2_000;

/** Opens a page and waits as a reader would. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await read(page);
}

/** Waits as a reader would before a press. */
export const read = (page: Page): Promise<void> => page.waitForTimeout(READ_MS);

type Observed = { readonly told: TimedEvent[]; readonly observer: PerformanceObserver };
type Watched = typeof globalThis & { observed?: Observed; backAfter?: number };

/** Collects the page's Event Timing entries. Runs in the page before its own scripts. */
function observe(): void {
  const told: TimedEvent[] = [];
  const observer = new PerformanceObserver((list) => told.push(...(list.getEntries() as unknown as TimedEvent[])));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  (globalThis as Watched).observed = { told, observer };
}

/** Opens Chromium with the back/forward cache, which Playwright disables by default. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ isWhole: true }).file,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Opens a visitor's phone with an address of its own, because calls are limited by address. */
export async function openPhone(
  browser: Browser,
  { address, slowdown = 1, isSlow4g = false }: { address: string; slowdown?: number; isSlow4g?: boolean },
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { 'x-forwarded-for': address } });
  const page = await context.newPage();
  // The compiler adds a helper that keeps the names of functions, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlow4g) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}

/** Touches an element. Returns the milliseconds until the screen shows the result. */
export async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const { observed } = globalThis as Watched;
    observed?.observer.takeRecords();
    observed?.told.splice(0);
  });
  await target.tap();
  const told = await page.evaluate(
    (after) =>
      new Promise<readonly TimedEvent[]>((resolve) => {
        const tell = () => {
          const { told = [] } = (globalThis as Watched).observed ?? {};
          resolve(told.map(({ interactionId, duration }) => ({ interactionId, duration })));
        };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell, after)));
      }),
    TOLD_AFTER_MS,
  );
  return Math.max(SHORTEST_MS, ...interactions(told));
}

/** Touches an element that leads to another step. Returns the milliseconds until its heading is on the screen. */
export async function pressUntilHeading(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const words = () => document.querySelector('h1')?.textContent ?? '';
        const before = words();
        let pressedAt = 0;
        addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (words() === before || words() === '') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await target.tap();
  return shown;
}

/**
 * Follows a link and goes back. Returns the milliseconds until the page is restored; Infinity when it was loaded again.
 */
export async function leaveAndGoBack(page: Page, away: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted, timeStamp }) => {
      if (!persisted) return;
      requestAnimationFrame(() =>
        setTimeout(() => ((globalThis as Watched).backAfter = performance.now() - timeStamp)),
      );
    });
  });
  await page.goto(away);
  await read(page);
  // A page from the back/forward cache does not load a second time.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(TOLD_AFTER_MS);
  return page.evaluate(() => (globalThis as Watched).backAfter ?? Infinity);
}
