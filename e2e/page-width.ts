import type { Page } from '@playwright/test';

/** Returns the width of the open page's content and of its window in px. A page with wider content scrolls sideways. */
export const widthsOf = (page: Page) =>
  page.evaluate(() => {
    // Only plain values leave the browser, so the numbers are read here.
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

/** Lays out sections that wait until they come near the screen. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
  });
}

/** Scrolls through the whole page, so that everything loads that waits for the visitor to come near. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (let top = 0; top < height; top += step) await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const WIDTHS = [390, 1280];

/** Returns where the open page scrolls sideways with text of 200 %: "/faq at 390 px is 412 px wide". */
export async function sidewaysWithLargeText(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  await layOutAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await scrollThrough(page);
    const { scrollWidth, clientWidth } = await widthsOf(page);
    if (scrollWidth > clientWidth)
      wrong.push(`${new URL(page.url()).pathname} at ${width} px is ${scrollWidth} px wide`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (before) await page.setViewportSize(before);
  return wrong;
}
