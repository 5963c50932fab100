import { expect, test } from './fixtures';
import { isFirstOfTemplate, sitemapPaths } from './journeys/crawl';

/** Pages of the flows that a search engine does not see. */
const STEPS = [
  '/get-a-quote/moving/packing?plan=mini',
  '/get-a-quote/moving/addresses?plan=mini',
  '/get-a-quote/storage/space?plan=custom&area=120&term=monthly',
  '/get-a-quote/cleaning/home?plan=one_bedroom',
  '/get-a-quote/storage-return/packing?plan=items',
  '/account/sign-in',
  '/forms/mover',
];
const PARTS = 2;

test.describe.configure({ mode: 'parallel' });

/** The browser's text is twice as large; nothing is changed by scripts, so that a page is as it came. */
test.describe('A11Y-1: text at 200 % is neither cut nor scrolls sideways', () => {
  test.use({ javaScriptEnabled: false });

  for (let part = 0; part < PARTS; part += 1) {
    test(`at 390 and 1280 px, part ${part + 1} of ${PARTS}`, async ({ page, request, context, baseURL }) => {
      await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
      const all = await sitemapPaths(request);
      const paths = [...all.filter((path) => isFirstOfTemplate(path, all)), ...STEPS];
      const wrong: string[] = [];
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        await page.goto(path);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const found = await page.evaluate(() => {
            document.documentElement.style.fontSize = '32px';
            const { scrollWidth, clientWidth } = document.documentElement;
            const isClipped = (overflow: string) => /hidden|clip/.test(overflow);
            /** Whether a box that hides what lies outside it hides a part of these words; what is clipped is for screen readers. */
            const isCut = (words: DOMRect, box: Element): boolean => {
              const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
              const edge = box.getBoundingClientRect();
              if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY) || position === 'fixed')
                return false;
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
              if ([...range.getClientRects()].some((words) => isCut(words, box)))
                cut.push(node.textContent.trim().slice(0, 60));
            }
            return [...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []), ...cut];
          });
          wrong.push(...found.map((what) => `${path} at ${width} px: ${what}`));
        }
      }
      expect(wrong).toEqual([]);
    });
  }
});
