import type { Page } from '@playwright/test';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { paidOrder } from './journeys/order';
import { isHydrated } from './pages/quote.page';

/** Delays every script of the site by two frames, so that anything that shows without its code is noticed. */
const deferScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js', async (route) => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await route.continue();
  });

type Watched = Window & {
  readonly next: { readonly router: { readonly push: (path: string) => Promise<boolean> } };
  headings?: string[];
};

/** Navigates as a link of the site does. Returns the headings that the page showed meanwhile, in order. */
const headingsOnTheWay = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const watched = window as unknown as Watched;
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const seen = [heading()];
    const observer = new MutationObserver(() => seen.at(-1) !== heading() && seen.push(heading()));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await watched.next.router.push(to);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    observer.disconnect();
    return seen;
  }, path);

/** A page of every kind of island, each reached from the one before. */
const WALK = [
  '/faq',
  ROUTES.reviews,
  '/services/moving',
  '/storage-calculator',
  '/get-a-quote/moving/addresses?plan=one_bedroom',
  '/get-a-quote/storage-return',
  '/',
];

test('the page before stands until the next one is there, however late its code', async ({ page }) => {
  await page.goto(ROUTES.terms);
  await isHydrated(page);
  await deferScripts(page);
  for (const path of WALK) {
    const [first, ...then] = await headingsOnTheWay(page, path);
    expect(then, `from "${first}" to ${path}`).toEqual([expect.stringMatching(/\S/)]);
  }
});

test('the order stands until the page of a change is there', async ({ page, backend, slot, email }) => {
  await paidOrder(page, { origin: backend, slot, email });
  await isHydrated(page);
  await deferScripts(page);
  const seen = await headingsOnTheWay(page, `${page.url()}&change=slot`);
  expect(seen).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
});
