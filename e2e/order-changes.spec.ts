import { addDays, formatShortDay, formatSlot } from '@/lib/domain/london-time';
import { isBusyDay } from '@/lib/domain/pricing/charges';
import type { SlotChoice } from '@/lib/testing/site-client';
import { eventsOf, paymentsOf, storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidStorage } from './journeys/account';
import { openedChange, orderPagesOf, othersTake, paidOrder } from './journeys/order';
import { arrowTo, press, tabTo } from './keys';
import { calendarOf, mailTo } from './mailbox';
import { claimSlot, claimSlotOfOwnDay } from './quiet-slots';

/** Returns the next day with the supplement, which no other test books. */
function busyDayAfter({ date, slot }: SlotChoice): SlotChoice {
  const next = Array.from({ length: 7 }, (_, index) => addDays(date, index + 1)).find(isBusyDay);
  return { date: next ?? date, slot };
}

/** Returns a slot as the first line of the page shows it. */
const textOf = ({ date, slot }: SlotChoice) => `${formatShortDay(date)}, ${formatSlot(slot)}`;

test.describe('changing an order', () => {
  test(
    'moves to another slot at the same price',
    { tag: '@phone-only' },
    async ({ page, slot, email, baseURL, expectAccessible }) => {
      const { order, change } = await paidOrder(page, { origin: baseURL, slot, email });
      const booked = calendarOf(await mailTo(email, /^Booked: /));
      const wanted = claimSlot();
      await change.start('slot');
      await expect(page).toHaveTitle(/^Another day or time for your move, order SM-/);
      await change.choose(wanted);
      await change.expectMoney('To pay now', '£0');
      await expectAccessible();
      await change.confirmButton(/^Move to /).click();

      await order.isBooked();
      await expect(order.heading).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Your move has a new time.' })).toBeVisible();
      await expect(page.getByText(textOf(wanted)).first()).toBeVisible();
      await expectAccessible();
      const stored = storedOrder(order.reference);
      expect(stored.order).toMatchObject({ dates: { movingDate: wanted.date }, timeSlot: { movingDate: wanted.slot } });
      expect(stored.total_pence).toBe(25_900);
      expect(eventsOf(stored.id)).toContain('rescheduled');
      const moved = calendarOf(await mailTo(email, /^New time: /));
      expect(moved.uid).toBe(booked.uid);
      expect(moved.sequence).toBeGreaterThan(booked.sequence);
    },
  );

  test('adds items and cleaning, and pays what they cost', async ({ page, slot, email, baseURL, expectAccessible }) => {
    const { order, change, payment } = await openedChange(page, 'items', { origin: baseURL, slot, email });
    await page.getByRole('searchbox', { name: 'Search items' }).fill('armchair');
    await page.getByRole('button', { name: 'Add one: Armchair', exact: true }).click();
    await change.expectMoney('To pay now', '£0');
    await change.addOn('Cleaning').check();
    await change.expectMoney('To pay now', '£229');
    await expect(change.ticket).toContainText('The cleaners come on ');
    await expectAccessible({ onPhone: true });
    await change.confirmButton(/^Change the order and pay £229$/).click();
    await payment.isShown('£229');
    await payment.press('pay');
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    const stored = storedOrder(order.reference);
    expect(stored.services).toEqual(['MOVING', 'CLEANING']);
    expect(stored.order.furnitureItems).toMatchObject([{ title: 'Armchair', quantity: 1 }]);
    expect(stored.total_pence).toBe(48_800);
    expect(stored.order.dates.cleaningDate).toBeDefined();
    await mailTo(email, /^Order changed: /);
  });

  test('moves the delivery to another flat, pays what the stairs cost and is asked for its street', async ({
    page,
    slot,
    email,
    baseURL,
    expectAccessible,
  }) => {
    const { order, change, payment } = await paidOrder(page, { origin: baseURL, slot, email });
    await mailTo(email, /^Booked: /);
    await change.start('address');
    await expect(page).toHaveTitle(/^Another address for your move, order SM-/);
    const delivery = page.getByRole('group', { name: 'Delivery' });
    const postcode = delivery.getByRole('textbox', { name: 'Delivery postcode' });
    await postcode.fill('E1');
    await postcode.press('Tab');
    await expect(postcode).toHaveAccessibleDescription('Enter a full UK postcode, like N1 2TX');
    await expectAccessible();
    await postcode.fill('e16an');
    await delivery.getByText('Other', { exact: true }).click();
    await delivery.getByRole('combobox', { name: 'Which floor?' }).selectOption('4th floor');
    await delivery.getByRole('group', { name: 'Is there a lift?' }).getByText('No', { exact: true }).click();
    await expect(change.ticket).toContainText('Delivery: E1 6AN, 4th floor, no lift');
    await expectAccessible({ onPhone: true });
    await change.confirmButton(/^Change the addresses and pay £/).click();
    await payment.press('pay');

    await expect(page.getByText('Your move has a new address.')).toBeVisible();
    await order.isBooked();
    await expect(page.getByRole('link', { name: /exact address/i }).first()).toBeVisible();
    const stored = storedOrder(order.reference);
    expect(stored.order.addresses.delivery).toMatchObject({ postcode: 'E1 6AN', floor: 4, elevator: false });
    expect(stored.total_pence).toBeGreaterThan(25_900);
    expect(eventsOf(stored.id)).toContain('address_changed');
    expect((await mailTo(email, /^New address: /)).text).toContain('E1 6AN, 4th floor, no lift');
  });

  test('LAW-6: cancels with the refund seen first, service by service', async ({
    page,
    slot,
    email,
    baseURL,
    expectAccessible,
  }) => {
    const { order, change } = await paidOrder(page, { origin: baseURL, slot, email, addOns: ['PACKING'] });
    const booked = calendarOf(await mailTo(email, /^Booked: /));
    await change.start('cancel');
    await change.expectMoney('You get back', '£358');
    await expect(change.ticket).toContainText('all of £259');
    await expect(page.getByRole('listitem').filter({ hasText: /^Moving: all of it back until / })).toBeVisible();
    await expectAccessible({ onPhone: true });
    await change.confirmButton(/^Cancel and get £358 back$/).click();

    await expect(order.heading).toHaveText('This move is cancelled');
    await expect(order.heading).toBeFocused();
    await expect(change.link('cancel')).toBeHidden();
    await expectAccessible({ onPhone: true });
    const stored = storedOrder(order.reference);
    expect(stored.state).toBe('cancelled');
    expect(eventsOf(stored.id)).toContain('cancelled');
    const gone = calendarOf(await mailTo(email, /^Cancelled: /));
    expect(gone).toMatchObject({ uid: booked.uid, method: 'CANCEL' });
    expect(gone.sequence).toBeGreaterThan(booked.sequence);
  });
});

