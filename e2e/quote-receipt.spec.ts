import decodeQR from 'qr/decode.js';
import { PRICES_KEPT_DAYS } from '@/lib/domain/order/assumptions';
import { addDays, formatDay, londonDate } from '@/lib/domain/london-time';
import { SAMPLE_ANSWERS, saveDraft } from '@/lib/testing/site-client';
import { expect, test } from './fixtures';

const until = formatDay(addDays(londonDate(new Date()), PRICES_KEPT_DAYS));

/** Returns the text of a QR code that is drawn as rows of squares. */
function read(drawn: string, side: number): string {
  const scale = 4;
  const size = side * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, length] of drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * size + Number(x) * scale;
      for (let at = from; at < from + Number(length) * scale; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}

test.describe('the receipt of a saved quote', () => {
  test('LAW-1, PLN-2, A11Y-1: says the price, until when, and what else would cost; its code leads back to it', async ({
    page,
    backend,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { draftId, reference } = await saveDraft(backend, SAMPLE_ANSWERS, 'items');
    await page.goto(`/get-a-quote/moving/items?quote=${draftId}`);
    await page.getByRole('button', { name: 'Save and exit' }).click();
    await expect(page.getByText(`hold its prices until ${until}`)).toBeVisible();
    await page.getByRole('link', { name: 'Print or share the price' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`£259 until ${until}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText(/Ada Example|ada@example.com|7700 ?900/)).toHaveCount(0);
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    expect(reference).toMatch(/^Q-[2-9A-HJKMNP-TV-Z]{5}$/);
    await expect(page.getByText(`Quote ${reference ?? ''}`, { exact: true })).toBeVisible();
    const mail = await page.getByRole('link', { name: 'Send it by email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(`body=Quote ${reference ?? ''}\nhttp`);

    const code = page.getByRole('img', { name: /^A QR code/ });
    const side = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    const address = read((await code.locator('path').getAttribute('d')) ?? '', side);
    expect(new URL(address).search).toBe(`?quote=${draftId}`);
    await expect(page.getByRole('link', { name: address })).toBeVisible();

    await page.getByRole('checkbox', { name: 'there are stairs and no lift' }).press('Space');
    await page.getByRole('checkbox', { name: 'you want us to pack' }).press('Space');
    await page.getByRole('button', { name: 'Show the price with what I ticked' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Then it is £368 (+£109)' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`£259 until ${until}`);
    await expectAccessible();

    await page.getByRole('link', { name: 'Continue with the quote' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/get-a-quote/moving/date\\?quote=${draftId}`));
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('LAW-1: tries what would cost more, and fits a printed page', async ({ page, backend }) => {
      const { draftId } = await saveDraft(backend, SAMPLE_ANSWERS, 'items');
      await page.goto(`/quote-receipt?quote=${draftId}`);
      await page.getByRole('checkbox', { name: /^you choose a busy day/ }).check();
      await page.getByRole('button', { name: 'Show the price with what I ticked' }).click();
      await expect(page.getByRole('heading', { name: 'Then it is £284.90 (+£25.90)' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: /^Show the price/ })).toBeHidden();
      await expect(page.getByRole('img', { name: /^A QR code/ })).toBeVisible();
      await expect(page.getByText(/^Quote Q-/)).toBeVisible();
    });

    test('says of a quote that is gone what to do now', async ({ page, tolerate }) => {
      tolerate(/status of 404/);
      const gone = await page.goto('/quote-receipt?quote=nothing-of-this-name-was-saved');
      expect(gone?.status()).toBe(404);
      await expect(page.getByRole('link', { name: 'Start a new quote' })).toHaveAttribute('href', '/get-a-quote');
    });
  });
});
