import { ITEMS_FILES } from '@/lib/content/drawing-files';
import { ROUTES } from '@/lib/routes';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pixels of the page: the range of outline widths, and the widths for drawings at the head of a page. */
const THINNEST = 0.6;
const THICKEST = 1.75;
const AT_THE_HEAD = 1;
const HEAD_WIDTH = 240;

const PAGES = [
  ROUTES.home,
  ROUTES.faq,
  ROUTES.contact,
  ROUTES.unitSizes,
  '/services/packing',
  '/services/business',
  '/services/students-moving',
  ROUTES.movingQuote,
];

type Shown = { readonly src: string; readonly width: number };

/** Returns every drawing of the page with its width, including the one beside the title (TitleDrawing). */
const drawingsOn = (page: Page): Promise<readonly Shown[]> =>
  page
    .locator('main')
    .locator('img[src*="/drawings/"], [style*="--drawing:"]')
    .evaluateAll((all: HTMLElement[]) =>
      all.flatMap((image) => {
        const width = Math.round(image.getBoundingClientRect().width);
        const [, drawing = ''] = /"(.*)"/.exec(image.style.getPropertyValue('--drawing')) ?? [];
        const src = image instanceof HTMLImageElement ? image.src : new URL(drawing, location.href).href;
        return width > 0 ? [{ src, width }] : [];
      }),
    );

/**
 * Returns the outline width of the picture that is the document. A portrait has no style, so its line scales with it.
 */
function outline(): number {
  const picture = document.documentElement as unknown as SVGSVGElement;
  const line = parseFloat(getComputedStyle(picture).strokeWidth);
  const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  return picture.querySelector('style') ? line : line * scale;
}

// The server may close a kept connection at the moment in which it is used again.
const pictureOf = async (page: Page, src: string) => {
  const markup = await (await page.request.get(src, { maxRetries: 2 })).text();
  return `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
};

for (const width of [390, 1440]) {
  test(`ILL-1: at ${width} px lines are as wide on every page, whatever a drawing was made for`, async ({
    page,
    context,
  }) => {
    const probe = await context.newPage();
    for (const path of PAGES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const drawings = await drawingsOn(page);
      expect(drawings.length, path).toBeGreaterThan(0);
      const frames = drawings.map(async ({ src, width: shown }) => {
        return `<iframe width="${shown}" height="300" src="${await pictureOf(page, src)}"></iframe>`;
      });
      await probe.setContent((await Promise.all(frames)).join(''));
      for (const [index, { src, width: shown }] of drawings.entries()) {
        const line = await probe.mainFrame().childFrames()[index]?.evaluate(outline);
        const what = `${src} at ${shown} px on ${path}`;
        expect(line, what).toBeGreaterThan(THINNEST);
        expect(line, what).toBeLessThan(THICKEST);
        if (shown > HEAD_WIDTH && path !== ROUTES.home) expect(line, what).toBeGreaterThan(AT_THE_HEAD);
      }
    }
  });
}

/** Measures the first run of dark pixels from the left, half way up a picture. */
async function lineAt(page: Page, picture: string, width: number): Promise<number> {
  await page.setContent(`<body style="margin:0"><img src="${picture}" style="display:block;width:${width}px">`);
  const shot = (await page.locator('img').screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, Math.round(image.height / 2), image.width, 1);
    const dark = Array.from({ length: image.width }, (_, x) => (data[4 * x] ?? 255) < 130);
    const from = dark.indexOf(true);
    return dark.indexOf(false, from) - from;
  }, shot);
}

test('ILL-1: a line is as wide in a picture of 600 px as in one of 150 px', async ({ page, context }) => {
  await page.goto(ROUTES.faq);
  const picture = await pictureOf(page, ITEMS_FILES.fridge.path);
  const probe = await context.newPage();
  const widths = [await lineAt(probe, picture, 150), await lineAt(probe, picture, 600)];
  for (const width of widths) expect([1, 2]).toContain(width);
});
