import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';
import { paidOrder } from './journeys/order';
import { openDisclosure } from './pages/disclosure';

const SOFA = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 };

test('PLN-4, A11Y-1: items and a home, by keyboard and at 320 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/will-it-go-through');
  await page.locator('summary', { hasText: 'An item of your own' }).press('Enter');
  await page.getByLabel('Width, cm', { exact: true }).fill('wide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Width, cm', { exact: true })).toHaveValue('wide');
  await expectAccessible();

  await page.getByRole('link', { name: /width of your item/ }).press('Enter');
  await expect(page.getByLabel('Width, cm', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('95');
  await page.keyboard.press('Tab');
  await page.keyboard.type('74');
  await page.getByRole('checkbox', { name: 'Sofa, 3 seats' }).press('Space');
  await page.getByLabel('Kind of home').selectOption({ label: 'Victorian house or flat, ground floor' });
  await page.getByRole('button', { name: 'See whether it goes through' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One of two items goes through');
  const sofa = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sofa, 3 seats' }) });
  await expect(sofa.getByText('Goes through with its feet off')).toBeVisible();
  await expect(sofa.getByRole('img', { name: /in an opening of 72 by 197 cm/ })).toBeVisible();
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Your own item' }) });
  await expect(own.getByText('Will not go through')).toBeVisible();
  await expect(own.getByText(/The other way in is by hoist/)).toBeVisible();
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('PLN-4: works without a script, with measures of one’s own', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto('/will-it-go-through');
  await page.getByRole('button', { name: 'See whether it goes through' }).click();
  await expect(page.getByRole('link', { name: /Choose at least one item/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Piano, upright' }).check();
  await page.getByRole('button', { name: 'See whether it goes through' }).click();
  await expect(page.getByText('Ask us before you book', { exact: true })).toBeVisible();
  await page.getByText('I have measured the route').click();
  for (const field of ['Hall, width', 'Hall after its turn, width', 'Stairs, width']) {
    await page.getByLabel(`${field}, cm`).fill('120');
  }
  await page.getByLabel('Turn on the stairs, depth of the landing, cm').fill('120 cm');
  await page.getByRole('button', { name: 'See whether it goes through' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piano, upright: goes through as it stands');
  await expect(page.getByRole('img', { name: /where a passage 120 cm wide turns into one 120 cm wide/ })).toBeVisible();
  await plain.close();
});

test('PLN-4: answers an address that nobody’s form has made', async ({ page }) => {
  await page.goto(
    `/will-it-go-through/answer?item=%3Cscript%3E&item=toString&home=__proto__&doorWidth=1e9&ownWidth=${'9'.repeat(900)}`,
  );
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('link', { name: 'Choose the kind of home that is most like yours' })).toBeVisible();
  await expect(page.getByText(/Enter centimetres from 30 to 600/).first()).toBeVisible();
});

test('PLN-4: the list of a quote leads there with its large items, and stays open', async ({ page, slot, backend }) => {
  await openMoveAt(page, 'items', { backend, slot, movingSpace: 'two_bedroom', furnitureItems: [SOFA] });
  const answer = page.waitForEvent('popup');
  await page.getByText('will large things fit').click();
  await page.getByRole('link', { name: '2 large items: will they go through?' }).click();
  await expect((await answer).getByRole('heading', { level: 1 })).toHaveText(/^Sofa, 3 seats: goes through/);
  await expect(page.getByLabel('Search items')).toBeVisible();
});

test('PLN-4: the page of an order keeps what home it goes to, also without a script', async ({
  page,
  slot,
  email,
  backend,
  browser,
  expectAccessible,
}) => {
  await paidOrder(page, { origin: backend, slot, email, furnitureItems: [SOFA] });
  await page.setViewportSize({ width: 320, height: 800 });
  const part = page.getByRole('region', { name: 'Will they go through?' });
  await openDisclosure(page, 'Will they go through?');
  await expect(part.getByText(/^Two of your items are large\./)).toBeVisible();
  await expect(part.getByRole('link', { name: /^See it drawn/ })).toHaveAttribute('href', /item=sofa_3/);
  await part.getByLabel('Type of home').selectOption('New-build flat with a lift');
  await part.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page).toHaveURL(/#large-items$/);
  await expect(part.getByText('2 × Sofa, 3 seats')).toBeVisible();
  await expect(part.getByText(/^Goes through/)).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(page.url());
  await other.getByLabel('Type of home').selectOption('Mansion block with an old lift');
  await other.getByRole('button', { name: 'Check another home' }).click();
  await expect(other.getByText(/by typical measurements \(Mansion block with an old lift\)/)).toBeVisible();
  await plain.close();
});
