import { MATERIALS_ORDER, MOVER } from '@/lib/testing/forms';
import { leadsOf } from './database';
import { expect, test } from './fixtures';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, form, button] of [
    ['/become-a-mover', 'Become a mover', 'Send'],
    ['/forms/mover', 'Become a mover', 'Send'],
  ] as const) {
    test(`FRM-1: the form of ${path} posts, keeps what was typed, and thanks`, async ({ page, tolerate }) => {
      // What the browser says of an answer with errors.
      tolerate(/status of 422/);
      const email = `plain${path.replaceAll('/', '-')}-${Date.now()}@example.com`;
      await page.goto(path);
      const fields = page.getByRole('form', { name: form });
      await fields.getByLabel('Name').fill(MOVER.name);
      await fields.getByLabel('Postcode you start from').fill(MOVER.postcode);
      await fields.getByLabel('Email').fill(email);
      await fields.getByLabel('Phone number').fill('ring me');
      await fields.getByRole('button', { name: button }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByRole('link', { name: 'Please enter a valid phone number' })).toBeVisible();
      await expect(fields.getByLabel('Name')).toHaveValue(MOVER.name);
      await fields.getByLabel('Phone number').fill(MOVER.phone);
      await fields.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/\/forms\/mover\?sent=1$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    });
  }
});

test('CBK-1: #callback opens the popup; Escape closes it', async ({ page }) => {
  await page.goto('/contact-us#callback');
  const popup = page.getByRole('dialog', { name: 'We’re here to help you!' });
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link')).toHaveText(['Messenger', 'Email', 'Chat app']);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('FRM-1: with a script materials are summed, sent once and stored', async ({ page }) => {
  const email = `materials-${Date.now()}@example.com`;
  await page.clock.install();
  await page.goto('/services/packing-materials');
  const form = page.getByRole('form', { name: 'Order packing materials' });
  await form.getByLabel(/^Small box/).fill('3');
  await expect(form.getByText('£15')).toBeVisible();
  await form.getByLabel('Name').fill(MATERIALS_ORDER.name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill(MATERIALS_ORDER.phone);
  await form.getByLabel('Postcode').fill(MATERIALS_ORDER.postcode);
  await page.clock.fastForward(10_000);
  await form.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByText('You have paid nothing yet.')).toBeVisible();
  expect(leadsOf(email).map(({ type }) => type)).toEqual(['materials']);
});
