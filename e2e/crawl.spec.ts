import { expect, test } from './fixtures';
import { crawl, sitemapPaths, target } from './journeys/crawl';
import { AnyPage } from './pages/any.page';

const WIDTHS = [390, 768, 1440];
/** The pages are dealt out to this many tests, so that the workers share them. */
const PARTS = 16;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('SEO-1, NAV-1: a crawl from the home page finds the sitemap, and no broken link, anchor or image', async ({
  request,
}) => {
  const visited = await crawl(request, '/');
  const pages = [...visited.values()].filter(({ isListed }) => isListed);
  expect(pages.map(({ path }) => path).sort()).toEqual([...(await sitemapPaths(request))].sort());

  const broken = [...visited.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ path, status }) => `${path} answers ${status}`)).toEqual([]);

  const anchors = pages.flatMap(({ path, links }) => links.map((href) => ({ on: path, ...target(href, path) })));
  const lost = anchors.filter(({ path, anchor }) => anchor !== '' && !visited.get(path)?.ids.has(anchor));
  expect(lost.map(({ on, path, anchor }) => `${on} → ${path}#${anchor}`)).toEqual([]);

  for (const source of new Set(pages.flatMap(({ images }) => images))) {
    expect((await request.head(source)).status(), source).toBe(200);
  }
});

test('SEO-1: no two pages have the same title or description, and each is of a length that is shown', async ({
  request,
}) => {
  const pages = [...(await crawl(request, '/')).values()].filter(({ isListed }) => isListed);
  for (const [name, of, least, most] of [
    ['title', ({ title }: (typeof pages)[number]) => title, 10, 70],
    ['description', ({ description }: (typeof pages)[number]) => description, 70, 170],
  ] as const) {
    const texts = pages.map(of);
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      name,
    ).toEqual([]);
    expect(
      texts.filter(({ length }) => length < least || length > most),
      name,
    ).toEqual([]);
  }
});

test('NAV-1: /account leads on to what it holds, by way of signing in', async ({ request }) => {
  const answer = await request.get('/account');
  const { pathname, searchParams } = new URL(answer.url());
  expect([answer.status(), pathname, searchParams.get('next')]).toEqual([200, '/account/sign-in', '/account/items']);
});

test('SEO-1: robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

/** They share every style, so that the colours of one tell those of all. */
const BOROUGHS = /-in-london-areas\//;

/** The first page of each template is looked at most closely: the others differ from it in words. */
const templateOf = (path: string) => (path.split('/').length > 2 ? path.slice(0, path.lastIndexOf('/')) : path);

test.describe('every page in a browser', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 900 } });

  for (let part = 1; part <= PARTS; part += 1) {
    test(`A11Y-1, SEO-1, SEO-2: part ${part} of ${PARTS}`, async ({ page, request, context, baseURL }) => {
      await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
      const paths = await sitemapPaths(request);
      const any = new AnyPage(page, baseURL ?? '');
      const wrong: string[] = [];
      for (const [index, path] of paths.entries()) {
        if (index % PARTS !== part - 1) continue;
        const isFirst = paths.findIndex((other) => templateOf(other) === templateOf(path)) === index;
        const withContrast = isFirst || !BOROUGHS.test(path);
        const found = [
          ...(await any.open(path)),
          ...(await any.head(path)),
          ...(await any.accessibility(withContrast)),
        ];
        for (const width of WIDTHS) {
          found.push(...(await any.width(width)));
          if (isFirst && width !== WIDTHS[0]) found.push(...(await any.accessibility(true)));
        }
        found.push(...(await any.images()), ...any.heard());
        wrong.push(...found.map((problem) => `${path} ${problem}`));
        await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: 900 });
      }
      expect(wrong).toEqual([]);
    });
  }
});
