import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatDay } from '@/lib/domain/london-time';
import { order, priceOf, moveOf, withSlot, type SlotChoice } from '@/lib/testing/site-client';
import { eventsOf, letHoldLapse, paymentsOf, storedOrder } from './database';
import { openMoveAt } from './journeys/move';
import { mailTo } from './mailbox';
import { OrderPage } from './pages/order.page';
import { StripePage } from './pages/stripe.page';
import { expect, test } from './stripe-shop';

/** Orders a move by calls without paying. */
async function ordered(origin: string, email: string, slot: SlotChoice) {
  const answers = withSlot(moveOf(email), slot);
  const { totalWithDiscount } = await priceOf(origin, answers);
  return order(origin, answers, randomUUID(), totalWithDiscount);
}

/** Opens Stripe's page from the page of an unpaid order. */
async function leaveToPay(page: Page, orderUrl: string) {
  const orderPage = new OrderPage(page);
  const stripePage = new StripePage(page);
  await page.goto(orderUrl);
  await orderPage.payLink().click();
  await stripePage.isShown('£259.00');
  return { orderPage, stripePage };
}

test.describe('paying by Stripe', () => {
  test.beforeEach(({ shop }) => shop.beforeWord(() => undefined));

  test('LAW-13: a move is booked on Stripe’s page, after turning back once and finding it closed once', async ({
    page,
    slot,
    email,
    shop,
  }) => {
    const { check, order: orderPage } = await openMoveAt(page, 'check', {
      backend: shop.origin,
      slot,
      email,
    });
    const stripePage = new StripePage(page);
    await check.pay();
    await stripePage.isShown('£259.00');
    await stripePage.back.click();
    await expect(page.getByText('You left the payment page.')).toBeVisible();
    const { reference } = orderPage;
    expect(storedOrder(reference).state).toBe('awaiting_payment');

    shop.stripe.behave('refusing');
    await orderPage.payLink().click();
    await expect(page.getByText('The payment page cannot be reached at the moment. No money was taken.')).toBeVisible();
    shop.stripe.behave('well');
    await orderPage.payLink().click();
    await stripePage.isShown('£259.00');
    await stripePage.pay.click();
    await orderPage.isBooked();
    await expect(page.getByText('Thank you. £259 is paid.')).toBeVisible();

    const { id, state } = storedOrder(reference);
    expect([state, shop.stripe.account.sessions.size]).toEqual(['confirmed', 1]);
    expect(paymentsOf(id)).toMatchObject([{ state: 'paid', amount_pence: 25_900, provider: 'stripe' }]);
    await mailTo(email, /^Booked: /);
  });

  test('BOOK-3: word of a payment that comes after the hold books the slot while it is free', async ({
    page,
    slot,
    email,
    shop,
  }) => {
    const { reference, orderUrl } = await ordered(shop.origin, email, slot);
    const { orderPage, stripePage } = await leaveToPay(page, orderUrl);
    shop.beforeWord(() => letHoldLapse(reference));
    await stripePage.pay.click();
    await orderPage.isBooked();
    expect(eventsOf(storedOrder(reference).id).filter((type) => type === 'confirmed')).toHaveLength(1);
  });

  test('BOOK-3: after somebody else has the slot the visitor is told, and the money goes back', async ({
    page,
    slot,
    email,
    shop,
  }) => {
    const { reference, orderUrl } = await ordered(shop.origin, email, slot);
    const { orderPage, stripePage } = await leaveToPay(page, orderUrl);
    shop.beforeWord(() => {
      letHoldLapse(reference);
      return ordered(shop.origin, 'stranger@example.com', slot);
    });
    await stripePage.pay.click();
    await expect(orderPage.heading).toHaveText('Your payment came after the slot had gone');
    await expect.poll(() => shop.stripe.account.refunds.map(({ amount }) => amount)).toEqual([25_900]);
    const mail = await mailTo(email, /^Not booked: we are refunding £259/);
    expect(mail.text).toContain(formatDay(slot.date));
  });
});
