import { launch, type LaunchOptions } from 'puppeteer-core';
import type { Session } from './session';

/** Opens a window of Chromium or Firefox, which need no separate driver. */
export async function openPuppet(options: LaunchOptions): Promise<Session> {
  const browser = await launch({ headless: true, ...options });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      return (await page.evaluate('innerWidth')) as number;
    },
    picture: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    close: () => browser.close(),
  };
}
