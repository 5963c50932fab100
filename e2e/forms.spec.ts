import { randomInt, randomUUID } from 'node:crypto';
import * as filled from '@/lib/testing/forms';
import { enquiriesOf } from './database';
import { expect, test } from './fixtures';
import { mailTo, operatorMailAbout } from './mailbox';
import { type Filling, FormPage } from './pages/form.page';
import { PlainFormPage } from './pages/plain-form.page';

const { MATERIALS_ORDER, MOVER } = filled;

/**
 * The forms with their values, the id of the requirement that each proves, and the type under which its lead is stored.
 */
const FORMS: readonly (readonly [id: string, row: string, filling: Filling, type: string])[] = [
  ['callback', 'CBK-3', filled.CALLBACK, 'callback_popup'],
  ['callback-footer', 'FTR-2', filled.FOOTER_CALLBACK, 'callback_footer'],
  ['partner', 'AFF-1', filled.AFFILIATE, 'partners_quote'],
  ['mover', 'FRM-1', filled.MOVER, 'movers_quote'],
  ['student', 'FRM-1', filled.STUDENT, 'students_quote'],
  ['business', 'FRM-1', filled.BUSINESS, 'business'],
  ['shipping', 'FRM-1', filled.SHIPPING, 'shipping'],
  ['materials', 'FRM-1', filled.MATERIALS_ORDER, 'materials'],
  ['disposal', 'FRM-1', filled.DISPOSAL, 'disposal'],
];

/** Returns a telephone number from Ofcom's fictional range. */
const someNumber = () => `07700900${randomInt(500, 1000)}`;

/** Expects the enquiry to be stored and the operator to be notified. */
async function expectStored(number: string, type: string): Promise<void> {
  const digits = number.slice(1);
  expect(enquiriesOf(digits).map((enquiry) => enquiry.type)).toContain(type);
  expect((await operatorMailAbout(digits)).subject).toBeTruthy();
}

for (const [id, row, filling, type] of FORMS) {
  test(`${row}: the ${id} form posts without a script, keeps what was typed, and thanks`, async ({ request }) => {
    const number = someNumber();
    const empty = await PlainFormPage.open(request, `/forms/${id}`);
    empty.fill({ ...filling, phone: 'ring me' });
    const refused = await empty.send();
    expect(refused.document.title).toMatch(/^Error: /);
    const links = [...refused.document.querySelectorAll('main a')].map(({ textContent }) => textContent);
    expect(links).toContainEqual(expect.stringMatching(/phone number/i));
    const first = refused.form.querySelector<HTMLInputElement>('input[type="text"]:not([name="website"])');
    expect(first?.value).not.toBe('');
    refused.fill({ phone: number });
    const sent = await refused.send();
    expect(sent.address).toMatch(new RegExp(`/forms/${id}\\?sent=1$`));
    expect(sent.heading).toMatch(/^Thank you/);
    await expectStored(number, type);
  });
}

test.describe('in a browser without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-1: a form posts, keeps what was typed, and thanks', async ({ page, tolerate }) => {
    // The browser logs an answer with errors.
    tolerate(/status of 422/);
    const number = someNumber();
    const form = new FormPage(page, 'contact');
    await form.open();
    await form.fill({ ...filled.CONTACT, phone: 'ring me' });
    await form.send();
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('main').getByRole('link', { name: /phone number/i });
    await expect(summary.first()).toBeVisible();
    await form.field('phone').fill(number);
    await form.send();
    await expect(page).toHaveURL(/\/forms\/contact\?sent=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    await expectStored(number, 'contact');
  });

  test('NWS-1, LAW-12: the newsletter is confirmed by the mailed link and ended by another', async ({
    page,
    email,
  }) => {
    const form = new FormPage(page, 'newsletter');
    await form.open();
    await form.fill({ email });
    await form.send();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for subscribing!');
    for (const [subject, link] of [
      [/confirm/i, /\S*\/forms\/newsletter-confirm\?token=\S+/],
      [/on the list/i, /\S*\/forms\/newsletter-unsubscribe\?token=\S+/],
    ] as const) {
      const { text = '' } = await mailTo(email, subject, link);
      const url = new URL(link.exec(text)?.[0] ?? '');
      await page.goto(url.pathname + url.search);
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(/\?sent=1$/);
    }
  });

  test('FRM-1: the form stands on its page too, and posts from there', async ({ page, email }) => {
    await page.goto('/become-a-mover');
    const fields = page.getByRole('form', { name: 'Become a mover' });
    await fields.getByLabel('Name').fill(MOVER.name);
    await fields.getByLabel('Postcode you start from').fill(MOVER.postcode);
    await fields.getByLabel('Email').fill(email);
    await fields.getByLabel('Phone number').fill(MOVER.phone);
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await fields.getByRole('button', { name: 'Send' }).click();
    expect((await posted).status()).toBe(303);
    await expect(page).toHaveURL(/\/forms\/mover\?sent=1$/);
  });
});

test('CBK-1: #callback opens the popup; Escape closes it', async ({ page }) => {
  await page.goto('/contact-us#callback');
  const popup = page.getByRole('dialog', { name: 'We’re here to help you!' });
  await expect(popup.getByLabel('Name')).toBeFocused();
  await expect(popup.getByRole('link')).toHaveText(['Messenger', 'Email', 'Chat app']);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('CBK-2, CBK-3, A11Y-1: the keyboard alone asks for a call in the popup', async ({ page, expectAccessible }) => {
  await page.clock.install();
  await page.goto('/contact-us#callback');
  const popup = page.getByRole('dialog', { name: 'We’re here to help you!' });
  await popup.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Field is required').first()).toBeVisible();
  await expectAccessible();
  await popup.getByLabel('Name').pressSequentially('Zoë');
  await popup.getByLabel('Phone number').pressSequentially('7700900499');
  await page.clock.fastForward(10_000);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(page.getByText("We'll reach out to you as soon as possible")).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('FRM-1: with a script materials are summed, sent once and stored', async ({ page }) => {
  const email = `materials-${randomUUID()}@example.com`;
  await page.goto('/services/packing-materials');
  const form = page.getByRole('form', { name: 'Order packing materials' });
  await form.getByLabel(/^Small box/).fill('3');
  await expect(form.getByText('£15')).toBeVisible();
  await form.getByLabel('Name').fill(MATERIALS_ORDER.name);
  // Typed at human speed, because faster input is held back.
  await form.getByLabel('Email').pressSequentially(email, { delay: 80 });
  await form.getByLabel('Phone number').pressSequentially(MATERIALS_ORDER.phone, { delay: 80 });
  await form.getByLabel('Postcode').fill(MATERIALS_ORDER.postcode);
  await form.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByText('You have not paid anything yet.')).toBeVisible();
  expect(enquiriesOf(email).map(({ type }) => type)).toEqual(['materials']);
});
