import type { Page } from '@playwright/test';
import { ACCOUNT_DETAILS, ACCOUNT_ORDERS } from '@/lib/account-routes';
import { stepsOfFlows } from '@/lib/testing/pages-to-check';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { paidStorage, signInByMail } from './journeys/account';
import { paidOrder } from './journeys/order';
import { OPERATORS } from './operators';
import { sidewaysWithLargeText } from './page-width';

// The pages that search engines list are in layout.spec.ts, an opened day of a crew in crew.spec.ts.

/**
 * Opens each page and expects that it does not scroll sideways with text of 200 %. Asks until it is so, because the styles
 * of parts that load later come a moment after the page.
 */
async function expectNoSideways(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect.poll(() => sidewaysWithLargeText(page), path).toEqual([]);
  }
}

test.describe('A11Y-1: with text of 200 % nothing scrolls sideways', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
  });

  test('on the steps of every flow', async ({ page, backend }) => {
    await expectNoSideways(page, [ROUTES.getAQuote, ...(await stepsOfFlows(backend))]);
  });

  test('on the pages of an order', async ({ page, baseURL, slot, email }) => {
    const { created } = await paidOrder(page, { origin: baseURL, slot, email });
    const { reference, token } = created;
    const parts = ['', '/addresses', '/check-out', '/checklist', '/claim', '/cover'];
    const changes = ['slot', 'items', 'address', 'cancel'];
    const paths = [
      ...parts.map((part) => `/orders/${reference}${part}?token=${token}`),
      ...changes.map((change) => `/orders/${reference}?token=${token}&change=${change}`),
    ];
    await expectNoSideways(page, paths);
  });

  test('in the account', async ({ page, baseURL, slot, email }) => {
    await paidStorage({ origin: baseURL, slot, email });
    await signInByMail(page, email);
    await expectNoSideways(page, [ROUTES.account, ACCOUNT_ORDERS, ACCOUNT_DETAILS]);
  });

  test('at the desk, and on the page of a crew without a link', async ({ page, baseURL, slot, email }) => {
    const { created } = await paidOrder(page, { origin: baseURL, slot, email });
    await signInByMail(page, OPERATORS.largeText, '/desk/orders');
    const tabs = await page
      .locator('a[href^="/desk"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(tabs.length).toBeGreaterThan(5);
    const paths = [...tabs, `/desk/orders/${created.reference}`, `/desk/day?date=${slot.date}`, '/crew'];
    await expectNoSideways(page, paths);
  });
});
