import { randomUUID } from 'node:crypto';
import { completeAnswers, moveOf, order, payAsTest, priceOf, shareOrder, withSlot } from '@/lib/testing/site-client';
import { storedOrder } from '../database';
import { expect, test } from './fixtures';
import { BACKEND_ORIGIN, SITE_ORIGIN } from './settings';
import { openDisclosure } from '../pages/disclosure';

test('API-3: the order page shows the order that the other backend keeps', async ({ page, slot, email, tolerate }) => {
  tolerate(/status of 404/);
  const answers = withSlot(moveOf(email), slot);
  const { totalWithDiscount } = await priceOf(BACKEND_ORIGIN, answers);
  const { reference, token } = await order(BACKEND_ORIGIN, answers, randomUUID(), totalWithDiscount);

  await page.goto(`/orders/${reference}?token=${token}`);
  await expect(page.getByText(reference).first()).toBeVisible();
  const pay = page.getByRole('link', { name: /^Pay now/ });
  await expect(pay).toHaveAttribute('href', new RegExp(`^/api/orders/${reference}/pay`));
  expect(new URL(page.url()).origin).toBe(SITE_ORIGIN);
  expect(storedOrder(reference).state).toBe('awaiting_payment');

  await page.goto(`/orders/${reference}?token=wrong`);
  await expect(page.getByText(reference)).toHaveCount(0);
});

test('API-3: every page of an order shows what the other backend keeps', async ({ page, slot, email, tolerate }) => {
  tolerate(/status of 404/);
  const answers = withSlot(moveOf(email), slot);
  const { totalWithDiscount } = await priceOf(BACKEND_ORIGIN, answers);
  const created = await order(BACKEND_ORIGIN, answers, randomUUID(), totalWithDiscount);
  await payAsTest(BACKEND_ORIGIN, created);
  const { reference, token, orderUrl } = created;
  // The backend redirects to the site, so the tests that begin at this address are on the site.
  expect(new URL(orderUrl).origin).toBe(SITE_ORIGIN);
  const open = (name: string) => page.goto(`/orders/${reference}/${name}?token=${token}`);
  for (const name of ['claim', 'cover', 'extra', 'keys-late', 'checklist', 'check-out', 'review', 'addresses']) {
    expect((await open(name))?.status(), name).toBe(200);
    await expect(page.getByRole('main')).toContainText(reference);
  }
  // A move has no storage payments.
  for (const name of ['storage', 'unit']) expect((await open(name))?.status(), name).toBe(404);

  await page.goto(`/orders/${reference}?token=${token}`);
  await openDisclosure(page, 'Invoices');
  await page.getByRole('link', { name: /^Invoice INV/ }).click();
  await expect(page.getByRole('main')).toContainText(reference);
  expect(new URL(page.url()).origin).toBe(SITE_ORIGIN);
});

test('API-3: the shares of an order are read from the other backend', async ({ page, email }) => {
  const answers = { ...(await completeAnswers(BACKEND_ORIGIN)), email };
  const { order: shared, links } = await shareOrder(BACKEND_ORIGIN, answers);
  await page.goto(`/orders/${shared.reference}?token=${shared.token}`);
  await page.getByRole('link', { name: 'See who has paid' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send everyone their link');
  expect(new URL(page.url()).origin).toBe(SITE_ORIGIN);
  const { pathname, search } = new URL(links['Tom'] ?? '');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tom’s share: £/);
});

test('API-3: a crew’s phone asks the other backend through the site, which keeps its cookie', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404|not_found/);
  const asked = page.waitForRequest(/\/api\/crew\/open$/);
  await page.goto(`/crew#${'A'.repeat(43)}`);
  await page.getByRole('button', { name: 'Open my day' }).click();
  expect(new URL((await asked).url()).origin).toBe(SITE_ORIGIN);
  await expect(page.getByText('This link does not open a day on this phone')).toBeVisible();
});
