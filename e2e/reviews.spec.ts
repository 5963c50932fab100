import type { Page } from '@playwright/test';
import { REVIEWS } from '@/lib/content/reviews/reviews';
import { filterReviews } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { widthsOf } from './page-width';
import { isHydrated } from './pages/quote.page';

const cards = (page: Page) => page.getByRole('button', { name: /^Open the review of/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Reviews of' }).getByRole('link', { name, exact: true });
const newest = REVIEWS[0]?.name ?? '';

/** Sums up layout shifts in the page from the first paint on. */
function addUpShifts(): void {
  const place = window as { layoutShift?: number };
  place.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) place.layoutShift = (place.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftSoFar = (page: Page) => page.evaluate(() => (window as { layoutShift?: number }).layoutShift);
const places = (page: Page, count: number) =>
  cards(page).evaluateAll(
    (all, many) => all.slice(0, many).map((card) => Math.round(card.getBoundingClientRect().top + window.scrollY)),
    count,
  );

test('REV-4: a page is as many cards as the width has room for, and nothing jumps', async ({ page }) => {
  await page.addInitScript(addUpShifts);
  for (const [width, size] of [
    [390, 4],
    [767, 4],
    [768, 6],
    [1024, 6],
    [1025, 8],
    [1440, 8],
  ] as const) {
    await test.step(`at ${width} px ${size} cards`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(ROUTES.reviews);
      await expect(cards(page)).toHaveCount(size);
      await expect(page.getByText(`${size} of 60`)).toBeVisible();
      // Earlier presses are handled once the code has loaded.
      await isHydrated(page);
      expect(await shiftSoFar(page)).toBeLessThan(0.01);
      const before = await places(page, size);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(cards(page)).toHaveCount(2 * size);
      await expect(cards(page).nth(size)).toBeFocused();
      expect(await places(page, size)).toEqual(before);
    });
  }
});

test('REV-4: "Show more" that is pressed before its code is there shows one page more, once', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(ROUTES.reviews);
  const size = await cards(page).count();
  const before = await places(page, size);
  await page.getByRole('button', { name: 'Show more' }).click();
  arrive();
  await expect(cards(page)).toHaveCount(2 * size);
  await expect(cards(page).nth(size)).toBeFocused();
  expect(await places(page, size)).toEqual(before);
});

test.describe('reviews', () => {
  test('REV-5: the close button and the backdrop close it @phone', async ({ page }) => {
    await page.goto(ROUTES.reviews);
    const dialog = page.getByRole('dialog', { name: newest });
    await cards(page).first().click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await cards(page).first().click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('A11Y-1, LAW-8: axe finds nothing, with a review open too; no structured data speaks of reviews', async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ROUTES.reviews);
    await expectAccessible();
    await cards(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible({ onPhone: true });
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join(' ')).not.toMatch(/AggregateRating|"Review"|ratingValue/);
  });
});

test('REV-2: a tab shows its reviews at once, has an address, and the browser goes back', async ({ page }) => {
  await page.goto(ROUTES.reviews);
  await tab(page, 'Storage').click();
  await expect(page).toHaveURL(/\/reviews\/storage$/);
  await expect(tab(page, 'Storage')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(`of ${filterReviews(REVIEWS, 'storage').length}`).filter({ visible: true })).toHaveCount(
    1,
  );
  await page.goBack();
  await expect(tab(page, 'See all')).toHaveAttribute('aria-current', 'page');
  await page.goto('/reviews/cleaning');
  await expect(tab(page, 'Cleaning')).toHaveAttribute('aria-current', 'page');
});

test('REV-5: a card opens by keyboard; Escape closes it and the focus returns', async ({ page }) => {
  await page.goto(ROUTES.reviews);
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: newest });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Example')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toBeFocused();
});

test('A11Y-1: fits every screen without scrolling sideways', async ({ page }) => {
  await page.goto(ROUTES.reviews);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('REV-2: the tabs are links, and every review stands there in full', async ({ page }) => {
    await page.goto(ROUTES.reviews);
    await expect(page.getByRole('article')).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await tab(page, 'Cleaning').click();
    await expect(page).toHaveURL(/\/reviews\/cleaning$/);
    await expect(page.getByRole('article')).toHaveCount(filterReviews(REVIEWS, 'cleaning').length);
  });
});
