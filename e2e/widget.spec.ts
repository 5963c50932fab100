import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { flowOf } from './journeys/move';
import { hasScript } from './pages/quote.page';

const widgetOf = (page: Page) => page.locator('form').filter({ has: page.getByLabel('From postcode') });

/** The widget's code comes when somebody comes near it. */
async function openWidget(page: Page): Promise<void> {
  await page.goto('/');
  await hasScript(page.getByRole('banner'));
  await page.getByLabel('From postcode').focus();
  await hasScript(widgetOf(page));
}

test.describe('instant price on the home page', { tag: '@phone' }, () => {
  test('SEO-4, FORM-4: a live price before any contact detail, then the flow with everything prefilled', async ({
    page,
  }) => {
    const { packing, addresses } = flowOf(page);
    await openWidget(page);
    await page.getByLabel('From postcode').fill('e8 1ej');
    await page.getByLabel('To postcode').fill('br1 1aa');
    await page.getByRole('radio', { name: '2 bed' }).check({ force: true });
    await expect(widgetOf(page).getByText('£449', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await packing.isAt('packing');
    await packing.expectTotal('£449');
    await packing.nextTo('addresses');
    await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
    await expect(addresses.postcode('Delivery')).toHaveValue('BR1 1AA');
  });

  test('a wrong postcode is said at its field', async ({ page }) => {
    await openWidget(page);
    const from = page.getByLabel('From postcode');
    await from.fill('nonsense');
    await page.getByLabel('To postcode').fill('NW1 8QA');
    await page.getByLabel('To postcode').blur();
    await expect(from).toHaveAccessibleDescription(/postcode/);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the widget is a plain form into the flow', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('From postcode').fill('E8 1EJ');
    await page.getByLabel('To postcode').fill('NW1 8QA');
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/moving\/packing/);
    expect(new URL(page.url()).searchParams.get('from')).toBe('E8 1EJ');
    await expect(page.getByText('£259', { exact: true }).first()).toBeVisible();
  });
});
