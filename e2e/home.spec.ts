import type { Page } from '@playwright/test';
import { HERO_SKYLINE } from '@/lib/content/drawings';
import { formatPence, lessPercent, type Pence } from '@/lib/domain/money';
import { MOVING_PLAN_PRICES } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { expect, test } from './fixtures';
import { widthsOf } from './page-width';
import { isHydrated, isIdle } from './pages/quote.page';

/** The sections of the home page, in its island. */
const SECTIONS = '#main > div > div > *';

const unitPrice = (term: 'weekly' | '6_months', storageSpace: 'Plan 6x4' | 'Plan 12x8' = 'Plan 6x4'): Pence =>
  weeklyPrice(SITE.storagePriceList, { storageSpace, squareFeet: null }, term);

const storage = (page: Page) => page.getByRole('form', { name: 'Every unit, drawn to scale' });
/** Presses a card once it stands still, because scrolling to it lays out the sections above. */
const choose = async (page: Page, name: RegExp) => {
  const radio = storage(page).getByRole('radio', { name });
  await storage(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();
  await expect(radio).toBeChecked();
};
const priceBox = (page: Page) => storage(page).locator('[aria-live]');

test.describe('home page', () => {
  test('SHELL-1, PRC-1, SEO-4, A11Y-1: what it says, keeps still, leaves for later and asks for', async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');

    await test.step('A11Y-1: with reduced motion nothing on it is animated', async () => {
      // Immediate changes are transitions of 0.01 ms, which may just be running.
      const durations = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(durations.filter((milliseconds) => !(milliseconds <= 1))).toEqual([]);
    });

    await test.step('SHELL-1, PRC-1: the tagline and the prices of the engine, each once for what it prices', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.tagline);
      for (const price of Object.values(MOVING_PLAN_PRICES)) {
        await expect(page.getByRole('listitem').getByText(formatPence(price), { exact: true })).toHaveCount(1);
      }
      const { perWeek } = cheapestPerWeek(SITE.storagePriceList);
      await expect(page.getByText(`from ${formatPence(perWeek)} a week; ${tripsWords('weekly')}`)).toHaveCount(1);
    });

    await test.step('SEO-4: what lies below the first screen waits, with its place reserved', async () => {
      const images = page.getByRole('main').locator('img');
      await expect(images.last()).toBeAttached();
      const hasPlace = '[loading="lazy"][width][height]';
      expect(await images.count()).toBeGreaterThan(20);
      await expect(page.getByRole('main').locator(`img:not(${hasPlace})`)).toHaveCount(0);
    });

    await test.step('asks no foreign host for anything', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await isHydrated(page);
      await isIdle(page);
      expect([...hosts].filter(Boolean)).toEqual([new URL(baseURL ?? '').host]);
    });
  });

  test('PRC-4, PRC-5: size and duration change the price of the unit, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(priceBox(page)).toContainText(formatPence(unitPrice('weekly')));
    await choose(page, /^6 months/);
    await expect(priceBox(page)).toContainText(formatPence(unitPrice('6_months')));
    const { discountPercent } = storageDuration('6_months');
    expect(unitPrice('6_months')).toBe(lessPercent(unitPrice('weekly'), discountPercent));
    await choose(page, /^12 × 8 ft/);
    await expect(priceBox(page)).toContainText(formatPence(unitPrice('6_months', 'Plan 12x8')));
    await storage(page)
      .getByRole('radio', { name: /^6 months/ })
      .focus();
    for (let presses = 1; presses < STORAGE_DURATIONS.length; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect(priceBox(page)).toContainText(formatPence(unitPrice('weekly', 'Plan 12x8')));
  });

  test('A11Y-1: axe finds nothing with a unit chosen and a question open, and headings keep their order', async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await choose(page, /^3 × 3 ft/);
    await page.getByText('Is there a student price?').click();
    await expectAccessible({ onPhone: true });
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.slice(1).every((level, index) => level > 1 && level <= (levels[index] ?? 0) + 1)).toBe(true);
  });
});

test('SEO-4, A11Y-1: once the page is idle every section is laid out, and it fits every screen', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator(SECTIONS).count()).toBeGreaterThan(8);
  const waits = () =>
    page
      .locator(SECTIONS)
      .evaluateAll((sections) => sections.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
  await expect.poll(waits).toBe(0);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`SHELL-1: cleaning, prices and reviews are one press from the first screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.locator(SECTIONS).first();
    for (const [name, href] of [
      [/^Cleaning from £\d+$/, '/services/cleaning'],
      ['Price list', ROUTES.prices],
      ['Reviews', ROUTES.reviews],
    ] as const) {
      const link = hero.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(hero.getByText('Cleaning', { exact: true })).toBeInViewport({ ratio: 1 });
  });
}

test('ILL-1: London stands over the roofs of a wide screen, and a phone does not fetch it', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await isHydrated(page);
  expect(asked.has(HERO_SKYLINE.path)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => asked.has(HERO_SKYLINE.path)).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('A11Y-1, SEO-4: sections not yet laid out take about the room they will need, so nothing jumps', async ({
    page,
  }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const sections = await page.locator(SECTIONS).evaluateAll((elements) =>
        elements.map((element) => {
          const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(element);
          (element as HTMLElement).style.contentVisibility = 'visible';
          const height = element.getBoundingClientRect().height;
          return { waits: contentVisibility === 'auto', room: parseFloat(containIntrinsicBlockSize.slice(5)), height };
        }),
      );
      expect(sections.length).toBeGreaterThan(8);
      expect(sections.filter(({ waits }) => waits).length, `at ${width} px`).toBe(sections.length - 2);
      for (const [index, { waits, room, height }] of sections.entries()) {
        if (waits) expect(Math.abs(room / height - 1), `section ${index + 1} at ${width} px`).toBeLessThan(0.15);
      }
    }
  });

  test('PRC-4: the duration still changes the price, and the choice goes into the flow', async ({ page }) => {
    await page.goto('/');
    await choose(page, /^6 months/);
    await expect(priceBox(page)).toContainText(formatPence(unitPrice('6_months')));
    await storage(page).getByRole('button', { name: 'Store this size' }).click();
    const { searchParams, pathname } = new URL(page.url());
    expect(pathname.startsWith(ROUTES.storageQuote)).toBe(true);
    expect([searchParams.get('plan'), searchParams.get('term')]).toEqual(['Plan 6x4', '6_months']);
  });
});
