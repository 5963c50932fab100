import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { ACCOUNT_ORDERS } from '@/lib/account-routes';
import { SAMPLE_ANSWERS, saveDraft } from '@/lib/testing/site-client';
import { storedDraft, storedOrder } from './database';
import { expect, test } from './fixtures';
import { signInByMail } from './journeys/account';
import { adaAt } from './journeys/draft';
import { answerUpToItems, flowOf } from './journeys/move';

test.describe('a quote saved while signed in', () => {
  test('is found in the account, gone on with and ordered; another is forgotten', async ({
    page,
    slot,
    email,
    expectAccessible,
  }) => {
    await signInByMail(page, email);
    const { items, date, details, check, payment, order } = flowOf(page);
    await answerUpToItems(page, { plan: 'one_bedroom' });
    await items.nextTo('date');

    await page.goto(ACCOUNT_ORDERS);
    const quotes = page.getByRole('region', { name: 'Saved quotes' });
    await expect(quotes.getByRole('listitem')).toContainText('Step 4 of 5: Day and slot');
    await expectAccessible();
    await quotes.getByRole('link', { name: 'Continue with the moving quote, E8 to NW1' }).click();
    await date.isAt('date');
    await date.choose(slot);
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await details.nextTo('check');
    await check.pay();
    await payment.press('pay');
    await order.isBooked();
    expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', flow: 'moving' });
    await page.goto(ACCOUNT_ORDERS);
    await expect(page.getByRole('heading', { level: 2, name: 'Upcoming' })).toBeVisible();
    await expect(quotes).toBeHidden();

    await answerUpToItems(page, { plan: 'mini' });
    const { draftId } = items;
    await page.goto(ACCOUNT_ORDERS);
    await quotes.getByRole('link', { name: 'Delete the moving quote, E8 to NW1' }).click();
    await expect(quotes.getByRole('group')).toBeInViewport();
    await expectAccessible();
    await quotes.getByRole('link', { name: /^Keep it/ }).click();
    expect(storedDraft(draftId)).not.toBeNull();
    await quotes.getByRole('link', { name: /^Delete the/ }).click();
    await quotes.getByRole('button', { name: /^Delete it/ }).click();
    await expect(quotes.getByRole('status')).toContainText('The quote is deleted');
    expect(storedDraft(draftId)).toBeNull();
    await expectAccessible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is gone on with and forgotten, one of nobody is not listed', async ({ page, email, backend }) => {
      await signInByMail(page, email);
      const { movingSpace, addresses } = SAMPLE_ANSWERS;
      const answers = { ...EMPTY_MOVING_ANSWERS, movingSpace, addresses };
      await saveDraft(backend, { ...answers, email }, 'items', 'moving');
      await page.goto(ACCOUNT_ORDERS);
      await expect(page.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
      const quotes = page.getByRole('region', { name: 'Saved quotes' });
      await expect(quotes).toHaveCount(0);

      const data = { draftId: null, flow: 'moving', step: 'addresses', answers };
      const saved = await page.request.post('/smart-app/api/v1/easy_checkout', { data });
      expect(saved.status()).toBe(200);
      await page.reload();
      await quotes.getByRole('link', { name: 'Continue with the moving quote, E8 to NW1' }).click();
      await expect(page).toHaveURL(/\/get-a-quote\/moving\/items\?quote=/);
      await page.goBack();
      await quotes.getByRole('link', { name: /^Delete the/ }).click();
      await quotes.getByRole('button', { name: /^Delete it/ }).click();
      await expect(quotes.getByRole('status')).toContainText('The quote is deleted');
      await expect(quotes.getByRole('listitem')).toHaveCount(0);
    });
  });
});
