import { ACCOUNT_ORDERS, ACCOUNT_DETAILS } from '@/lib/account-routes';
import { deskPath, ROUTES } from '@/lib/routes';
import { TEST_NOW } from '@/lib/testing/clock';
import { bringCollectionForward } from '../database';
import { paidStorage, signInByMail } from '../journeys/account';
import { paidOrder } from '../journeys/order';
import { expectLook, PHONE, test } from './picture';
import { DAY } from './days';
import { OPERATORS } from '../operators';
import { order, paymentPage, priceOf, moveOf, withSlot } from '@/lib/testing/site-client';

// In series, because the desk shows the bookings of the tests before.
test.describe.configure({ mode: 'serial' });

const ADA = 'ada.looks@example.com';
/** An operator in DESK_EMAILS of the server under test (playwright.config.ts). */
const OPERATOR = OPERATORS.looks;

test('an order, its payment and its changes look as in their pictures', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const answers = withSlot(moveOf(ADA), DAY.ofOrders);
  const { totalWithDiscount } = await priceOf(origin, answers);
  const unpaid = await order(origin, answers, 'looks-of-an-unpaid-order', totalWithDiscount);
  await page.goto(await paymentPage(origin, unpaid));
  await expectLook(page, 'pay');
  await page.goto(unpaid.orderUrl);
  await expectLook(page, 'order.unpaid', { widths: PHONE });

  const { order: shown, created } = await paidOrder(page, { origin, slot: DAY.ofOrders, email: ADA });
  await shown.isBooked();
  await expectLook(page, 'order.booked');
  const [address = '', query = ''] = created.orderUrl.split('?');
  await page.goto(`${address}/addresses?${query}`);
  await expectLook(page, 'order.addresses');
});

test('the account looks as in its pictures', async ({ page, baseURL }) => {
  const { reference } = await paidStorage({ origin: baseURL, slot: DAY.ofOrders, email: ADA });
  await signInByMail(page, ADA, ROUTES.account);
  for (const [name, path] of [
    ['items', ROUTES.account],
    ['orders', ACCOUNT_ORDERS],
    ['details', ACCOUNT_DETAILS],
  ] as const) {
    await page.goto(path);
    await expectLook(page, `account.${name}`);
  }
  bringCollectionForward(reference, { now: new Date(TEST_NOW), dataDir: process.env.E2E_LOOKS_DATA_DIR });
  await page.goto(ROUTES.account);
  await page.getByRole('checkbox', { name: 'Sofa, 3 seats' }).check();
  await page.getByRole('status').filter({ hasText: 'Bringing back 1 thing: £' }).waitFor();
  await page.getByRole('button', { name: 'Continue to the day' }).focus();
  await expectLook(page, 'account.chosen', { widths: PHONE });
});

test('the desk looks as in its pictures', async ({ page }) => {
  await signInByMail(page, OPERATOR, deskPath('orders'));
  // Filtered to one order, because the list has no fixed sequence for orders of the same moment.
  await page.goto(`${deskPath('orders')}?service=moving&state=confirmed`);
  await expectLook(page, 'desk.orders');
  await page.goto(`${deskPath('day')}?date=${DAY.ofOrders.date}`);
  await expectLook(page, 'desk.day');
  await page.goto(`${deskPath('capacity')}?date=${DAY.ofOrders.date}`);
  await expectLook(page, 'desk.capacity');
});
