import { ACCOUNT_ORDERS } from '@/lib/account-routes';
import { storedDraft, storedOrder } from './database';
import { SAMPLE_ANSWERS, saveDraft } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { signInByMail } from './journeys/account';
import { daysOffered } from './journeys/desk';
import { adaAt } from './journeys/draft';
import { accessByKeyboard, chooseSlotByKeyboard, nextByKeyboard } from './journeys/keyboard';
import { CAMDEN, flowOf, HACKNEY } from './journeys/move';
import { press, type } from './keys';
import { mailTo } from './mailbox';
import { claimSlotOfOwnDay } from './quiet-slots';
import { OPERATORS } from './operators';

const OPERATOR = OPERATORS.telephone;

const BANNER = 'You are booking for a customer on the phone.';

// One sign-in for the whole test, because sign-in links are limited per address and hour.
test('DSK-1: an operator books for somebody on the telephone, who pays by the link of the mail', async ({
  page,
  slot,
  email,
  baseURL,
  backend,
  expectAccessible,
}) => {
  const { packing, addresses, items, date, details, check, payment, order } = flowOf(page);
  const notice = page.getByRole('main').getByRole('status');
  const counted: string[] = [];
  page.on('request', (request) => {
    if (/quote_step|order_created/.test(request.postData() ?? '')) counted.push(request.url());
  });
  let reference = '';

  await test.step('signs in, and begins with one press', async () => {
    await signInByMail(page, OPERATOR, '/desk/today');
    await expect(page.getByRole('button', { name: 'Book a move' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Book a move' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/get-a-quote\/moving\?quote=[\w-]{24}$/);
    await expect(page.getByText(BANNER)).toBeVisible();
    await expectAccessible();
  });

  await test.step('A11Y-1: answers what customers answer, by keyboard alone', async () => {
    await press(page, page.getByRole('link', { name: /^Choose 1 bedroom/ }), 'Enter');
    await packing.isAt('packing');
    await expect(page.getByText(BANNER)).toBeVisible();
    await expectAccessible();
    await nextByKeyboard(page);
    await addresses.isAt('addresses');
    await type(page, addresses.postcode('Collection'), HACKNEY.postcode);
    await accessByKeyboard(page, addresses.address('Collection'));
    await type(page, addresses.postcode('Delivery'), CAMDEN.postcode);
    await accessByKeyboard(page, addresses.address('Delivery'));
    await nextByKeyboard(page);
    await items.isAt('items');
    await nextByKeyboard(page);
    await chooseSlotByKeyboard(page, date, slot);
    await details.isAt('details');
    const { firstName, lastName, phone } = adaAt(email);
    await type(page, details.firstName, firstName);
    await type(page, details.lastName, lastName);
    await type(page, details.email, email);
    await type(page, details.phone, phone);
    const terms = page.getByRole('checkbox', { name: /^They agree to the terms and conditions/ });
    await expect(terms).toHaveAccessibleDescription(/^Read to the customer: /);
    await expect(page.getByText(/\bI agree\b/)).toHaveCount(0);
    await expectAccessible();
    await press(page, terms, 'Space');
    await nextByKeyboard(page);
    await check.isAt('check');
    await expect(page.getByText(BANNER)).toBeVisible();
    await expectAccessible();
  });

  await test.step('books, and lands on the order at the desk', async () => {
    expect(storedDraft(check.draftId)).toMatchObject({ owner_email: null, booked_by: OPERATOR });
    await press(page, page.getByRole('button', { name: 'Book for the customer' }).first(), 'Enter');
    await expect(page).toHaveURL(/\/desk\/orders\/SM-[\w-]+$/);
    reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByText(`${OPERATOR}, by phone`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Booked by phone' })).toContainText(OPERATOR);
    await expectAccessible();
    expect(storedOrder(reference)).toMatchObject({ state: 'awaiting_payment', booked_by: OPERATOR, email });
    expect(counted).toEqual([]);
    await page.goto(ACCOUNT_ORDERS);
    await expect(page.getByRole('main')).not.toContainText(reference);
  });

  await test.step('begins another for the same person, whose contact is filled in', async () => {
    await page.goto(`/desk/people/${reference}`);
    await expectAccessible();
    await page.getByRole('button', { name: 'Book a clean' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/cleaning\?quote=[\w-]{24}$/);
    const id = new URL(page.url()).searchParams.get('quote') ?? '';
    expect(JSON.stringify(storedDraft(id))).toContain(email);
    await page.getByRole('link', { name: 'Stop' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  await test.step('PLN-2: finds a quote by what its customer reads out, and goes on with it', async () => {
    const { draftId, reference: quote } = await saveDraft(backend, SAMPLE_ANSWERS, 'items');
    await page.goto('/desk');
    await page.getByRole('searchbox').fill((quote ?? '').replace('-', ' ').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/desk/people/${quote ?? ''}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Quote ${quote ?? ''}: £259 until`));
    await expect(page.getByText('you want us to pack', { exact: true })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Book it for them' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/moving\/items\?quote=[\w-]{24}$/);
    expect(page.url()).not.toContain(draftId);
    await page.getByRole('link', { name: 'Stop' }).first().click();
  });

  await test.step('blocks a slot with one press, and opens it with another', async () => {
    const own = claimSlotOfOwnDay();
    await page.goto(`/desk/capacity?date=${own.date}`);
    await expectAccessible();
    await page.getByRole('textbox', { name: 'Reason for blocking a slot' }).fill('Van in repair');
    await page.getByRole('button', { name: 'Block Moving, 08:00–10:00' }).press('Enter');
    await expect(notice).toHaveText('The slot is blocked: it takes no more bookings.');
    expect(await daysOffered(baseURL ?? '', own.date)).toEqual(['free']);
    await page.getByRole('button', { name: 'Open Moving, 08:00–10:00' }).click();
    await expect(notice).toHaveText('The slot is open again, with its usual places.');
    await page.goto('/desk/log');
    await expect(page.getByRole('row').filter({ hasText: 'Slot blocked' }).first()).toContainText('Van in repair');
  });

  await test.step('the customer reads what paying agrees to, and pays', async () => {
    await page.context().clearCookies();
    const mail = await mailTo(email, /^Pay to book your move/);
    const link = /https?:\/\/\S+\/orders\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText(/^By paying you enter into the contract/)).toBeVisible();
    await expectAccessible();
    await order.payLink().click();
    await payment.press('pay');
    await order.isBooked();
    expect(storedOrder(reference)).toMatchObject({ state: 'confirmed', booked_by: OPERATOR });
    await expect(page.getByText(/^By paying you/)).toHaveCount(0);
    await mailTo(email, /^Booked: /);
  });
});
