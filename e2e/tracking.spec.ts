import { expect, test } from './fixtures';
import { isHydrated } from './pages/quote.page';

test('LAW-11, QUO-5: without ids a visit asks nobody else, keeps nothing, and is counted without saying whose it is', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob|about):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto('/services/moving');
  await page.getByRole('button', { name: 'Accept' }).click();
  const view = page.waitForRequest('**/api/public/v1/log_event');
  await page.goto('/');
  expect((await view).postDataJSON()).toEqual({ type: 'page_view', value: '{"path":"/"}' });
  await isHydrated(page);
  const told = page.waitForRequest('**/api/public/v1/log_event');
  await page.locator('[data-spot="home_plan_mini"]').click();
  expect((await told).postDataJSON()).toEqual({ type: 'get_a_quote_click_v2', value: '{"spot":"home_plan_mini"}' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as Window & { dataLayer?: unknown }).dataLayer))
    .toEqual([{ event: 'quote_step', flow: 'moving', step: expect.any(String), number: 1, of: 5 }]);
  expect(foreign).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent']);
});
