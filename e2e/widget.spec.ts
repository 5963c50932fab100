import type { Page } from '@playwright/test';
import { formatPence, fromPounds, pence } from '@/lib/domain/money';
import { ROUTES } from '@/lib/routes';
import { axeProblems } from './axe';
import { expect, test } from './fixtures';
import { CAMDEN, flowOf, HACKNEY } from './journeys/move';
import { storageFlowOf } from './journeys/storage';
import { QuotePage, wake } from './pages/quote.page';

const widgetOf = (page: Page) => page.locator('form').filter({ has: page.getByLabel('From postcode') });

/** Opens the widget, whose code loads when the visitor approaches it. */
async function openWidget(page: Page): Promise<void> {
  await page.goto('/');
  await wake(widgetOf(page), page.getByLabel('From postcode'));
}

test.describe('instant price on the home page', { tag: '@phone' }, () => {
  test('SEO-4, FORM-4: a live price before any contact detail, then the flow with everything prefilled', async ({
    page,
  }) => {
    const { packing, addresses } = flowOf(page);
    await openWidget(page);
    await page.getByLabel('From postcode').fill('e8 1ej');
    await page.getByLabel('To postcode').fill('br1 1aa');
    await page.getByRole('radio', { name: '2 bed', exact: true }).check();
    await expect(widgetOf(page).getByText('£449', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'See days and prices' }).click();
    await packing.isAt('packing');
    await packing.expectTotal('£449');
    await packing.nextTo('addresses');
    await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
    await expect(addresses.postcode('Delivery')).toHaveValue('BR1 1AA');
  });
});

/** Returns the amount in a text ("£284.90") in pence. */
const moneyIn = (text: string) => fromPounds(Number(/£([\d.,]+)/.exec(text)?.[1]?.replace(',', '')));

test.describe('cheaper days', () => {
  test('LAW-1: the saving is the difference of the two prices in the flow, which opens on the day', async ({
    page,
  }) => {
    const { packing, date } = flowOf(page);
    const days = page.getByRole('group', { name: /^Available days/ });
    const price = async () => {
      await openWidget(page);
      await page.getByLabel('From postcode').fill('E8 1EJ');
      await page.getByLabel('To postcode').fill('NW1 8QA');
      await expect(days).toBeVisible();
    };
    await price();
    const saving = moneyIn(/saves (.*)$/.exec(await days.getByRole('button').nth(1).innerText())?.[1] ?? '');
    expect(await axeProblems(page)).toEqual([]);

    const totals: number[] = [];
    let wanted = { chosen: '', total: '' };
    for (const index of [0, 1]) {
      if (index > 0) await price();
      const button = days.getByRole('button').nth(index);
      const chosen = (await button.getAttribute('value')) ?? '';
      const total = moneyIn(await button.innerText());
      totals.push(total);
      await button.focus();
      await page.keyboard.press('Enter');
      await packing.isAt('packing');
      expect(new URL(page.url()).searchParams.get('date')).toBe(chosen);
      await packing.expectTotal(formatPence(total));
      wanted = { chosen, total: formatPence(total) };
    }
    expect(pence((totals[0] ?? 0) - (totals[1] ?? 0))).toBe(saving);
    await packing.nextTo('addresses');
    await flowOf(page).addresses.fill('Collection', HACKNEY);
    await flowOf(page).addresses.fill('Delivery', CAMDEN);
    await flowOf(page).addresses.nextTo('items');
    await flowOf(page).items.nextTo('date');
    await expect(date.day(wanted.chosen)).toHaveAttribute('aria-pressed', 'true');
    await date.expectTotal(wanted.total);
  });

  test('a day that is none, or that nobody can book, is left out of the flow', async ({ page }) => {
    const { packing } = flowOf(page);
    for (const date of ['2020-01-04', '2099-01-03', '%3Cscript%3E', '2026-02-30']) {
      await page.goto(`${ROUTES.movingQuote}?plan=one_bedroom&from=E8+1EJ&to=NW1+8QA&date=${date}`);
      await packing.isAt('packing');
      await packing.expectTotal('£259');
    }
  });
});

const tabOf = (page: Page, name: string) => page.getByRole('form', { name });

