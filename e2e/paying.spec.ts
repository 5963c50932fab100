import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { expect, test } from './fixtures';
import { eventsOf, ordersOf, paymentsOf, storedOrder } from './database';
import { openMoveAt } from './journeys/move';
import { othersTake, paidOrder } from './journeys/order';
import { mailTo } from './mailbox';
import { claimSlotOfOwnDay } from './quiet-slots';

test.describe('paying', () => {
  test(
    'a payment that fails, then one that is cancelled, then one that succeeds',
    { tag: '@phone-only' },
    async ({ page, slot, email, backend, expectAccessible }) => {
      const { check, payment, order: orderPage } = await openMoveAt(page, 'check', { backend, slot, email });
      await check.pay();
      await payment.isShown('£259');
      await expectAccessible();
      await payment.press('fail');
      await expect(page.getByText('The payment did not go through.')).toBeVisible();
      await expectAccessible();
      const { reference } = orderPage;
      expect(storedOrder(reference).state).toBe('awaiting_payment');

      await orderPage.payLink().click();
      await payment.press('cancel');
      await expect(page.getByText('You left the payment page.')).toBeVisible();
      await orderPage.payLink().click();
      await payment.press('pay');
      await orderPage.isBooked();
      await expectAccessible();
      const stored = storedOrder(reference);
      expect(stored).toMatchObject({ state: 'confirmed', total_pence: 25_900 });
      expect(paymentsOf(stored.id).filter(({ state }) => state === 'paid')).toHaveLength(1);
      expect(eventsOf(stored.id)).toEqual(expect.arrayContaining(['payment_failed', 'payment_cancelled', 'confirmed']));
      await mailTo(email, /^Booked: /);
    },
  );

  test(
    'BOOK-1: a slot lost to somebody else between choosing and paying',
    { tag: '@any-backend' },
    async ({ page, email, tolerate, expectAccessible, backend }) => {
      tolerate(/status of 409/);
      const slot = claimSlotOfOwnDay();
      const { check, payment, order: orderPage } = await openMoveAt(page, 'check', { backend, slot, email });
      await othersTake(backend, slot);

      await check.pay();
      await expect(check.trouble).toContainText('Someone else has just taken this slot');
      await expect(check.trouble).not.toContainText(`${formatDay(slot.date)}, ${formatSlot(slot.slot)}`);
      await expectAccessible();
      expect(ordersOf(email)).toEqual([]);

      const nearest = check.trouble.getByRole('button').first();
      const chosen = (await nearest.textContent()) ?? '';
      await nearest.click();
      await expect(check.trouble).toBeHidden();
      await expect(check.answer('Collection Date')).toContainText(chosen.split(', ')[0] ?? '');
      await check.pay();
      await payment.press('pay');
      await orderPage.isBooked();
      await expect(page.getByText(chosen).first()).toBeVisible();
      expect(ordersOf(email)).toMatchObject([{ state: 'confirmed' }]);
    },
  );
});

test('RDT-3: back from the payment page, nothing paid: what is held is said, an answer is corrected, the order replaced', async ({
  page,
  slot,
  email,
  backend,
  expectAccessible,
}) => {
  const { check, items, payment, order } = await openMoveAt(page, 'check', { backend, slot, email });
  await check.pay();
  await payment.isShown('£259');
  await page.goBack();
  const held = page.getByText(/^Not paid yet\. We hold /);
  await expect(held).toContainText(`${formatDay(slot.date)}, ${formatSlot(slot.slot)} for you until `);
  await expect(held).toContainText(/ 20\d\d, \d\d:\d\d\. Nothing is paid, so nothing is booked yet\.$/);
  await expect(page.getByRole('link', { name: 'Pay £259' })).toHaveAttribute('href', /\/pay\?token=/);
  await expectAccessible({ onPhone: true });
  const [first] = ordersOf(email);

  await check.change('items').click();
  await items.add('Sofa, 3 seats');
  await items.nextTo('check');
  await expect(held).toBeVisible();
  await check.pay();
  await payment.press('pay');
  await order.isBooked();
  const states = ordersOf(email).map(({ id, state }) => [id === first?.id, state]);
  expect(states.toSorted()).toEqual([
    [false, 'confirmed'],
    [true, 'expired'],
  ]);
  expect(storedOrder(order.reference).order.furnitureItems).toMatchObject([{ title: 'Sofa, 3 seats' }]);
});

test('FORM-1, BOOK-3: after payment, back never pays again', async ({ page, slot, email, backend }) => {
  const {
    check,
    payment,
    order: orderPage,
  } = await openMoveAt(page, 'check', {
    backend,
    slot,
    email,
    movingSpace: 'mini',
  });
  await check.pay();
  await payment.isShown('£169');
  await payment.press('pay');
  await orderPage.isBooked();
  const { reference } = orderPage;
  const paidUrl = page.url();
  await page.goBack();
  await expect(
    page.getByText(/This payment is done|You have already booked this|Your move is booked/).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeHidden();
  expect(ordersOf(email)).toHaveLength(1);
  expect(paymentsOf(storedOrder(reference).id).filter(({ state }) => state === 'paid')).toHaveLength(1);
  await page.goto(paidUrl);
  await orderPage.isBooked();
});

test('an order is shown only to who holds its key', async ({ page, slot, email, backend, tolerate }) => {
  tolerate(/status of 404/);
  const { order: orderPage } = await paidOrder(page, { origin: backend, slot, email });
  const response = await page.goto(`/orders/${orderPage.reference}?token=wrong`);
  expect(response?.status()).toBe(404);
});
