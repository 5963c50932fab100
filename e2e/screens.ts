import type { Page } from '@playwright/test';

/** Returns the height of the whole page in screens, after everything on it has been laid out. */
export const screens = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight / window.innerHeight;
  });
