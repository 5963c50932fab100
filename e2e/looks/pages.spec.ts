import { visitSitemap } from '../journeys/crawl';
import { ENDS, expectLook, pictureOf, test, WIDTHS } from './picture';
import { nameOf, PAGES, UNLISTED } from './pages';
import { expect } from '../fixtures';
import { hasScript } from '../pages/quote.page';

test('the pages with pictures use every style class that a page of the sitemap uses', async ({ request }) => {
  const pages = await visitSitemap(request);
  const drawn = new Set(
    pages.filter(({ path }) => PAGES.some((kept) => kept === path)).flatMap(({ classes }) => [...classes]),
  );
  const undrawn = pages.filter(({ classes }) => [...classes].some((name) => !drawn.has(name)));
  expect(undrawn.map(({ path }) => path)).toEqual([]);
});

for (const path of [...PAGES, ...UNLISTED]) {
  const widths = PAGES.some((kept) => kept === path) ? WIDTHS : ENDS;
  test(`${path} looks as in its pictures`, async ({ page, tolerate }) => {
    if (path === '/no-such-page') tolerate(/status of 404/);
    await page.goto(path);
    // The body hydrates later than the frame, and has references in it. If they were replaced before, hydration would
    // fail.
    if (path === '/ui') await hasScript(page.getByRole('main'));
    await expectLook(page, nameOf(path), { widths });
  });
}

test('a button that stands four pixels beside its place is seen', async ({ page }) => {
  await page.goto('/faq');
  const button = page.getByRole('button', { name: 'Sign up' });
  await button.evaluate((element) => (element.style.translate = '4px 0'));
  expect(await pictureOf(page, 'faq', 390)).not.toMatchSnapshot('faq-390.jpg');
});
