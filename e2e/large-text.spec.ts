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

/** Opens each page and returns where it scrolls sideways with text of 200 %. */
async function sidewaysPages(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    wrong.push(...(await sidewaysWithLargeText(page)));
  }
  return wrong;
}

test.describe('A11Y-1: with text of 200 % nothing scrolls sideways', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: baseURL ?? '' }]);
  });

  test('on the steps of every flow', async ({ page, backend }) => {
    expect(await sidewaysPages(page, [ROUTES.getAQuote, ...(await stepsOfFlows(backend))])).toEqual([]);
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
    expect(await sidewaysPages(page, paths)).toEqual([]);
  });

  test('in the account', async ({ page, baseURL, slot, email }) => {
    await paidStorage({ origin: baseURL, slot, email });
    await signInByMail(page, email);
    expect(await sidewaysPages(page, [ROUTES.account, ACCOUNT_ORDERS, ACCOUNT_DETAILS])).toEqual([]);
  });

  test('at the desk, and on the page of a crew without a link', async ({ page, baseURL, slot, email }) => {
    const { created } = await paidOrder(page, { origin: baseURL, slot, email });
    await signInByMail(page, OPERATORS.largeText, '/desk/orders');
    const tabs = await page
      .locator('a[href^="/desk"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(tabs.length).toBeGreaterThan(5);
    const paths = [...tabs, `/desk/orders/${created.reference}`, `/desk/day?date=${slot.date}`, '/crew'];
    expect(await sidewaysPages(page, paths)).toEqual([]);
  });
});
