import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { FurnitureItem, MovingAddOn } from '@/lib/domain/order-types';
import { order, payAsTest, priceOf, moveOf, withSlot, type SlotChoice } from '@/lib/testing/site-client';
import { ChangePage } from '../pages/change.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';

export type Booking = {
  readonly origin: string | undefined;
  readonly slot: SlotChoice;
  readonly email: string;
  readonly addOns?: readonly MovingAddOn[];
  readonly furnitureItems?: readonly FurnitureItem[];
};

/** Returns the page objects of an order for one browser page. */
export const orderPagesOf = (page: Page) => ({
  order: new OrderPage(page),
  change: new ChangePage(page),
  payment: new PaymentPage(page),
});

/** Orders and pays a one-bedroom move by calls, and opens its page, where the tests of changes begin. */
export async function paidOrder(page: Page, { origin = '', slot, email, ...chosen }: Booking) {
  const answers = withSlot({ ...moveOf(email), ...chosen }, slot);
  const { totalWithDiscount } = await priceOf(origin, answers);
  const created = await order(origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(origin, created);
  await page.goto(created.orderUrl);
  const pages = orderPagesOf(page);
  await pages.order.isBooked();
  return { ...pages, created };
}

/** Orders and pays a one-bedroom move, and opens the page of one of its changes. */
export async function openedChange(page: Page, kind: ChangeKind, booking: Booking) {
  const pages = await paidOrder(page, booking);
  await pages.change.start(kind);
  return pages;
}

/** The number of places in a slot of the server under test (playwright.config.ts). */
const PLACES = 3;

/** Orders all places of a slot, each for another customer. */
export async function othersTake(origin: string, slot: SlotChoice): Promise<void> {
  for (let place = 0; place < PLACES; place += 1) {
    const key = randomUUID();
    const answers = withSlot(moveOf(`stranger-${key}@example.com`), slot);
    const { totalWithDiscount } = await priceOf(origin, answers);
    await order(origin, answers, key, totalWithDiscount);
  }
}