test.describe('changing an order, whatever the width', () => {
  test('moves to a dearer day: the difference is seen, paid, and then made', async ({ page, slot, email, baseURL }) => {
    const { change, payment, created } = await paidOrder(page, { origin: baseURL, slot, email });
    const wanted = busyDayAfter(slot);
    await change.start('slot');
    await change.showMonthOf(wanted.date);
    await expect(change.day(wanted.date)).toHaveAccessibleName(/£25\.90 more, available$/);
    await change.choose(wanted);
    await change.expectMoney('To pay now', '£25.90');
    await change.confirmButton(/ and pay £25\.90$/).click();
    await payment.isShown('£25.90');
    expect(storedOrder(created.reference).order.dates.movingDate).toBe(slot.date);

    await payment.press('cancel');
    await expect(page.getByText('You left the payment page. No money was taken.')).toBeVisible();
    await page.getByRole('link', { name: 'Pay the difference, £25.90' }).click();
    await payment.press('pay');
    await expect(page.getByText('Your move has a new time.')).toBeVisible();
    const stored = storedOrder(created.reference);
    expect(stored.order.dates.movingDate).toBe(wanted.date);
    expect(stored.total_pence).toBe(28_490);
    expect(paymentsOf(stored.id).filter(({ state }) => state === 'paid')).toHaveLength(2);
    await mailTo(email, /^New time: /);
  });

  test('takes packing out and gets its price back', async ({ page, slot, email, baseURL }) => {
    const { order, change } = await openedChange(page, 'items', { origin: baseURL, slot, email, addOns: ['PACKING'] });
    await expect(change.addOn('Packing')).toBeChecked();
    await change.addOn('Packing').uncheck();
    await change.expectMoney('You get back', '£99');
    await change.confirmButton(/^Change the order$/).click();
    await order.isBooked();
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    const stored = storedOrder(order.reference);
    expect(stored.services).toEqual(['MOVING']);
    expect(stored.total_pence).toBe(25_900);
    await mailTo(email, /^Order changed: /);
  });

  test('each change has an address: back, reload and a link keep it', async ({ page, slot, email, baseURL }) => {
    const { order, change } = await openedChange(page, 'slot', { origin: baseURL, slot, email });
    await page.reload();
    await change.isOpen('slot');
    await page.goBack();
    await order.isBooked();
    await change.start('items');
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await order.isBooked();
  });
});

