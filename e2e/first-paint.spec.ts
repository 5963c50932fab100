import { expect, test } from './fixtures';
import { isHydrated } from './pages/quote.page';

/**
 * The page's own measurements from its start: whether its fonts are loaded at the first paint, and the sum of layout
 * shifts.
 */
type Noted = { lettersAtFirstPaint?: boolean; shift: number };
const noted = () => (window as Window & { noted?: Noted }).noted;

function note(): void {
  const own: Noted = { shift: 0 };
  (window as Window & { noted?: Noted }).noted = own;
  const hasLetters = () =>
    ['16px "Hanken Grotesk"', '680 40px "Bricolage Grotesque"'].every((font) => document.fonts.check(font));
  new PerformanceObserver(() => (own.lettersAtFirstPaint ??= hasLetters())).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) own.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

// The pages that shifted most when the fonts loaded after the text.
for (const path of [
  '/',
  '/prices',
  '/services/moving',
  '/services/business/seasonal-storage',
  '/blog/student-end-of-term-move',
  '/man-and-van-in-london-areas/greenwich',
  '/reviews/cleaning',
  '/get-a-quote/moving/packing?plan=one_bedroom',
  '/get-a-quote/cleaning',
]) {
  test(`SPD-1: ${path} is painted in the site’s own letters at once, and nothing moves @phone`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await page.addInitScript(note);
    await page.goto(path);
    await isHydrated(page);
    expect(await page.evaluate(noted)).toEqual({ lettersAtFirstPaint: true, shift: 0 });
    expect(fonts).toEqual([]);
  });
}
