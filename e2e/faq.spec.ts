import { FAQS } from '@/lib/content/faqs';
import { ROUTES } from '@/lib/routes';
import { expect, test } from './fixtures';

const faq = (id: string) => FAQS.find((each) => each.id === id) ?? { question: '', answer: '' };
const stairs = faq('stairs');
const law = faq('cleaning-law');

test.describe('questions', () => {
  test(
    'the search leaves the answers that have the words, and says so when none has',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(ROUTES.faq);
      const search = page.getByRole('searchbox', { name: 'Search the answers' });
      await search.fill('tenant fees act');
      await expect(page.getByText(law.question)).toBeVisible();
      await expect(page.getByText(stairs.question)).toBeHidden();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1 answer');
      await search.fill('zeppelin');
      await expect(page.getByText('No answer contains these words.')).toBeVisible();
      await search.fill('');
      await expect(page.getByText(stairs.question)).toBeVisible();
    },
  );

  test('A11Y-1: a linked answer is open and in view, and axe finds nothing @phone', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`${ROUTES.faq}#cleaning-law`);
    await expect(page.getByText(law.answer)).toBeInViewport();
    await expect(page.getByText(stairs.answer)).toBeHidden();
    await expectAccessible();
  });
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await page.locator('summary', { hasText: stairs.question }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(stairs.answer)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(stairs.answer)).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens, and no search is offered that could not answer', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await expect(page.locator('details')).toHaveCount(FAQS.length);
    await page.getByText(stairs.question).click();
    await expect(page.getByText(stairs.answer)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