test('a collection takes another unit and then another day', async ({
  page,
  slot,
  email,
  baseURL,
  expectAccessible,
}) => {
  const created = await paidStorage({ origin: baseURL, slot, email });
  await page.goto(created.orderUrl);
  const { order, change, payment } = orderPagesOf(page);
  await order.isBooked('collection');
  await change.start('items');
  await expect(page.getByRole('radio', { name: '6 × 4 ft' })).toBeChecked();
  await page.getByRole('radio', { name: '6 × 6 ft' }).check();
  await expect(change.ticket).toContainText('Then every 4 weeks: ');
  await expectAccessible();
  await change.confirmButton(/^Change the order and pay £/).click();
  await payment.press('pay');
  await expect(page.getByText('Your order is changed.')).toBeVisible();
  expect(storedOrder(created.reference).order).toMatchObject({ storageSpace: 'Plan 6x6', storageTerm: '3_months' });

  const wanted = claimSlot();
  await change.start('slot');
  await change.choose(wanted);
  await change.expectMoney('To pay now', '£0');
  await change.confirmButton(/^Move to /).click();
  await expect(page.getByText('Your collection has a new time.')).toBeVisible();
  const { order: moved } = storedOrder(created.reference);
  expect(moved.dates).toEqual({ storageCollectionDate: wanted.date });
  await mailTo(email, /^New time: /);
});