test.describe('days of the other tabs', () => {
  test('PLN-4: the day of a collection costs what the flow says, which opens on it', async ({ page }) => {
    const { storage } = storageFlowOf(page);
    await openWidget(page);
    await page.getByRole('radio', { name: 'Storage' }).check();
    const tab = tabOf(page, 'Storage');
    await tab.getByLabel('Your postcode').fill('e8 1ej');
    const days = tab.getByRole('group', { name: 'Available days and first payments' });
    const dearest = days.getByRole('button').first();
    const [day, total] = [(await dearest.getAttribute('value')) ?? '', moneyIn(await dearest.innerText())];
    expect(await axeProblems(page)).toEqual([]);
    await dearest.press('Enter');
    await storage.isAt('packing');
    await storage.expectTotal(formatPence(total));
    expect(new URL(page.url()).searchParams.get('date')).toBe(day);
  });

  test('PLN-4: a collection that costs nothing is the same on every day, and that is said', async ({ page }) => {
    const { storage } = storageFlowOf(page);
    await openWidget(page);
    await page.getByRole('radio', { name: 'Storage' }).check();
    const tab = tabOf(page, 'Storage');
    await tab.getByRole('radio', { name: /^6 months/ }).check();
    await tab.getByLabel('Your postcode').fill('e8 1ej');
    const same = /^Every available day in the next two weeks has the same first payment: £39\.44\. The first is /;
    const first = tab.getByRole('group', { name: same }).getByRole('button').first();
    const day = (await first.getAttribute('value')) ?? '';
    await first.press('Enter');
    await storage.isAt('packing');
    await storage.expectTotal('£39.44');
    expect(new URL(page.url()).searchParams.get('date')).toBe(day);
  });

  test('PLN-4: a return has its days, and the flow the price of the chosen one', async ({ page }) => {
    const flow = new QuotePage(page, ROUTES.returnQuote);
    await openWidget(page);
    await page.getByRole('radio', { name: 'Return' }).check();
    const tab = tabOf(page, 'Return');
    await tab.getByLabel('Your postcode').fill('E8 1EJ');
    const dearest = tab
      .getByRole('group', { name: /^Available days/ })
      .getByRole('button')
      .first();
    const total = moneyIn(await dearest.innerText());
    await dearest.press('Enter');
    await flow.isAt('packing');
    await flow.expectTotal(formatPence(total));
  });
});

test.describe('the other tabs of the widget', () => {
  test('PRC-4, PRC-5, LAW-1: storage by unit, term and postcode, then the flow with all three', async ({ page }) => {
    const { storage } = storageFlowOf(page);
    await openWidget(page);
    await page.getByRole('radio', { name: 'Storage' }).check();
    const tab = tabOf(page, 'Storage');
    await expect(tab.getByText('£21.90', { exact: true })).toBeVisible();
    await tab.getByRole('radio', { name: /^6 months/ }).check();
    await expect(tab.getByText('£9.86', { exact: true })).toBeVisible();
    await tab.getByLabel('Your postcode').fill('e8 1ej');
    await expect(tab.getByText(/^First payment from £39\.44 · \d+ miles away$/)).toBeVisible();
    await tab.getByRole('button', { name: 'Book storage' }).click();
    await storage.isAt('packing');
    await storage.expectTotal('£39.44');
    await storage.nextTo('space');
    await expect(page.getByText('6 × 4 ft unit', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await storage.askAgain('How long for?');
    await expect(storage.term('6 months')).toBeChecked();
    await storage.nextTo('address');
    await storage.askAgain('Collection postcode');
    await expect(storage.postcode).toHaveValue('E8 1EJ');
  });

  test('PRC-6: a return from storage is priced with its way, and the flow has the same price', async ({ page }) => {
    const flow = new QuotePage(page, ROUTES.returnQuote);
    await openWidget(page);
    await page.getByRole('radio', { name: 'Return' }).check();
    const tab = tabOf(page, 'Return');
    await tab.getByLabel('What comes back?').selectOption('Plan 3x5');
    await tab.getByLabel('Your postcode').fill('TN13 1AA');
    const total = tab.locator('[data-size="Plan 3x5"]').getByText(/^£/);
    await expect(tab.getByText(/ · \d+ miles · VAT included$/)).toBeVisible();
    const price = await total.innerText();
    await tab.getByRole('button', { name: 'Choose what comes back' }).click();
    await flow.isAt('packing');
    await flow.expectTotal(price);
  });

  test('BOOK-4, FORM-2: a wrong postcode is said at its field, in its own tab', async ({ page }) => {
    await openWidget(page);
    const from = page.getByLabel('From postcode');
    await from.fill('nonsense');
    await page.getByLabel('To postcode').fill('NW1 8QA');
    await page.getByLabel('To postcode').blur();
    await expect(from).toHaveAccessibleDescription(/postcode/);

    await page.getByRole('radio', { name: 'Return' }).check();
    const postcode = tabOf(page, 'Return').getByLabel('Your postcode');
    await postcode.fill('nonsense');
    await postcode.blur();
    await expect(postcode).toHaveAccessibleDescription(/postcode/);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab is a plain form with the price of what is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Return' }).check();
    await tabOf(page, 'Return').getByLabel('What comes back?').selectOption('items');
    await expect(tabOf(page, 'Return').getByText('£49', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Cleaning' }).check();
    await tabOf(page, 'Cleaning').getByLabel('Size of the home').selectOption('3 bedrooms');
    await expect(tabOf(page, 'Cleaning').getByText('£299', { exact: true })).toBeVisible();
    await tabOf(page, 'Cleaning').getByLabel('Your postcode').fill('E8 1EJ');
    await tabOf(page, 'Cleaning').getByRole('button', { name: 'Book a clean' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/cleaning\/packing\?plan=three_bedroom&from=E8\+1EJ/);
    await expect(page.getByText('£299', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });

  test('the widget is a plain form into the flow', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('From postcode').fill('E8 1EJ');
    await page.getByLabel('To postcode').fill('NW1 8QA');
    await page.getByRole('button', { name: 'See days and prices' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/moving\/packing/);
    expect(new URL(page.url()).searchParams.get('from')).toBe('E8 1EJ');
    await expect(page.getByText('£259', { exact: true }).first()).toBeVisible();
  });
});
