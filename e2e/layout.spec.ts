import type { Page } from '@playwright/test';
import { LONDON_AREAS } from '@/lib/domain/places/areas';
import { expect, test } from './fixtures';
import { samplePaths, sitemapPaths } from './journeys/crawl';
import { layOutAll, widthsOf } from './page-width';

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** The maximum height in px, without the cookie question. */
const MOST_HIGH = [
  { path: '/', viewport: PHONE, most: 9000 },
  { path: '/', viewport: TABLET, most: 8600 },
  { path: '/services/packing-materials', viewport: TABLET, most: 7600 },
  { path: '/prices', viewport: TABLET, most: 7600 },
  { path: '/services/moving', viewport: TABLET, most: 7000 },
  { path: '/services/cleaning', viewport: TABLET, most: 7300 },
  { path: '/services/shipping/united-arab-emirates', viewport: TABLET, most: 8200 },
  { path: '/man-and-van-in-london-areas/camden', viewport: TABLET, most: 6200 },
] as const;

/** Lays out the whole page, however long. */
async function layOut(page: Page, path: string) {
  await page.goto(path);
  await layOutAll(page);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
});

for (const { path, viewport, most } of MOST_HIGH) {
  test(`${path} at ${viewport.width} px is at most ${most} px high`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await layOut(page, path);
    expect(await heightOf(page)).toBeLessThanOrEqual(most);
  });
}

/** Returns lists of cards or facts whose last item is alone in its row. */
const lonely = () =>
  [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
    const rows = new Map<number, DOMRect[]>();
    if (getComputedStyle(list).display !== 'grid') return [];
    for (const item of list.children) {
      const box = item.getBoundingClientRect();
      if (box.width > 0) rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    }
    const [first = [], last = []] = [[...rows.values()][0], [...rows.values()].at(-1)];
    const isAlone = first.length > 1 && last.length === 1 && (last[0]?.width ?? 0) < 0.9 * list.clientWidth;
    return isAlone ? [`${list.children.length} items, last “${list.lastElementChild?.textContent.slice(0, 40)}”`] : [];
  });

/**
 * Returns texts in the page's gutter, and bars that begin or end in the gutter instead of at its edge or the screen's.
 */
const outOfLine = () => {
  const width = document.documentElement.clientWidth;
  const gutter = Math.min(40, Math.max(20, 0.045 * width));
  const scrolls = (element: Element): boolean => {
    const { overflowX, position } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) || position === 'fixed') return true;
    return element.parentElement !== null && element.parentElement !== document.body && scrolls(element.parentElement);
  };
  const isIn = (left: number, right: number) =>
    (left > 1 && left < gutter - 1) || (right < width - 1 && right > width - gutter + 1);
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *, footer *')) {
    if (element.closest('svg, [inert]') || !element.checkVisibility({ opacityProperty: true })) continue;
    const { backgroundColor, borderTopWidth, clipPath } = getComputedStyle(element);
    const { left, right, width: wide } = element.getBoundingClientRect();
    const isBar = wide > width / 2 && (backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0);
    const isWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if ((isBar || isWords) && clipPath === 'none' && isIn(left, right) && !scrolls(element))
      found.push(`${element.tagName} “${element.textContent.slice(0, 30)}” ${Math.round(left)}–${Math.round(right)}`);
  }
  return found;
};

/** Returns the texts that are cut off when the browser's text size is doubled. */
const cutWords = () => {
  const isClipped = (overflow: string) => /hidden|clip/.test(overflow);
  /** Returns whether a box hides a part of a text by overflow. Clipped boxes are texts for screen readers. */
  const isCut = (words: DOMRect, box: Element): boolean => {
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false;
    if (isClipped(overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)) return true;
    if (isClipped(overflowY) && (words.bottom > edge.bottom + 4 || words.top < edge.top - 4)) return true;
    return box.parentElement !== null && isCut(words, box.parentElement);
  };
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    if (!box || !node.textContent?.trim() || box.closest('svg')) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((words) => isCut(words, box))) cut.push(node.textContent.trim().slice(0, 60));
  }
  return cut;
};

/** Pages of the flows that no search engine sees. */
const STEPS = [
  '/get-a-quote/moving/packing?plan=mini',
  '/get-a-quote/moving/addresses?plan=mini',
  '/get-a-quote/storage/space?plan=custom&area=120&term=monthly',
  '/get-a-quote/cleaning/home?plan=one_bedroom',
  '/get-a-quote/storage-return/packing?plan=items',
  '/account/sign-in',
  '/forms/mover',
];
const PARTS = 3;

