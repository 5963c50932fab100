import type { Page } from '@playwright/test';
import { addDays, londonDate } from '@/lib/domain/london-time';
import { expect, test } from './fixtures';

const today = londonDate(new Date());
const residence = addDays(today, 200);
const goods = addDays(today, 210);

async function answer(page: Page) {
  await page.getByLabel('Country you are moving to').selectOption('Portugal');
  await page.getByLabel('Why your things are going there').selectOption('home');
  await page.getByLabel('Your citizenship').selectOption('British');
  await page.getByLabel('Time lived outside the European Union').selectOption('long');
  await page.getByLabel('Day you start living there').fill(residence);
  await page.getByLabel('Day your things arrive there').fill(goods);
}

test('the customs planner by keyboard, at 320 px and with a wrong answer', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/customs-planner');
  await expectAccessible();
  await answer(page);
  await page.getByLabel('Day your things arrive there').fill(addDays(today, -3));
  await page.getByLabel('A dog or cat').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('A dog or cat')).toBeChecked();
  await expect(page.getByLabel('Country you are moving to')).toHaveValue('portugal');
  await expectAccessible();

  await page.getByRole('link', { name: /your things arrive/ }).press('Enter');
  await expect(page.getByLabel('Day your things arrive there')).toBeFocused();
  await page.getByLabel('Day your things arrive there').fill(goods);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customs when you move to Portugal');
  await expect(page.getByRole('heading', { name: 'Yes: free of duty and VAT' })).toBeVisible();
  await expect(page.getByText(/This is not legal advice/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Certificado de bagagem/ })).toBeVisible();
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('the plan is not indexed, fits at 200% text and knows what the form for a price asks', async ({ page }) => {
  await page.goto('/customs-planner');
  await answer(page);
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('portugal');
  await expect(page.getByLabel(/Visa or citizenship/)).toHaveValue(/Citizenship: british/i);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('the customs planner works without a script, from the page of a country', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto('/services/shipping/spain');
  await page.getByRole('link', { name: 'Plan your customs for Spain' }).click();
  await answer(page);
  await page.getByLabel('Country you are moving to').selectOption('Spain');
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page.getByRole('heading', { name: 'Padrón: registration at your address' })).toBeVisible();
  await page.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(page).toHaveURL(/#source-1$/);
  await plain.close();
});
