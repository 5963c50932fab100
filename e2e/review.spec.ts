import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { addDays } from '@/lib/domain/london-time';
import { moveOf, order, payAsTest, priceOf, withSlot } from '@/lib/testing/site-client';
import { axeProblems } from './axe';
import { signInByMail } from './journeys/account';
import { mailTo } from './mailbox';
import { expect, test } from './moved-site';
import { OPERATORS } from './operators';
import { widthsOf } from './page-width';

const SLOT = ['10:00', '12:00'] as const;
const TEXT = 'They came two hours late and broke a lamp. Nobody rang before.';
const SHOWING = ['/', '/reviews', '/services/moving', '/man-and-van-in-london-areas/hackney'];
const WIDTHS = [320, 390, 768, 1440];

async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
  }
  if (before) await page.setViewportSize(before);
}

const own = (browser: Browser, baseURL: string | undefined, javaScriptEnabled = true): Promise<Page> =>
  browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled }).then((context) => context.newPage());

test('RVW-1: a done job is asked about, one star is kept, published unseen, and the examples are gone', async ({
  page,
  browser,
  baseURL,
  email,
  site,
  expectAccessible,
}) => {
  const date = addDays(site.today(), 20);
  const answers = withSlot(moveOf(email), { date, slot: SLOT });
  const { totalWithDiscount } = await priceOf(site.origin, answers);
  const { reference, token, ...created } = await order(site.origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(site.origin, { reference, token, ...created });
  const desk = await own(browser, baseURL);
  const signInAt = async (path: string, email: string) => {
    await signInByMail(desk, email, path);
  };

  await test.step('the desk says that the job is done', async () => {
    await page.goto(`/orders/${reference}/review?token=${token}`);
    await expect(page.getByRole('main')).toContainText('once the job is done');
    site.goTo(date);
    await signInAt('/desk/orders', OPERATORS.reviews);
    await desk.goto(`/desk/orders/${reference}`);
    await desk.getByRole('button', { name: /done/i }).click();
    await expect(desk.getByRole('main').getByRole('status')).toContainText(/done|completed/i);
  });

  await test.step('the mail comes after 48 hours, and its link opens the form', async () => {
    site.goTo(addDays(date, 3));
    const mail = await mailTo(email, /^How was your move\?/);
    const [link = ''] = /http\S+\/review\?token=[\w-]+/.exec(mail.text ?? '') ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
    await expectAccessible();
    await fits(page);
  });

  await test.step('without a script, by its keys, and told what is wrong', async () => {
    const plain = await own(browser, baseURL, false);
    await plain.goto(`/orders/${reference}/review?token=${token}`);
    await plain.getByLabel('Your review').fill('Too short.');
    await plain.getByRole('button', { name: 'Send the review' }).click();
    await expect(plain.getByRole('link', { name: 'Choose 1 to 5 stars' })).toBeVisible();
    await expect(plain.getByLabel('Your review')).toHaveValue('Too short.');
    await plain.getByRole('radio', { name: /^1 star/ }).focus();
    await plain.keyboard.press('Space');
    await plain.keyboard.press('ArrowRight');
    await expect(plain.getByRole('radio', { name: /^2 stars/ })).toBeChecked();
    await plain.keyboard.press('ArrowLeft');
    await plain.getByLabel('Your review').fill(TEXT);
    await plain.getByLabel('Name to show').fill('Priya');
    await plain.getByLabel(/^Area to show/).fill('Hackney');
    await plain.getByRole('button', { name: 'Send the review' }).click();
    await expect(plain.getByRole('main').getByRole('status')).toContainText('We have your review');
    await expect(plain.getByRole('img', { name: '1 star' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Received on/ })).toBeVisible();
    await expectAccessible();
    await fits(page);
  });

  await test.step('until then every page shows examples', async () => {
    for (const at of SHOWING) {
      await page.goto(at);
      await expect(page.getByRole('article').filter({ hasText: 'Example' }).first()).toBeAttached();
    }
  });

  await test.step('the desk publishes it without having seen its star', async () => {
    // Three days later the operator's session has expired.
    await signInAt('/desk/reviews', OPERATORS.reviewsLater);
    await desk.goto('/desk/reviews');
    const review = desk.getByRole('article').filter({ hasText: TEXT });
    await expect(review).toContainText('Priya, Hackney');
    expect(await desk.content()).not.toMatch(/1 of 5 stars|"stars":/);
    expect(await axeProblems(desk)).toEqual([]);
    await fits(desk);
    await review.getByRole('button', { name: 'Publish the review of Priya, Hackney' }).click();
    await expect(desk.getByRole('main').getByRole('status')).toContainText('The review is published');
    await expect(review).toContainText('1 of 5 stars');
    expect(await axeProblems(desk)).toEqual([]);
  });

  await test.step('no example is left anywhere, and the review is there', async () => {
    for (const at of SHOWING) {
      // The first visitor triggers the rebuild of the page, and the second gets the rebuilt page.
      for (const visit of ['first', 'second']) {
        await page.goto(at);
        await expect(page.getByRole('article').filter({ hasText: TEXT }), `${at}, ${visit}`).toHaveCount(1);
        expect(await page.content(), `${at}, ${visit}`).not.toMatch(/>Example<| Sample</);
      }
    }
    await page.goto('/reviews');
    await expect(page.getByText('1.0 out of 5 on average, from 1 review.')).toBeVisible();
    await expect(page.getByRole('img', { name: '1 star' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    await expectAccessible();
    await fits(page);
    await page.getByRole('navigation', { name: 'Reviews of' }).getByRole('link', { name: 'Storage' }).click();
    await expect(page.getByText('None of these yet.')).toBeVisible();
  });

  await test.step('after a start it is there as before', async () => {
    // An open page would send requests while the server is down.
    await page.goto('about:blank');
    await desk.goto('about:blank');
    await site.stop();
    await site.start();
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: TEXT })).toHaveCount(1);
    expect(await page.content()).not.toMatch(/>Example</);
  });

  await test.step('withdrawn, it is gone, and no example comes back', async () => {
    await page.goto(`/orders/${reference}/review?token=${token}`);
    await page.getByText('Withdraw your review').click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your review is withdrawn');
    await page.goto('/reviews');
    await expect(page.getByText('There are no customer reviews here at the moment.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