/** Without scripts, so that pages stay as the server sent them. */
test.describe('as a page comes', () => {
  test.use({ javaScriptEnabled: false });
  test.describe.configure({ mode: 'parallel' });

  for (let part = 0; part < PARTS; part += 1) {
    test(`A11Y-1: no card stands alone, all keeps to the gutter, no text of 200 % is cut, nothing scrolls sideways, part ${part + 1} of ${PARTS}`, async ({
      page,
      request,
    }) => {
      const services = (await sitemapPaths(request)).filter((path) => path.startsWith('/services/'));
      const paths = [...new Set([...services, ...(await samplePaths(request)), ...STEPS])];
      expect(paths.length).toBeGreaterThan(40);
      const wrong: string[] = [];
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        const checkAt = async (viewport: typeof TABLET, size: '100%' | '200%', find: () => readonly string[]) => {
          await page.setViewportSize(viewport);
          await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
          const found = [...(await page.evaluate(find))];
          const { scrollWidth, clientWidth } = await widthsOf(page);
          if (scrollWidth > clientWidth) found.push(`is ${scrollWidth} px wide`);
          wrong.push(...found.map((what) => `${path} at ${viewport.width} px, text of ${size}: ${what}`));
        };
        await layOut(page, path);
        await checkAt(TABLET, '100%', lonely);
        await checkAt(TABLET, '100%', outOfLine);
        await checkAt(PHONE, '100%', () => []);
        await checkAt(PHONE, '200%', cutWords);
        await checkAt(DESKTOP, '200%', cutWords);
      }
      expect(wrong).toEqual([]);
    });
  }
});

test('on the home page at 768 px moving spans the page, its picture beside its words', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await layOut(page, '/');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const boxOf = async (name: string) => (await card(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [moving, storage, cleaning] = [await boxOf('Moving'), await boxOf('Storage'), await boxOf('Cleaning')];
  expect(moving.width).toBeCloseTo(storage.width + cleaning.width + 20, 0);
  expect(moving.y + moving.height).toBeLessThan(storage.y);
  expect(storage.y).toBeCloseTo(cleaning.y, 0);
  const picture = await card('Moving').locator('img').boundingBox();
  const heading = await card('Moving').getByRole('heading').boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
});

test('FTR-1: the skyline of the footer touches no words, at any width and with text at 200 %', async ({ page }) => {
  await layOut(page, '/contact-us');
  for (const width of [320, 390, 640, 768, 1024, 1100, 1440, 1920]) {
    for (const size of ['16px', '32px']) {
      await page.setViewportSize({ width, height: 900 });
      const air = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const footer = document.querySelector('footer');
        const sky = footer?.querySelector('img[src*="skyline"]')?.parentElement?.getBoundingClientRect();
        const parts = [...(footer?.querySelectorAll('a, p, h2, input, button, address') ?? [])];
        const above = parts.map((part) => part.getBoundingClientRect()).filter(({ top }) => top < (sky?.top ?? 0));
        const within = parts.filter((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom > (sky?.top ?? 0) && top < (sky?.bottom ?? 0);
        });
        return { within: within.length, above: (sky?.top ?? 0) - Math.max(...above.map(({ bottom }) => bottom)) };
      }, size);
      expect(air.within, `${size} at ${width} px`).toBe(0);
      expect(air.above, `${size} at ${width} px`).toBeGreaterThanOrEqual(16);
    }
  }
});

test('A11Y-1: the map of London is one on home and area pages, and each tile a link large enough @phone-only', async ({
  page,
}) => {
  const own = {
    '/man-and-van-in-london-areas/camden': 'Camden',
    '/storage-with-collection-in-london-areas/bexley': 'Bexley',
  };
  const indexes = ['/', '/man-and-van-in-london-areas', '/storage-with-collection-in-london-areas'];
  for (const path of [...indexes, ...Object.keys(own)]) {
    await layOut(page, path);
    const map = page.getByRole('navigation', { name: 'Map of London' });
    const tiles = map.getByRole('link');
    await expect(tiles).toHaveCount(LONDON_AREAS.length);
    await expect(map.locator('[aria-current=page]')).toHaveCount(path in own ? 1 : 0);
    const smallest = await tiles.evaluateAll((links) =>
      Math.min(...links.flatMap((link) => [link.getBoundingClientRect().width, link.getBoundingClientRect().height])),
    );
    expect(smallest, path).toBeGreaterThanOrEqual(24);
  }
  for (const [path, name] of Object.entries(own)) {
    await layOut(page, path);
    await expect(page.getByRole('navigation', { name: 'Map of London' }).getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.goto('/');
  const camden = page.getByRole('navigation', { name: 'Map of London' }).getByRole('link', { name: 'Camden' });
  await camden.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/man-and-van-in-london-areas\/camden$/);
});
