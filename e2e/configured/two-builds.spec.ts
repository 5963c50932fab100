import type { Page } from '@playwright/test';
import { listen } from '@/lib/testing/listen';
import { ROUTES } from '@/lib/routes';
import { isHydrated } from '../pages/quote.page';
import { expect, test } from './fixtures';
import { BACKEND_ORIGIN, SITE_ORIGIN } from './settings';

/** Two instances of one site with different builds, as during a deploy. */
const BUILDS = { old: BACKEND_ORIGIN, new: SITE_ORIGIN } as const;
type Build = keyof typeof BUILDS;
const other = (build: Build): Build => (build === 'old' ? 'new' : 'old');

type Asked = { readonly path: string; readonly isPage: boolean };
type Proxy = {
  readonly origin: string;
  /** Returns the number of page requests. */
  readonly pages: () => number;
};

/** Starts a proxy for both builds. `choose` returns the builds to ask, in turn until one does not answer 404. */
async function proxy(choose: (asked: Asked) => readonly Build[]): Promise<Proxy> {
  let pages = 0;
  const { origin } = await listen((request, response) => {
    const path = request.url ?? '/';
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    if (isPage) pages += 1;
    const ask = async () => {
      let answer: Response | undefined;
      for (const build of choose({ path, isPage })) {
        answer = await fetch(BUILDS[build] + path, { method: request.method ?? 'GET', redirect: 'manual' });
        if (answer.status !== 404) break;
      }
      const { status = 404, headers = new Headers() } = answer ?? {};
      const said = [...headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name),
      );
      response
        .writeHead(status, Object.fromEntries(said))
        .end(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
    };
    ask().catch(() => response.destroy());
  });
  return { origin, pages: () => pages };
}

/** Opens a page and waits until all its first code has loaded. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
}

const isOfABuild = (path: string) => path.startsWith('/_next/');

/** Searches the questions; typing loads the code of the search. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill(words);
}
const found = (page: Page) => page.getByRole('main').getByRole('status');

test.use({ baseURL: '' });
// The backend does not know the proxy's origin, so these visits are not counted.
test.beforeEach(({ page }) => page.addInitScript(() => void (document.cookie = 'amplitude_events=0; path=/')));

test('with the proxy of lib/server/platform/operating/two-builds.md every page works, whichever build its files are asked of', async ({
  page,
}) => {
  let [turn, last]: [number, Build] = [0, 'old'];
  const { origin, pages } = await proxy(({ path, isPage }) => {
    // Pages come from the builds in turn. Files are requested from the wrong build first.
    if (isPage) last = turn++ % 2 === 0 ? 'old' : 'new';
    return isOfABuild(path) ? [other(last), last] : [last];
  });
  for (const visit of ['of the old build', 'of the new build']) {
    await test.step(visit, async () => {
      await page.goto(`${origin}${ROUTES.faq}`);
      await search(page, 'tenant fees act');
      await expect(found(page)).toHaveText('1 answer');
    });
  }
  expect(pages(), 'nothing was loaded anew').toBe(2);
});

test('without it, a page whose part is gone is loaded anew, and a link is followed to the new build', async ({
  page,
  tolerate,
}) => {
  tolerate(/404|ChunkLoadError|Loading (?:CSS )?chunk|Failed to load|Refused to execute script/i);
  let [build, isGone]: [Build, boolean] = ['old', false];
  const { origin, pages } = await proxy(({ path, isPage }) => {
    // Files of only the old build are missing until a page of the new build has loaded; shared files are not.
    if (isPage) isGone = false;
    return isGone && isOfABuild(path) ? [] : [build];
  });

  await test.step('a part', async () => {
    await opened(page, `${origin}${ROUTES.faq}`);
    [build, isGone] = ['new', true];
    await search(page, 'tenant fees');
    await expect.poll(pages).toBe(2);
    await search(page, 'tenant fees act');
    await expect(found(page)).toHaveText('1 answer');
  });
  await test.step('a link', async () => {
    build = 'old';
    await opened(page, `${origin}${ROUTES.faq}`);
    build = 'new';
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
    await expect(page).toHaveURL(`${origin}${ROUTES.contact}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a part that stays away loads the page anew once, never in a loop', async ({ page, tolerate }) => {
  tolerate(/404|ChunkLoadError|Loading (?:CSS )?chunk|Failed to load|Refused to execute script/i);
  const known = new Set<string>();
  let isGone = false;
  const { origin, pages } = await proxy(({ path }) => {
    if (!isGone) known.add(path);
    return isGone && isOfABuild(path) && !known.has(path) ? [] : ['old'];
  });
  await opened(page, `${origin}${ROUTES.faq}`);
  isGone = true;
  await search(page, 'tenant');
  await expect.poll(pages).toBe(2);
  await page.waitForLoadState('networkidle');
  await search(page, 'tenant fees');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages()).toBe(2);
});
