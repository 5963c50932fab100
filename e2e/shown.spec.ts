import { FOOTER_COLUMNS, LEGAL_LINKS } from '@/lib/content/footer-navigation';
import { COMPANY } from '@/lib/content/company';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';
import { isHydrated } from './pages/quote.page';

/** The cookie question. This file tests what only shows in the real app: its frame, styles and cookies. */
const QUESTION = 'Are you okay with optional cookies?';
const YEAR_DAYS = 365;

for (const [button, answer] of [
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const) {
  test(`CKB-1: "${button}" hides the banner for ${YEAR_DAYS} days`, async ({ page, context }) => {
    // Expiry times of cookies are whole seconds.
    const now = new Date().setMilliseconds(0);
    await page.clock.setFixedTime(now);
    await page.goto(ROUTES.terms);
    const question = page.getByText(QUESTION);
    await expect(question).toBeVisible();
    const banner = page.getByRole('region').filter({ has: question });
    await expect(banner.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', ROUTES.cookies);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(question).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_consent');
    expect(cookie?.value).toBe(answer);
    expect(cookie?.expires).toBe(now / 1000 + YEAR_DAYS * 86_400);
    await page.reload();
    await isHydrated(page);
    await expect(question).toHaveCount(0);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('FTR-1: the footer of a real page has all its parts, with their targets', async ({ page }) => {
    await page.goto(ROUTES.terms);
    const footer = page.getByRole('contentinfo');
    const call = footer.getByRole('region', { name: 'Rather talk it through?' });
    await expect(call.getByRole('textbox', { name: 'Your phone number' })).toBeVisible();
    await expect(call.getByRole('button', { name: 'Ring me' })).toBeVisible();
    const news = footer.getByRole('region', { name: 'News by email' });
    await expect(news.getByRole('textbox', { name: 'Your email' })).toBeVisible();
    await expect(news.getByRole('button', { name: 'Sign up' })).toBeVisible();
    for (const { label, links } of FOOTER_COLUMNS) {
      const column = footer.getByRole('navigation', { name: label });
      const targets = await column.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets, label).toEqual(links.map(({ href }) => href));
    }
    const hrefs = FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs).toEqual(expect.arrayContaining(['/about-us', ROUTES.reviews, '/partners', ROUTES.blog]));
    for (const { label, href } of LEGAL_LINKS)
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    for (const { name, link } of COMPANY.social)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', link.value);
    await expect(footer.getByRole('link', { name: COMPANY.phone.value }).first()).toHaveAttribute(
      'href',
      COMPANY.phoneHref,
    );
    await expect(footer.getByText(COMPANY.address.value).first()).toBeVisible();
    await expect(footer.getByText(/^© \d{4} Smart Storage and Moving\. .*trade ?mark/i)).toBeVisible();
  });

  test('UI-1: a disabled button has the grey look and the not-allowed cursor, a loading one hides its label', async ({
    page,
  }) => {
    await page.goto('/ui');
    const look = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { cursor, backgroundColor } = getComputedStyle(button);
          const label = button.firstElementChild;
          const spinner = label?.nextElementSibling;
          return {
            cursor,
            backgroundColor,
            label: label && getComputedStyle(label).opacity,
            spinner: spinner ? spinner.getBoundingClientRect().width : 0,
          };
        }),
      );
    const [disabled, loading, rest] = [await look('Disabled'), await look('Loading'), await look('Rest')];
    expect([disabled.length, loading.length, rest.length]).toEqual([4, 4, 4]);
    for (const one of disabled) expect(one.cursor).toBe('not-allowed');
    const grey = new Set(disabled.map(({ backgroundColor }) => backgroundColor));
    expect(grey.size).toBe(1);
    expect(rest.map(({ backgroundColor }) => backgroundColor)).not.toContain([...grey][0]);
    const [red = 0, green = 0, blue = 0] = ([...grey][0]?.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(32);
    for (const one of loading) {
      expect(one.label).toBe('0');
      expect(one.spinner).toBeGreaterThan(8);
    }
    for (const one of [...disabled, ...rest]) expect(one.label).toBe('1');
  });
});

test('ERR-2: a page that cannot be drawn is replaced by the error page, and the page before comes back', async ({
  page,
  tolerate,
}) => {
  // The browser may log anything about the failed page.
  tolerate(/./);
  // The next page's code loads, but not its data.
  await page.route(/\/_next\/data\/.*\/services\/cleaning\.json/, (route) =>
    route.fulfill({ json: { pageProps: {} } }),
  );
  await page.goto('/services/moving');
  await isHydrated(page);
  await page.evaluate(() =>
    (window as unknown as { next: { router: { push: (path: string) => void } } }).next.router.push(
      '/services/cleaning',
    ),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Oops, something went wrong' })).toBeVisible();
  await expect(page).toHaveURL(/\/services\/cleaning$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops, something went wrong');
});
