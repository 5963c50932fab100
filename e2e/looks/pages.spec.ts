import { isFirstOfTemplate, sitemapPaths } from '../journeys/crawl';
import { expectLook, pictureOf, test } from './picture';
import { ALIKE, nameOf, PAGES, UNLISTED } from './pages';
import { expect } from '../fixtures';
import { hasScript } from '../pages/quote.page';

test('every template of the site has its pictures', async ({ request }) => {
  const paths = await sitemapPaths(request);
  const kept: readonly string[] = [...PAGES, ...ALIKE];
  const templateOf = (path: string) => (path.split('/').length > 2 ? path.slice(0, path.lastIndexOf('/')) : path);
  const templates = new Set(kept.map(templateOf));
  const firsts = paths.filter((path) => isFirstOfTemplate(path, paths));
  expect(firsts.filter((path) => !templates.has(templateOf(path)))).toEqual([]);
});

for (const path of [...PAGES, ...UNLISTED]) {
  test(`${path} looks as in its pictures`, async ({ page, tolerate }) => {
    if (path === '/no-such-page') tolerate(/status of 404/);
    await page.goto(path);
    // Its body wakes later than its frame, and has references in it: replaced before, React would find other words.
    if (path === '/ui') await hasScript(page.getByRole('main'));
    await expectLook(page, nameOf(path));
  });
}

test('a button that stands four pixels beside its place is seen', async ({ page }) => {
  await page.goto('/faq');
  const button = page.getByRole('button', { name: 'Sign up' });
  await button.evaluate((element) => (element.style.translate = '4px 0'));
  expect(await pictureOf(page, 'faq', 390)).not.toMatchSnapshot('faq-390.jpg');
});
