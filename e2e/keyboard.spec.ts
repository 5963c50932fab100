import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { ADA, flowOf } from './journeys/move';

/** Presses Tab until the element has the focus, as somebody without a mouse does; every stop must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('A11Y-1: the keyboard alone books a move', async ({ page, slot, email }) => {
  const { packing, addresses, items, date, details, check, order } = flowOf(page);
  const next = () => press(page, page.getByRole('button', { name: /^Next: / }).first(), 'Enter');
  await page.goto('/get-a-quote/moving');
  await press(page, page.getByRole('link', { name: /^Choose Mini/ }), 'Enter');
  await packing.isAt('packing');
  await press(page, packing.addOn('Packing'), 'Space');
  await expect(packing.addOn('Packing')).toBeChecked();
  await next();
  await addresses.isAt('addresses');
  await type(page, addresses.postcode('Collection'), 'E8 1EJ');
  await type(page, addresses.postcode('Delivery'), 'NW1 8QA');
  await next();
  await items.isAt('items');
  await press(page, page.getByRole('button', { name: /^Add one: / }).first(), 'Space');
  await next();
  await date.isAt('date');
  while (!(await date.day(slot.date).isVisible()))
    await press(page, page.getByRole('button', { name: 'Next month' }), 'Enter');
  await expect(date.day(slot.date)).toHaveAccessibleName(/free$/);
  await tabTo(page, date.calendar.locator('button[tabindex="0"]'));
  const stops = page.locator(':focus');
  for (let steps = 0; steps < 31; steps += 1) {
    const at = (await stops.getAttribute('data-date')) ?? '';
    if (at === slot.date) break;
    await page.keyboard.press(at < slot.date ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio').and(page.locator(':enabled')).first());
  await page.keyboard.press('Space');
  await next();
  await details.isAt('details');
  await type(page, details.firstName, ADA.firstName);
  await type(page, details.lastName, ADA.lastName);
  await type(page, details.email, email);
  await type(page, details.phone, ADA.phone);
  await press(page, details.terms, 'Space');
  await next();
  await check.isAt('check');
  await press(page, check.payNow, 'Enter');
  await press(page, page.getByRole('button', { name: 'Pay, as a test' }), 'Enter');
  await order.isBooked();
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email });
});
