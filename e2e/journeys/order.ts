import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MovingAddOn } from '@/lib/domain/order/types';
import { order, paymentPage, priceOf, SAMPLE_ANSWERS, withSlot, type SlotChoice } from '@/lib/testing/site-client';
import { ChangePage } from '../pages/change.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';

export type Booking = {
  readonly origin: string | undefined;
  readonly slot: SlotChoice;
  readonly email: string;
  readonly addOns?: readonly MovingAddOn[];
};

/** The pages of an order, over one browser page. */
export const orderPagesOf = (page: Page) => ({
  order: new OrderPage(page),
  change: new ChangePage(page),
  payment: new PaymentPage(page),
});

/** A one-bedroom move, ordered by calls and paid in the browser: the tests of changes begin where booking ends. */
export async function paidOrder(page: Page, { origin = '', slot, email, addOns = [] }: Booking) {
  const answers = withSlot({ ...SAMPLE_ANSWERS, email, addOns }, slot);
  const { totalWithDiscount } = await priceOf(origin, answers);
  const created = await order(origin, answers, randomUUID(), totalWithDiscount);
  await page.goto(await paymentPage(origin, created));
  const pages = orderPagesOf(page);
  await pages.payment.press('pay');
  await pages.order.isBooked();
  await page.goto(created.orderUrl);
  return { ...pages, created };
}
