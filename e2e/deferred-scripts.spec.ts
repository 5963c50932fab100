import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HeaderPage } from './pages/header.page';
import { isIdle } from './pages/quote.page';

const CHUNKS = '**/_next/static/**/*.js';

/** Delays every script of the site until `arrive` is called. `asked` resolves when the first one is requested. */
async function holdScripts(page: Page) {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const asked = page.waitForRequest(CHUNKS);
  await page.route(CHUNKS, async (route) => {
    await gate;
    await route.continue();
  });
  return { arrive, asked };
}

for (const path of ['/', '/services/moving', '/get-a-quote/storage/space?plan=8x6', '/faq']) {
  test(`SPD-1: no script is asked for before ${path} has loaded`, async ({ page }) => {
    const early: string[] = [];
    let hasLoaded = false;
    page.on('load', () => (hasLoaded = true));
    page.on('request', (request) => {
      if (!hasLoaded && request.resourceType() === 'script') early.push(request.url());
    });
    const asked = page.waitForRequest(CHUNKS);
    await page.goto(path);
    await asked;
    expect(early).toEqual([]);
  });
}

test('SPD-1: what is typed and pressed before the code of a step is there is done once, and nothing is sent by the browser', async ({
  page,
}) => {
  const { arrive, asked } = await holdScripts(page);
  await page.goto('/get-a-quote/moving/addresses?plan=one_bedroom');
  await asked;
  const from = page.getByRole('textbox', { name: /postcode/i }).first();
  await from.fill('SW1A 1AA');
  await page
    .getByRole('button', { name: /^Next: / })
    .filter({ visible: true })
    .first()
    .click();
  const address = page.url();
  arrive();
  await expect(page.getByRole('group', { name: 'Check these answers' })).toBeVisible();
  await expect(from).toHaveValue('SW1A 1AA');
  expect(page.url()).toBe(address);
});

test('HDR-4: the menu that is pressed before its code is there opens @phone-only', async ({ page }) => {
  const { arrive, asked } = await holdScripts(page);
  await page.goto('/');
  const { burger, menu } = new HeaderPage(page);
  await burger.click();
  await asked;
  arrive();
  await expect(menu).toBeVisible();
});

test('where data is to be saved, scripts come with the first touch', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/faq');
  await isIdle(page);
  expect(scripts).toEqual([]);
  const asked = page.waitForRequest(CHUNKS);
  await page.getByRole('searchbox').focus();
  await asked;
});

test('a script that is gone makes the page load once more, and never again', async ({ page, tolerate }) => {
  tolerate(/404/);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  const asked: string[] = [];
  await page.route('**/_next/static/chunks/main-*.js', (route, request) => {
    asked.push(request.method());
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/services/moving');
  // Each of two loads requests the script, and then checks whether it is gone. There is no third load.
  await expect.poll(() => asked).toEqual(['GET', 'HEAD', 'GET', 'HEAD']);
  await page.waitForLoadState();
  await isIdle(page);
  expect(loads).toHaveLength(2);
  // Links need no code and still work.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});
