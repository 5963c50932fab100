import type { Locator, Page } from '@playwright/test';
import { FORM_IDS } from '@/lib/domain/enquiries/forms';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { signInByMail } from './journeys/account';
import { paidOrder } from './journeys/order';
import { FormPage } from './pages/form.page';
import { WhereExactlyPage } from './pages/where-exactly.page';
import { WhosePage } from './pages/ownership.page';
import { OPERATORS } from './operators';

const OPERATOR = OPERATORS.forms;

const summaryOf = (page: Page): Locator => page.getByRole('group', { name: 'Check these answers' });

/** Expects every entry of the summary to lead to a field or group that is marked and shows the same message. */
async function expectSaidBeside(page: Page): Promise<void> {
  // The page may still be loading.
  await expect(summaryOf(page).getByRole('link').first()).toBeVisible();
  const links = await summaryOf(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    const said = ((await link.textContent()) ?? '').replace(/^[^:]+: /, '');
    await expect(page.locator(`[id="${id}"]:is([aria-invalid], :has([aria-invalid]))`)).toBeVisible();
    await expect(page.locator(`[id="${id}-message"]`)).toContainText(said);
  }
}

test.describe('FORM-2: without a script, what is wrong is said in our words beside the field, and what was typed stays', () => {
  test.use({ javaScriptEnabled: false });
  // The browser logs an answer with errors.
  test.beforeEach(({ tolerate }) => tolerate(/status of 422/));

  for (const id of FORM_IDS) {
    test(`the ${id} form, empty`, async ({ page }) => {
      const form = new FormPage(page, id);
      await form.open();
      await form.send();
      await expect(page).toHaveTitle(/^Error: /);
      await expectSaidBeside(page);
    });
  }

  test('the forms at the foot of a page lead to their own', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email' }).fill('me@home');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectSaidBeside(page);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Your email' })).toHaveValue('me@home');
  });

  test('the sign-in', async ({ page }) => {
    await page.goto(ROUTES.signIn);
    const email = page.getByRole('main').getByRole('textbox', { name: 'Your email' });
    const send = page.getByRole('button', { name: 'Email me a link' });
    await send.click();
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await expect(email).toBeFocused();
    await email.fill('me@home');
    await send.click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(email).toHaveValue('me@home');
    expect(page.url()).not.toContain('home');
    // The message shows once: a later visit gets the ordinary form.
    await page.goto(ROUTES.signIn);
    await expect(email).toHaveValue('');
  });

  test('the way to one’s stored things', async ({ page }) => {
    await page.goto(ROUTES.returnOwner);
    await new WhosePage(page).askFor('', 'me@home');
    await expectSaidBeside(page);
    await expect(summaryOf(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email of that order' })).toHaveValue('me@home');
    await expect(summaryOf(page).getByRole('link')).toHaveText([
      'Enter your storage order number',
      'Please enter a valid email address',
    ]);
  });

  test('where exactly', async ({ page, slot, email, baseURL }) => {
    await paidOrder(page, { origin: baseURL, slot, email });
    const where = new WhereExactlyPage(page);
    await where.link.click();
    await where.fill('Delivery', { town: '', note: 'Buzzer 3' });
    await where.save();
    await expect(where.errors).toHaveText([
      'Delivery: Enter the house number and the street',
      'Delivery: Enter the town',
    ]);
    await expectSaidBeside(page);
    await expect(where.stop('Delivery').getByLabel(/^Notes for the team/)).toHaveValue('Buzzer 3');
  });

  // One sign-in for the whole test, because sign-in links are limited per address and hour.
  test('the forms of the desk', async ({ page, slot, email, baseURL }) => {
    const { created } = await paidOrder(page, { origin: baseURL, slot, email });
    await signInByMail(page, OPERATOR, '/desk/promo');

    await test.step('a promo code', async () => {
      await page.goto('/desk/promo');
      await page.getByLabel('Code', { exact: true }).fill('a b !');
      await page.getByLabel('Discount in').selectOption('fixed');
      await page.getByLabel('How much').fill('20.50');
      await page.getByRole('button', { name: 'Create' }).click();
      await expectSaidBeside(page);
      await expect(summaryOf(page)).toBeFocused();
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue('a b !');
      await expect(page.getByLabel('Discount in')).toHaveValue('fixed');
      await expect(page.getByLabel('How much')).toHaveValue('20.50');
    });

    await test.step('the places of a slot', async () => {
      await page.goto(`/desk/capacity?date=${slot.date}`);
      const places = page.getByRole('textbox', { name: /^Places: / }).first();
      await places.fill('many');
      await page.getByRole('button', { name: 'Save the places' }).click();
      await expect(summaryOf(page).getByRole('link')).toHaveText(
        'Moving, 08:00–10:00: enter a whole number up to 1,000, or leave it empty.',
      );
      await expect(places).toHaveAccessibleDescription('0 to 1,000');
      await expect(places).toHaveValue('many');
    });

    await test.step('an address', async () => {
      await page.goto(`/desk/orders/${created.reference}/addresses`);
      const address = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Delivery/ }) });
      await address.getByLabel('House number and street').fill('7 Rye Lane');
      await address.getByRole('button', { name: 'Save this address' }).click();
      await expectSaidBeside(page);
      await expect(address.getByLabel('House number and street')).toHaveValue('7 Rye Lane');
      await expect(address.getByLabel('Town')).toHaveAccessibleDescription('Enter the town.');
    });

    await test.step('DSK-1: another list of items, by a name that several things have', async () => {
      await page.goto(`/desk/orders/${created.reference}/items`);
      await page.getByLabel('Add from the catalogue').fill('telly');
      await page.getByRole('button', { name: 'Show the price' }).click();
      await page.getByRole('spinbutton', { name: 'TV, 40 to 55 inches' }).fill('2');
      await page.getByRole('button', { name: 'Show the price' }).click();
      await expect(page.getByText('2 × TV, 40 to 55 inches')).toBeVisible();
      await page.getByRole('button', { name: 'Change the items' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^The items are changed/);
    });
  });
});