test.describe('when a change does not go through', () => {
  test('BOOK-1: the wanted slot is taken meanwhile: the nearest free one is a press away', async ({
    page,
    slot,
    email,
    baseURL,
    tolerate,
    expectAccessible,
  }) => {
    tolerate(/status of 409/);
    const { order, change } = await paidOrder(page, { origin: baseURL, slot, email });
    const wanted = claimSlotOfOwnDay();
    await change.start('slot');
    await change.choose(wanted);
    await change.expectMoney('To pay now', '£0');
    await othersTake(baseURL ?? '', wanted);

    await change.confirmButton(/^Move to /).click();
    await expect(change.trouble).toContainText('Someone else has just taken this slot.');
    await expectAccessible();
    expect(storedOrder(order.reference).order.dates.movingDate).toBe(slot.date);
    await change.trouble.getByRole('button').first().click();
    await expect(change.trouble).toBeHidden();
    await change.confirmButton(/^Move to /).click();
    await expect(order.heading).toHaveText('Your move is booked');
    expect(eventsOf(storedOrder(order.reference).id)).toContain('rescheduled');
  });

  test('an order that was cancelled elsewhere meanwhile says so', async ({ page, slot, email, baseURL, tolerate }) => {
    tolerate(/status of 409/);
    const { order, change, created } = await openedChange(page, 'cancel', { origin: baseURL, slot, email });
    await change.expectMoney('You get back', '£259');
    const other = orderPagesOf(await page.context().newPage());
    await other.order.page.goto(created.orderUrl);
    await other.change.start('cancel');
    await other.change.confirmButton(/^Cancel and get /).click();
    await expect(other.order.heading).toHaveText('This move is cancelled');

    await change.confirmButton(/^Cancel and get /).click();
    await expect(change.trouble).toContainText('This order is already cancelled.');
    await change.trouble.getByRole('link', { name: 'See the order as it is' }).click();
    await expect(order.heading).toHaveText('This move is cancelled');
    expect(eventsOf(storedOrder(order.reference).id).filter((type) => type === 'cancelled')).toHaveLength(1);
  });

  test('BOOK-5: without a connection it says so and tries again', async ({
    page,
    slot,
    email,
    baseURL,
    context,
    tolerate,
  }) => {
    tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED|^Call failed/);
    const { order, change } = await openedChange(page, 'cancel', { origin: baseURL, slot, email });
    await change.expectMoney('You get back', '£259');
    await context.setOffline(true);
    await change.confirmButton(/^Cancel and get /).click();
    await expect(change.trouble).toContainText('We could not reach our server.');
    await context.setOffline(false);
    await change.trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(order.heading).toHaveText('This move is cancelled');
  });

  test('without a script the page of a change says how else to do it', async ({
    page,
    browser,
    slot,
    email,
    baseURL,
  }) => {
    const { created } = await paidOrder(page, { origin: baseURL, slot, email });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const second = await plain.newPage();
    await second.goto(created.orderUrl);
    await second.getByRole('link', { name: 'Cancel this order' }).click();
    await expect(second.getByRole('main')).toContainText('needs JavaScript. Ring 020 7946 0123', {
      useInnerText: true,
    });
    await plain.close();
  });
});

test('A11Y-1: the keyboard alone moves, edits and cancels an order', async ({ page, slot, email, baseURL }) => {
  const { order, change } = await paidOrder(page, { origin: baseURL, slot, email, addOns: ['PACKING'] });
  const wanted = claimSlot();
  await press(page, change.link('slot'), 'Enter');
  await change.isOpen('slot');
  await expect(change.day(slot.date)).toBeVisible();
  while (!(await change.day(wanted.date).isVisible()))
    await press(page, page.getByRole('button', { name: 'Next month' }), 'Enter');
  await expect(change.day(wanted.date)).toHaveAccessibleName(/, available$/);
  await arrowTo(page, change.calendar, wanted.date);
  await tabTo(page, page.getByRole('radio', { checked: true }));
  while (!(await change.slot(wanted.slot).isChecked())) await page.keyboard.press('ArrowDown');
  await press(page, change.confirmButton(/^Move to /), 'Enter');
  await order.isBooked();
  await expect(order.heading).toBeFocused();
  expect(storedOrder(order.reference).order.dates.movingDate).toBe(wanted.date);

  await press(page, change.link('items'), 'Enter');
  await change.isOpen('items');
  await press(page, change.addOn('Packing'), 'Space');
  await press(page, change.confirmButton(/^Change the order$/), 'Enter');
  await order.isBooked();
  expect(storedOrder(order.reference).services).toEqual(['MOVING']);

  await press(page, change.link('address'), 'Enter');
  await change.isOpen('address');
  await tabTo(page, page.getByRole('radio', { name: 'Ground' }).last());
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('group', { name: 'Is there a lift?' }).getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  await press(page, change.confirmButton(/^Change the addresses$/), 'Enter');
  await order.isBooked();
  expect(storedOrder(order.reference).order.addresses.delivery).toMatchObject({ floor: 1, elevator: true });

  await press(page, change.link('cancel'), 'Enter');
  await change.isOpen('cancel');
  await press(page, change.confirmButton(/^Cancel and get £259 back$/), 'Enter');
  await expect(order.heading).toHaveText('This move is cancelled');
  expect(storedOrder(order.reference).state).toBe('cancelled');
});
