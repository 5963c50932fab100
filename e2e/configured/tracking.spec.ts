import type { Page } from '@playwright/test';
import { isHydrated } from '../pages/quote.page';
import { expect, test } from './fixtures';
import { SITE_ORIGIN } from './settings';

type AmplitudeCall = {
  readonly events: readonly { readonly event_type: string; readonly event_properties: Record<string, unknown> }[];
};
const CHAT = 'iframe[title="Chat Widget"]';
const SERVICES = ['gtm', 'hubspot', 'amplitude', 'reviews'] as const;
const purposes = (state: string) => ({
  ad_storage: state,
  analytics_storage: state,
  ad_user_data: state,
  ad_personalization: state,
});

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const accepted = (page: Page) =>
  page.context().addCookies([{ name: 'cookie_consent', value: 'accepted', url: SITE_ORIGIN }]);

test('LAW-11, CKB-2, ANA-1: nothing before "Accept", then all in order, and nothing again once it is withdrawn', async ({
  page,
  collector,
}) => {
  await page.goto('/');
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  for (const service of SERVICES) expect(await collector.of(service)).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);

  await accept.click();
  await expect(page.locator(CHAT)).toBeVisible();
  await expect
    .poll(() => collector.posted('gtm'))
    .toEqual([
      ['consent', 'default', purposes('denied')],
      ['consent', 'update', purposes('granted')],
      ['set', 'page_location', `${SITE_ORIGIN}/`],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  expect((await collector.of('gtm'))[0]?.url).toBe('/gtm.js?id=GTM-TEST1');
  expect((await collector.of('hubspot'))[0]?.url).toBe('/1234567.js');

  await page.context().addCookies([
    { name: '_ga', value: 'GA1.1.111.222', url: SITE_ORIGIN },
    { name: 'gta_click_id', value: 'click-1', url: SITE_ORIGIN },
  ]);
  await page.goto('/get-a-quote');
  await page.locator('a[href^="/get-a-quote/moving"]').first().click();
  await page.locator('a[href*="plan=one_bedroom"]').first().click();
  await expect(page).toHaveURL(/\/get-a-quote\/moving\//);
  const ids = { client_id: '111.222', click_id: 'click-1' };
  const sentEvents = async () =>
    ((await collector.posted('amplitude')) as AmplitudeCall[])
      .flatMap(({ events }) => events)
      .map((event) => [event.event_type, event.event_properties]);
  await expect.poll(sentEvents).toEqual([
    ['get_a_quote_click_v2', { spot: 'choose_service_moving', ...ids }],
    ['get_a_quote_click_v2', { spot: 'choose_plan_one_bedroom', ...ids }],
    ['quote_step', { flow: 'moving', step: expect.any(String), number: 1, of: 5, ...ids }],
  ]);
  expect((await collector.of('amplitude')).map(({ url }) => url)).not.toContainEqual(
    expect.not.stringMatching(/^\/2\/httpapi/),
  );
  expect((await collector.of('amplitude')).map(({ text }) => text).join()).not.toContain('get-a-quote/');

  await page.goto('/faq');
  await expect(page.locator(CHAT)).toBeVisible();
  const settings = page.getByRole('link', { name: 'Cookie settings' });
  // Without the script, the button leads to the policy, which asks the question.
  await settings.click();
  const decline = page.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await decline.click();
  await reloaded;
  const before = (await collector.of('gtm')).length;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await cookieNames(page)).toEqual(['cookie_consent']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.locator(CHAT).count()).toBe(0);
  await expect(decline).toHaveCount(0);
  expect((await collector.of('gtm')).length).toBe(before);
});

test('SHELL-6: the chat goes on the way to a quote, comes back behind it, and keeps off with hubspot_chat=0', async ({
  page,
  collector,
}) => {
  await accepted(page);
  await page.goto('/faq?hubspot_chat=0');
  await collector.receives('gtm', ({ url }) => url.startsWith('/gtm.js'));
  expect(await collector.of('hubspot')).toEqual([]);
  await page.goto('/storage-calculator');
  await expect(page.locator(CHAT)).toBeVisible();
  await page.locator('a[data-spot="storage_calculator"]').first().click();
  await expect(page).toHaveURL(/get-a-quote/);
  await expect(page.locator(CHAT)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(CHAT)).toBeVisible();
});

test('ANA-1, ANA-3: amplitude_events=0 keeps analytics off; the review widget comes only where it is shown', async ({
  page,
  collector,
}) => {
  await accepted(page);
  await page.goto('/faq?amplitude_events=0');
  await collector.receives('gtm', ({ url }) => url.startsWith('/gtm.js'));
  expect(await collector.of('reviews')).toEqual([]);
  await page.goto('/reviews?amplitude_events=0');
  await expect(page.frameLocator('iframe[title="Reviews"]').getByText('Shown by another site')).toBeVisible();
  expect(await collector.of('reviews')).toHaveLength(2);
  await page.getByRole('main').getByRole('link', { name: 'Get a price' }).click();
  await expect(page).toHaveURL(/get-a-quote/);
  expect(await collector.of('amplitude')).toEqual([]);
});

test('CKB-2, LAW-11, STR-3: a quote page asks at its end, in its flow; services start on the next public page', async ({
  page,
  collector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/get-a-quote/moving/packing?plan=one_bedroom');
  await isHydrated(page);
  const question = page.getByRole('region', { name: 'Cookies' });
  expect(await question.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  for (const service of SERVICES) expect(await collector.of(service)).toEqual([]);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/faq');
  const isScript = ({ url }: { readonly url: string }) => url.startsWith('/gtm.js');
  await collector.receives('gtm', isScript);
  expect((await collector.of('gtm')).filter(isScript)).toHaveLength(1);
});
