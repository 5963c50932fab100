import { addDays, londonDate } from '@/lib/domain/london-time';
import { expect, test } from './fixtures';

/** A day that leaves enough time for every council. */
const day = addDays(londonDate(new Date()), 40);

test('PLN-2, A11Y-1: two postcodes and a day, by keyboard and at 320 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/parking-planner');
  await page.getByLabel('Postcode you are moving from').focus();
  await page.keyboard.type('nw5 2aa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Postcode you are moving from')).toHaveValue('nw5 2aa');
  await expectAccessible();

  await page.getByRole('link', { name: /such as N1 2TX/ }).press('Enter');
  await expect(page.getByLabel('Postcode you are moving to')).toBeFocused();
  await page.getByLabel('Postcode you are moving to').fill('SW2 1AA');
  await page.getByLabel('Day of the move').fill(day);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parking on ');
  await expect(page.getByText(/Ask by /)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'The council’s page for Camden' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveText([/^With two bays.*in time/, /^Without them.*\d+ metres/]);
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('PLN-2: works without a script', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto('/parking-planner');
  await page.getByLabel('Postcode you are moving from').fill('SE19');
  await page.getByLabel('Day of the move').fill(day);
  await page.getByRole('button', { name: 'Plan the parking' }).click();
  await expect(page.getByText('SE19 reaches into 4 boroughs.')).toBeVisible();
  await expect(page.getByText(/Ask by /)).toHaveCount(4);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add these days to your calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`parking-${day}.ics`);
  await plain.close();
});
