import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { schemaOrgProblems } from '@/lib/testing/schema-org';
import { axeProblems } from './axe';
import { expect, test } from './fixtures';
import { crawl, samplePaths, sitemapPaths, target } from './journeys/crawl';
import { AnyPage } from './pages/any.page';

const PHONE = { width: 390, height: 900 };
const WIDTHS = [PHONE.width, 768, 1440];
/** The number of tests that share the pages, so that workers run them in parallel. */
const PARTS = 3;

test.describe.configure({ mode: 'parallel' });

test('SEO-1, SEO-2, NAV-1, FLW-3: the HTML of every page says what it must, and no link, anchor or image is broken', async ({
  request,
}) => {
  const visited = await crawl(request, '/');
  const pages = [...visited.values()].filter(({ isListed }) => isListed);

  await test.step('a crawl from the home page finds the sitemap', async () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...(await sitemapPaths(request))].sort());
  });
  await test.step('no link is broken', () => {
    const broken = [...visited.values()].filter(({ status }) => status !== 200);
    expect(broken.map(({ path, status }) => `${path} answers ${status}`)).toEqual([]);
    const anchors = pages.flatMap(({ path, links }) => links.map((href) => ({ on: path, ...target(href, path) })));
    const lost = anchors.filter(({ path, anchor }) => anchor !== '' && !visited.get(path)?.ids.has(anchor));
    expect(lost.map(({ on, path, anchor }) => `${on} → ${path}#${anchor}`)).toEqual([]);
  });
  await test.step('no link leads through a redirect, but those to an account, which ask who it is', async () => {
    const addresses = new Set(pages.flatMap(({ links }) => links.map((href) => href.replace(/#.*/, ''))));
    const moved: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(address, { maxRedirects: 0 });
      if (answer.status() !== 200 && !address.startsWith('/account/')) moved.push(`${address} ${answer.status()}`);
    }
    expect(moved).toEqual([]);
  });
  await test.step('a price is one press away, by the header', () => {
    const far = pages.filter(({ links }) => !links.includes(ROUTES.getAQuote));
    expect(far.map(({ path }) => path)).toEqual([]);
  });
  await test.step('every image is there', async () => {
    for (const source of new Set(pages.flatMap(({ images }) => images))) {
      expect((await request.head(source)).status(), source).toBe(200);
    }
  });
  await test.step('one first heading, its own address as the canonical one, structured data by schema.org', () => {
    for (const { path, firstHeadings, canonicals, jsonLd } of pages) {
      expect(firstHeadings, `first headings of ${path}`).toBe(1);
      expect(canonicals, `canonical address of ${path}`).toEqual([SITE.origin + path]);
      expect(
        jsonLd.flatMap((json) => schemaOrgProblems(JSON.parse(json))),
        `structured data of ${path}`,
      ).toEqual([]);
    }
    expect(pages.filter(({ jsonLd }) => jsonLd.length > 0).length).toBeGreaterThan(100);
  });
  await test.step('titles, first headings and descriptions are of one page alone, and of a length that is shown', () => {
    for (const [name, of, least, most] of [
      ['title', ({ title }: (typeof pages)[number]) => title, 10, 70],
      ['h1', ({ h1 }: (typeof pages)[number]) => h1, 5, 90],
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
});

test('NAV-1: /account leads on to what it holds, by way of signing in', async ({ request }) => {
  const answer = await request.get('/account');
  const { pathname, searchParams } = new URL(answer.url());
  expect([answer.status(), pathname, searchParams.get('next')]).toEqual([200, '/account/sign-in', '/account/items']);
});

test('SEO-1: robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test.describe('pages in a browser', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

  for (let part = 1; part <= PARTS; part += 1) {
    test(`A11Y-1, SEO-1, SPD-1: part ${part} of ${PARTS}`, async ({ page, request, context, baseURL }) => {
      await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
      const paths =
        process.env.npm_lifecycle_event === 'crawl' ? await sitemapPaths(request) : await samplePaths(request);
      const any = new AnyPage(page, baseURL ?? '');
      const wrong: string[] = [];
      for (const path of paths.filter((_, index) => index % PARTS === part - 1)) {
        await page.setViewportSize(PHONE);
        const found = [...(await any.open(path)), ...(await any.head(path)), ...(await any.largestPaint())];
        for (const width of WIDTHS) found.push(...(await any.width(width)), ...(await axeProblems(page)));
        found.push(...(await any.images()), ...any.heard());
        wrong.push(...found.map((problem) => `${path} ${problem}`));
      }
      expect(wrong).toEqual([]);
    });
  }
});
