import { isHydrated } from '../pages/quote.page';
import { expect, test } from './fixtures';
import { BACKEND_ORIGIN, SERVICES, SITE_ORIGIN } from './settings';

test('API-3: pages ask the configured backend and nobody else before an answer about cookies', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/get-a-quote/moving/packing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/');
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const optional = [...asked].filter((origin) => SERVICES.some((service) => origin.includes(`//${service}.`)));
  expect(optional.filter((origin) => !origin.includes('//sentry.'))).toEqual([]);
  expect(
    [...asked].every((origin) => [SITE_ORIGIN, BACKEND_ORIGIN].includes(origin) || origin.includes('sentry')),
  ).toBe(true);
});
