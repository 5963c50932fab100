import type { Page } from '@playwright/test';
import { stepPath } from '@/lib/routes';
import { expect, test } from './fixtures';
import { storageFlowOf } from './journeys/storage';
import { press, tabTo } from './keys';

const result = (page: Page) => page.getByRole('region', { name: 'Will it fit?' });
const drawing = (page: Page, words: RegExp) => result(page).getByRole('img', { name: words });

test.describe('the storage calculator', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/storage-calculator');
    await expect(page.getByRole('heading', { level: 1, name: 'Storage calculator' })).toBeVisible();
  });

  test('packs a home to scale, prices it by weeks and goes on into storage', async ({ page, expectAccessible }) => {
    await expectAccessible();
    await page.getByRole('button', { name: '1 bedroom' }).click();
    await expect(result(page).getByText('956 kg of 1,000 kg')).toBeVisible();
    await result(page).scrollIntoViewIfNeeded();
    await expect(drawing(page, /^8 × 6 ft unit, cut open, drawn to scale\. Inside: /)).toBeVisible();
    const cost = page.getByRole('region', { name: 'The true cost, collection and return included' });
    await cost.getByRole('button', { name: '26 weeks' }).click();
    await expect(cost.getByRole('status')).toContainText('collection free');
    await expectAccessible({ onPhone: true });
    await result(page).getByRole('button', { name: 'Continue with this list' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/storage\/packing\?quote=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Should we pack for you?' })).toBeVisible();
  });

  test(
    'RDT-1: reads a pasted list, asks what it leaves open, and keeps it for a reload',
    { tag: '@phone-only' },
    async ({ page, expectAccessible }) => {
      await page.getByText('Paste a list', { exact: true }).click();
      await page.getByLabel('Your list', { exact: true }).fill('2 double beds, sofa, ~40 boxes, clock, harp');
      await page.getByRole('button', { name: 'Read my list' }).click();
      await page.getByLabel('Which “boxes”?').selectOption('Large box');
      await page.getByLabel('What is “harp”?').selectOption('Leave it out');
      await page.getByRole('button', { name: 'Leave it out: clock' }).click();
      await page.getByRole('button', { name: 'Usual kind: change Sofa, 3 seats' }).click();
      await page.getByLabel('Which “sofa”?').selectOption('Corner sofa');
      await expectAccessible();
      await page.getByRole('button', { name: 'Add these to my list' }).click();
      await expect(page.getByText('Your list: 3 types of item')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Your list: 3 types of item')).toBeVisible();
    },
  );
});

test('shows the van of a move, and the quote has the list', async ({ page }) => {
  await page.goto('/storage-calculator');
  await page.getByRole('button', { name: 'Add one: Sofa, 3 seats', exact: true }).click();
  await page.getByText('Moving home').click();
  await result(page).scrollIntoViewIfNeeded();
  await expect(drawing(page, /^Van, cut open, drawn to scale\. Inside: 1 × Sofa, 3 seats\.$/)).toBeVisible();
  await result(page).getByRole('button', { name: 'Continue with this list' }).click();
  await expect(page).toHaveURL(/\/get-a-quote\/moving\/packing\?quote=/);
});

test('the storage calculator is used with the keyboard alone', async ({ page }) => {
  await page.goto('/storage-calculator');
  await press(page, page.getByRole('button', { name: 'A room' }), 'Enter');
  await expect(result(page).getByText(/ft unit \d+% full/)).toBeVisible();
  const weeks = page.getByRole('slider', { name: 'Weeks, on a slider' });
  await tabTo(page, weeks);
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: /true cost/ }).getByRole('status')).toContainText('for 52 weeks');
  await page.keyboard.press('Home');
  await expect(page.getByRole('region', { name: /true cost/ }).getByRole('status')).toContainText('for 1 week');
});

test.describe('the true cost', () => {
  const pence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100);
  const amounts = (text: string) => (text.match(/£[\d,]+(\.\d\d)?/g) ?? []).map(pence);

  for (const { stay, isFree } of [
    { stay: 8, isFree: false },
    { stay: 52, isFree: true },
  ]) {
    test(`PRC-4, PRC-6, LAW-1: ${stay} weeks cost on the calculator what the storage flow charges`, async ({
      page,
    }) => {
      await page.goto('/storage-calculator');
      await page.getByRole('button', { name: 'A room' }).click();
      const cost = page.getByRole('region', { name: 'The true cost, collection and return included' });
      await cost.getByRole('button', { name: `${stay} weeks`, exact: true }).click();
      const told = cost.getByRole('status');
      await expect(told).toContainText(isFree ? 'collection free' : /collection £/);
      const sentence = await told.innerText();
      const total = amounts(sentence)[0] ?? 0;
      const [rent = 0, week = 0, ...trips] = amounts(sentence.slice(sentence.indexOf('rent ')));
      const [collection = 0, back = 0] = isFree ? [0, ...trips] : trips;
      await result(page).getByRole('button', { name: 'Continue with this list' }).click();

      const { storage, items } = storageFlowOf(page);
      await storage.isAt('packing');
      await page.goto(`${stepPath(items.path, 'address', storage.draftId)}&from=E8+1EJ`);
      await storage.isAt('address');
      await storage.answerAccess();
      await storage.nextTo('items');
      const panel = page.getByRole('complementary', { name: 'Your price' });
      const first = amounts(await panel.locator('strong').first().innerText())[0] ?? 0;
      const later = (label: string) => panel.getByRole('listitem').filter({ hasText: label }).innerText();
      const fourWeeks = amounts(await later('Then every 4 weeks')).at(-1) ?? 0;
      const wayBack = amounts(await later('Return, when you want it')).at(-1) ?? 0;
      expect({ fourWeeks, wayBack, first }).toEqual({
        fourWeeks: 4 * week,
        wayBack: back,
        first: 4 * week + collection,
      });
      expect(rent).toBe(stay * week);
      expect(first + (stay / 4 - 1) * fourWeeks + wayBack).toBe(total);
    });
  }
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('the storage calculator explains itself, lists every price, and each leads to its quote', async ({ page }) => {
    await page.goto('/storage-calculator');
    await expect(page.getByRole('heading', { level: 1, name: 'Storage calculator' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How we work it out' })).toBeVisible();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What have you got?' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const row = page.getByRole('row', { name: /^6 × 4 ft.*£9\.86$/ });
    await row.getByRole('link', { name: '£9.86' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/storage\/packing\?plan=Plan\+6x4&term=6_months/);
  });

  test('a step of a quote shows its form and its price', async ({ page }) => {
    await page.goto('/get-a-quote/storage/packing?plan=Plan+6x4&term=6_months');
    await expect(page.getByRole('heading', { level: 1, name: 'Should we pack for you?' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next: / }).first()).toBeVisible();
    await expect(page.getByText('£39.44').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/get-a-quote/moving/addresses?plan=mini');
    await expect(page.getByRole('textbox', { name: 'Collection postcode' })).toBeVisible();
  });
});
