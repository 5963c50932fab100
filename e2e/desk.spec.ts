import { addDays, londonDate } from '@/lib/domain/london-time';
import { giveUpMessage } from './database';
import { moveOf, orderReturn, payAsTest, returnInsteadOf, storageInsteadOf, withSlot } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';
import { paidStorage, signInByMail } from './journeys/account';
import { daysOffered } from './journeys/desk';
import { paidOrder } from './journeys/order';
import { countMails, mailTo } from './mailbox';
import { expectPrinted } from './printed';
import { claimSlotOfOwnDay } from './quiet-slots';
import { OPERATORS } from './operators';

const OPERATOR = OPERATORS.desk;

/** Items of a customer's own that fill more than a page of a crew's sheet, and only a little of a van. */
const LONG_LIST = Array.from({ length: 28 }, (_, index) => ({
  id: `custom_box_${index}`,
  title: `Box ${index + 1} of the books from the upstairs study`,
  quantity: 1,
  cubicFeet: 1,
  kilograms: 5,
}));

// One sign-in for the whole test, because sign-in links are limited per address and hour.
test('the operator’s desk, from the mailed link to the log', async ({
  page,
  slot,
  email,
  baseURL,
  expectAccessible,
}) => {
  const { created } = await paidOrder(page, { origin: baseURL, slot, email });
  const { reference, orderId } = created;
  const notice = page.getByRole('main').getByRole('status');

  await test.step('signs in by the mailed link', async () => {
    await page.goto('/desk/orders');
    await expect(page).toHaveURL(/\/account\/sign-in\?next=%2Fdesk%2Forders$/);
    await signInByMail(page, OPERATOR, '/desk/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  await test.step('DSK-1: opens on today, and finds whoever is on the phone by typing and one press', async () => {
    const size = page.viewportSize();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/desk');
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expectAccessible();
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/desk/people/${reference}$`));
      await expect(page.getByRole('link', { name: email })).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: reference }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step('finds the order', async () => {
    await page.goto('/desk/orders');
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 in all')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  });

  await test.step('sends a message again that was given up', async () => {
    await mailTo(email, /^Booked: /);
    giveUpMessage('order.confirmed.operator', { orderId });
    await page.reload();
    await expect(page.getByRole('cell', { name: /^The mail server could not be reached/ })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Send now: Order confirmed, to the operator' }).click();
    await expect(notice).toHaveText('The message is being sent again now.');
  });

  await test.step('DSK-1: writes down a note and a call, closes its call-back and mails again, a press each, by keyboard', async () => {
    await page.goto(`/desk/orders/${reference}`);
    const size = page.viewportSize();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByLabel('Note', { exact: true }).fill(`The lift is small (${width})`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(notice).toHaveText('It is saved.');
      await page.getByLabel('Call', { exact: true }).selectOption('Left a message');
      await page.getByLabel('Call back on').fill('2099-06-01');
      await page.getByLabel('Call back at').fill('10:30');
      await page.getByRole('button', { name: 'Save call' }).press('Enter');
      await expect(notice).toHaveText('It is saved.');
      await expectAccessible();
      await page.getByRole('button', { name: 'Done: call back Mon 1 Jun 2099, 10:30' }).press('Enter');
      await expect(notice).toHaveText('The call-back is closed.');
      await expect(page.getByText(`The lift is small (${width})`)).toBeVisible();
    }
    if (size) await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Send again: Order confirmed, to the customer' }).press('Enter');
    await expect(notice).toHaveText(/^The message is being sent again/);
    await expect.poll(() => countMails(email, /^Booked: /)).toBe(2);
  });

  await test.step('DSK-1: changes the contact for whoever is on the telephone', async () => {
    await page.getByRole('link', { name: 'Change name, phone or email' }).click();
    await expectAccessible();
    await page.getByLabel('Last name').fill('Changed');
    await page.getByLabel('Phone').fill('07700 900999');
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText(/^The contact is saved/);
    await expect(page.getByRole('link', { name: '+44 7700 900999' })).toBeVisible();
    await mailTo(email, /^The contact details for your order have changed/, /changed the name and phone number/);
  });

  const own = claimSlotOfOwnDay();
  await test.step('prints the day’s plan, a crew a page, which it fills', async () => {
    for (const whose of ['second', 'third']) {
      await paidOrder(page, { origin: baseURL, slot: own, email: `${whose}-${email}` });
    }
    await paidStorage({ origin: baseURL, slot: own, email });
    await page.goto(`/desk/day?date=${own.date}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    const pages = await expectPrinted(page);
    expect(pages).toHaveLength(3);
    // A4 is 297 mm high, and its margin is 14 mm.
    expect(Math.min(...pages.map(({ end }) => end))).toBeGreaterThan(270);
    expect(Math.max(...pages.map(({ gap }) => gap))).toBeLessThan(20);
  });

  await test.step('BRD-1: prints a return and a long list, each crew’s sheet with its own checks and signatures', async () => {
    const day = claimSlotOfOwnDay();
    const origin = baseURL ?? '';
    const owner = `owner-${email}`;
    const rental = await paidStorage({ origin, slot: own, email: owner });
    const move = withSlot(moveOf(owner), day);
    const back = { ...returnInsteadOf(move), storedItems: storageInsteadOf(move).furnitureItems };
    await payAsTest(origin, await orderReturn(origin, back, rental));
    await paidOrder(page, { origin, slot: day, email: `long-${email}`, furnitureItems: LONG_LIST });
    await page.goto(`/desk/day?date=${day.date}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    const pages = (await expectPrinted(page)).map(({ text }) => text);
    const signed = pages.filter((text) => text.includes('Signatureofthecustomer'));
    expect(signed).toHaveLength(2);
    for (const text of signed) expect(text).toContain('Coverstakenback,keysreturned');
    const returned = signed.filter((text) => text.includes('countedagainstthelist'));
    expect(returned).toHaveLength(1);
    expect(returned[0]).not.toContain('labelled');
    // Only the long list continues on another page.
    expect(pages).toHaveLength(3);
  });

  await test.step('works out what another address costs, without changing anything', async () => {
    await page.goto(`/desk/orders/${reference}`);
    await page.getByRole('link', { name: 'Change the address', exact: true }).click();
    await expectAccessible();
    const delivery = page.getByRole('group', { name: 'Delivery' });
    await delivery.getByRole('textbox', { name: 'Postcode' }).fill('E1');
    const show = page.getByRole('button', { name: 'Show the price' });
    await show.click();
    await expect(page.getByRole('main')).toContainText('Enter a full UK postcode');
    await delivery.getByRole('textbox', { name: 'Postcode' }).fill('E1 6AN');
    await delivery.getByRole('combobox', { name: 'Floor' }).selectOption('4th floor');
    await delivery.getByRole('combobox', { name: 'Lift' }).selectOption('No');
    await show.click();
    await expect(page.getByText('E1 6AN, 4th floor, no lift, parking at the door')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for the difference' })).toBeVisible();
    await expectAccessible();
  });

  await test.step('DSK-1: puts a thing on the list and takes it off again, by keyboard', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/desk/orders/${reference}`);
    await page.getByRole('link', { name: 'Change the items' }).press('Enter');
    await expectAccessible();
    const add = page.getByLabel('Add from the catalogue');
    await add.fill('armchair');
    await add.press('Enter');
    await expect(page.getByText('1 × Armchair')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Change the items' }).press('Enter');
    await expect(notice).toHaveText(/^The items are changed/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/desk/orders/${reference}/items`);
    const count = page.getByRole('spinbutton', { name: 'Armchair' });
    await expect(count).toHaveValue('1');
    await count.fill('0');
    await count.press('Enter');
    await expect(page.getByText('Taken off')).toBeVisible();
    await page.getByRole('button', { name: 'Change the items' }).press('Enter');
    await expect(notice).toHaveText(/^The items are changed/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Items changed at the desk' })).toHaveCount(2);
    if (size) await page.setViewportSize(size);
  });

  await test.step('DSK-1: finds an invoice, and opens it to print', async () => {
    const size = page.viewportSize();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/desk/invoices');
      await expectAccessible();
      await page.getByRole('searchbox').fill(reference);
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 in all')).toBeVisible();
    }
    if (size) await page.setViewportSize(size);
    await expect(page.getByRole('link', { name: 'Save as spreadsheet' })).toHaveAttribute(
      'href',
      /invoices\.csv\?search=/,
    );
    await page.getByRole('link', { name: /^INV-/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to your order' })).toBeVisible();
  });

  await test.step('DAY-2: names who comes, and gives a job to another crew with the keyboard', async () => {
    await page.goto(`/desk/crews?date=${own.date}`);
    await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('combobox', { name: /^Moving crew 1/ }).selectOption('Sam');
    await page.getByRole('button', { name: 'Save the lead of Moving crew 1' }).click();
    await expect(notice).toHaveText('The lead is saved.');
    await page.getByText('Change Sam').click();
    await expectAccessible();
    await page.goto(`/desk/day?date=${own.date}`);
    const sheet = page.getByRole('article').filter({ hasText: 'led by Sam' });
    await sheet.getByText('Crew and progress').first().focus();
    await page.keyboard.press('Enter');
    await expectAccessible();
    await page.keyboard.press('Tab');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText(/^The crews of the job are saved/);
    await expect(page.getByRole('heading', { level: 2, name: 'Moving crew 3' })).toBeVisible();
  });

  await test.step('DSK-1: refunds a part with its reason', async () => {
    await page.goto(`/desk/orders/${reference}`);
    const refund = page.getByRole('link', { name: 'Refund a part' });
    await expect(refund).toBeHidden();
    await page.getByText('More', { exact: true }).press('Enter');
    await expectAccessible();
    await refund.press('Enter');
    await expectAccessible();
    await page.getByLabel('Amount in pounds').fill('10');
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Refund the amount' }).press('Enter');
    await expect(notice).toHaveText('The refund is recorded. We are emailing the customer.');
    await mailTo(email, /£10/);
  });

  await test.step('DSK-1: works out a move to a day that visitors cannot book, and asks for the reason', async () => {
    await page.goto(`/desk/orders/${reference}/reschedule`);
    await page.getByLabel('Day').fill(addDays(londonDate(new Date()), 120));
    await page.getByLabel('Slot').selectOption({ index: 4 });
    await page.getByRole('button', { name: 'Show the price' }).press('Enter');
    await expect(page.getByRole('combobox', { name: /^Reason/ })).toBeVisible();
    await expectAccessible();
  });

  await test.step('cancels the order with the refund that is shown', async () => {
    await page.goto(`/desk/orders/${reference}/cancel`);
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel and refund £249' }).first().click();
    await expect(notice).toHaveText(/^The order is cancelled/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled at the desk' })).toContainText(OPERATOR);
    await mailTo(email, /^Cancelled: /);
  });

  await test.step('closes a day, and visitors are offered none of it', async () => {
    const { date } = own;
    await page.goto(`/desk/capacity?date=${date}`);
    await expectAccessible();
    await page.getByRole('textbox', { name: /^Reason, for the team only/ }).fill('Stocktaking');
    await page.getByRole('button', { name: 'Close the day' }).click();
    await expect(notice).toHaveText(/^The day is closed/);
    expect(await daysOffered(baseURL ?? '', date)).toEqual(['closed']);
    await page.getByRole('button', { name: 'Open the day' }).click();
    await expect(notice).toHaveText('The day is open again.');
    expect(await daysOffered(baseURL ?? '', date)).toEqual(['free']);
  });

  await test.step('reads all of it in the log', async () => {
    await page.goto('/desk/log');
    await expectAccessible();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Log' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    if (size) await page.setViewportSize(size);
    for (const what of [
      'Day opened again',
      'Day closed',
      'Cancelled at the desk',
      'Given to a crew',
      'Message sent again',
    ]) {
      await expect(page.getByRole('cell', { name: what }).first()).toBeVisible();
    }
  });
});
