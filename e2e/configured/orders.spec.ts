import { randomUUID } from 'node:crypto';
import { order, priceOf, moveOf, withSlot } from '@/lib/testing/site-client';
import { storedOrder } from '../database';
import { expect, test } from './fixtures';
import { BACKEND_ORIGIN, SITE_ORIGIN } from './settings';

test('API-3: the order page shows the order that the other backend keeps', async ({ page, slot, email, tolerate }) => {
  tolerate(/status of 404/);
  const answers = withSlot(moveOf(email), slot);
  const { totalWithDiscount } = await priceOf(BACKEND_ORIGIN, answers);
  const { reference, token } = await order(BACKEND_ORIGIN, answers, randomUUID(), totalWithDiscount);

  await page.goto(`/orders/${reference}?token=${token}`);
  await expect(page.getByText(reference).first()).toBeVisible();
  const pay = page.getByRole('link', { name: /^Pay now/ });
  await expect(pay).toHaveAttribute('href', new RegExp(`^${BACKEND_ORIGIN}/api/orders/${reference}/pay`));
  expect(new URL(page.url()).origin).toBe(SITE_ORIGIN);
  expect(storedOrder(reference).state).toBe('awaiting_payment');

  await page.goto(`/orders/${reference}?token=wrong`);
  await expect(page.getByText(reference)).toHaveCount(0);
});
