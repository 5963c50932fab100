import { readFile } from 'node:fs/promises';
import { test as base, type Page } from '@playwright/test';
import { TEST_NOW } from '@/lib/testing/clock';
import { expect, test as withConsole } from '../fixtures';
import { hasScript, isHydrated } from '../pages/quote.page';

/** The widths of a phone, a tablet and a desktop in CSS pixels. Pictures are half as wide (playwright.config.ts). */
export const WIDTHS = [390, 768, 1440] as const;
export const PHONE = [390] as const;
/** The widths for pages that look on a tablet as on one of the others. */
export const ENDS = [390, 1440] as const;
const HEIGHT = 900;
/** The JPEG quality: text stays readable, and a long page takes 100 kB. */
const QUALITY = 20;
/** The most pictures that are taken of a page that keeps changing. */
const MOST_SHOTS = 20;

/** Texts that differ in every run, with their replacements in pictures. */
const OF_A_RUN = [
  { pattern: '\\bSM-[0-9A-Z]{4}-[0-9A-Z]{4}\\b', word: 'SM-2345-6789' },
  { pattern: '© \\d{4}', word: '© 2026' },
] as const;

/** Sets the browser's clock to the server's. */
export const test = withConsole.extend({
  page: async ({ page, context, baseURL }, use) => {
    await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
    await page.clock.setFixedTime(TEST_NOW);
    await use(page);
  },
});

/** Draws the van or the unit beside a question, whose script draws only when it is in view. */
async function drawLoads(page: Page): Promise<void> {
  for (const place of await page.locator('[data-live-load]').filter({ visible: true }).all()) {
    await place.scrollIntoViewIfNeeded();
    await place.getByRole('img').waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Loads all images, also those below the fold, and makes fonts and texts the same in every run. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (words) => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { pattern, word } of words) {
        const now = text.nodeValue?.replace(new RegExp(pattern, 'g'), word);
        if (now !== undefined && now !== text.nodeValue) text.nodeValue = now;
      }
    }
  }, OF_A_RUN);
}

const shoot = (page: Page, isWhole: boolean) =>
  page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: isWhole, animations: 'disabled' });

/** Returns the first picture that equals the stored one, or else the first that equals the one before it. */
async function standing(page: Page, kept: string, isWhole: boolean): Promise<Buffer> {
  const expected = await readFile(kept).catch(() => null);
  let before = await shoot(page, isWhole);
  for (let shots = 1; shots < MOST_SHOTS; shots += 1) {
    if (expected?.equals(before)) return before;
    await settle(page);
    const next = await shoot(page, isWhole);
    if (next.equals(before)) return next;
    before = next;
  }
  return before;
}

type Options = {
  readonly widths?: readonly number[];
  /** False for an overlay: the picture then shows only the window. */
  readonly isWhole?: boolean;
  /** Whether the page is reloaded at each width, because it starts differently on a phone. */
  readonly isReloaded?: boolean;
};

/** Returns the picture of a page at a width of the window. */
export async function pictureOf(page: Page, name: string, width: number, isWhole = true): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  // Hydrate before texts are replaced, or React would find other texts than it rendered.
  await isHydrated(page);
  await drawLoads(page);
  await settle(page);
  return standing(page, base.info().snapshotPath(`${name}-${width}.jpg`), isWhole);
}

/** Compares a page with its stored pictures at each width. */
export async function expectLook(
  page: Page,
  name: string,
  { widths = WIDTHS, isWhole = true, isReloaded = false }: Options = {},
): Promise<void> {
  for (const width of widths) {
    if (isReloaded) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.reload();
      await hasScript(page.getByRole('main'));
    }
    expect.soft(await pictureOf(page, name, width, isWhole)).toMatchSnapshot(`${name}-${width}.jpg`);
  }
}
