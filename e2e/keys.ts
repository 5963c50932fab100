import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus, and expects every stop to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const stop = await element.evaluate((it) => ({ hasFocus: it === document.activeElement, isThere: it.isConnected }));
    if (stop.hasFocus) return;
    // Looking the element up by its role at every stop would cost more than the stop, so it happens at every tenth.
    if (!stop.isThere || presses % 10 === 9) element = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves through a calendar with the arrow keys to a day of the shown month, and chooses the day. */
export async function arrowTo(page: Page, calendar: Locator, date: string): Promise<void> {
  await tabTo(page, calendar.locator('button[tabindex="0"]'));
  const stop = page.locator(':focus');
  for (let steps = 0; steps < 31; steps += 1) {
    const at = (await stop.getAttribute('data-date')) ?? '';
    if (at === date) break;
    await page.keyboard.press(at < date ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
}
