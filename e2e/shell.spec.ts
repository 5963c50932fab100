import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { expect, test } from './fixtures';
import { isHydrated } from './pages/quote.page';

const PAGES = ['/', ROUTES.movingQuote, '/ui'];

for (const path of PAGES) {
  test(`SHELL-1 to SHELL-5, SHELL-7: what every page carries, on ${path}`, async ({ page }) => {
    await page.goto(`${path}?utm_source=test#part`);
    await expect(page).toHaveTitle(/Smart Storage and Moving/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${SITE.origin}${path === '/' ? '/' : path}`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /.+/);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
    }
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', /.+/);
    await expect(page.locator('#modal-root')).toBeAttached();
  });
}

test('SHELL-1: the home page has the default title and the tagline', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Smart Storage and Moving/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.tagline);
});

test('SHELL-3: the share image, the icons and the manifest are served', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const path = new URL(image ?? '', baseURL).pathname;
  await page.goto(path);
  const size = await page
    .locator('img')
    .evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]);
  expect(size).toEqual([1200, 630]);
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs.filter((each) => !each.startsWith('data:'))) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
  // The icon is embedded in the page as a data URL.
  const icon = decodeURIComponent(hrefs.find((each) => each.startsWith('data:image/svg+xml,')) ?? '');
  expect(icon).toContain((await (await request.get('/favicon.svg')).text()).trim());
});

test('SHELL-4: a page without the layout, and one without the banner', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Are you okay with optional cookies?')).toBeVisible();
  await page.goto('/ui');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(ROUTES.movingQuote);
  await isHydrated(page);
  await expect(page.getByText('Are you okay with optional cookies?')).toHaveCount(0);
});

test('CKB-1: the page keeps at least as much room below as the cookie question takes, at any size of letters', async ({
  page,
}) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  for (const width of [320, 390, 700, 900, 1280]) {
    for (const letters of ['16px', '32px']) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await question.evaluate((bar, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return Number.parseFloat(getComputedStyle(document.body).paddingBottom) - bar.getBoundingClientRect().height;
      }, letters);
      expect(spare, `${width} px, letters of ${letters}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('SHELL-5, SHELL-8, ERR-1: an unknown path answers 404 with the full-screen page and its image', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops, something went wrong' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/');
  const image = page.getByRole('img', { name: /^404/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('#modal-root')).toBeAttached();
});

test('SHELL-7: no other locale exists', async ({ request }) => {
  expect((await request.get('/fr')).status()).toBe(404);
  const answer = await request.get('/en/Services/Moving', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/services/moving']);
});

test('ERR-1: without a message the default sentence is shown, marked as Russian', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  // Half a character: the server cannot decode the address and answers with its error page.
  await page.goto('/orders/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops, something went wrong' })).toBeVisible();
  await expect(page.getByText('Произошла неизвестная ошибка')).toHaveAttribute('lang', 'ru');
});
