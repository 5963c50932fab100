import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { enquiriesOf } from './database';
import { ADA } from './journeys/draft';
import { RequestPage } from './pages/request.page';

test.beforeEach(({ page }) => page.clock.install());

test.describe('asking for a price that is not online', () => {
  test('PRC-5, A11Y-1: of more space than the largest unit lands as a lead', async ({
    page,
    email,
    expectAccessible,
  }) => {
    const request = new RequestPage(page, ROUTES.storageQuote);
    await page.goto(ROUTES.storageQuote);
    await request.opener.click();
    await request.fill({ 'First name': ADA.firstName, 'Last name': ADA.lastName, Email: email });
    await request.fill({ 'Phone number': ADA.phone, Postcode: 'E8 1EJ', 'About your things': 'A shop, 400 sq ft' });
    await expectAccessible({ onPhone: true });
    await request.send();
    await expect(request.sent).toContainText(email);
    const [enquiry, ...others] = enquiriesOf(email);
    expect(others).toEqual([]);
    expect(enquiry?.type).toBe('storage_by_request');
    expect(JSON.parse(enquiry?.body_json ?? '{}')).toMatchObject({ ...ADA, email, comment: 'A shop, 400 sq ft' });
  });

  test(
    'PRC-3, FORM-2, A11Y-1: of a larger home lands as a lead',
    { tag: '@phone-only' },
    async ({ page, email, expectAccessible }) => {
      const request = new RequestPage(page, ROUTES.cleaningQuote);
      await page.goto(ROUTES.cleaningQuote);
      await request.opener.click();
      await request.submit.click();
      await expect(request.errorSummary).toBeFocused();
      for (const text of [MESSAGES.firstNameRequired, MESSAGES.emailRequired, MESSAGES.postcodeRequired])
        await expect(request.errorSummary.getByRole('link', { name: text })).toBeVisible();
      await expectAccessible();
      const first = await request.followError(MESSAGES.firstNameRequired);
      await first.fill(ADA.firstName);
      await expect(first).toBeFocused();
      await request.fill({ 'Last name': ADA.lastName, Email: email, 'Phone number': ADA.phone, Postcode: 'e81ej' });
      await request.fill({ 'About the home': 'Five bedrooms' });
      await request.send();
      await expect(request.sent).toContainText(email);
      await expectAccessible();
      const [enquiry, ...others] = enquiriesOf(email);
      expect(others).toEqual([]);
      expect(enquiry?.type).toBe('cleaning_by_request');
      expect(JSON.parse(enquiry?.body_json ?? '{}')).toMatchObject({ ...ADA, email, comment: 'Five bedrooms' });
    },
  );

  test(
    'BOOK-4, A11Y-1: a place without a price online says why, and asks with what was typed',
    { tag: '@phone-only' },
    async ({ page, email, expectAccessible }) => {
      const from = new URLSearchParams({ plan: 'mini', from: 'ZE1 0AA', to: 'N1 2TX' });
      await page.goto(`${ROUTES.movingQuote}?${from.toString()}`);
      await expect(page.getByText('We do not drive to Shetland (ZE1).')).toBeVisible();
      const request = new RequestPage(page, page.url());
      await request.opener.click();
      await request.fill({ 'First name': ADA.firstName, 'Last name': ADA.lastName, Email: email });
      await request.fill({ 'Phone number': ADA.phone });
      await expectAccessible();
      await request.send();
      await expect(request.sent).toContainText(email);
      const [enquiry] = enquiriesOf(email);
      expect(enquiry?.type).toBe('moving_by_request');
      const { postcode, comment } = JSON.parse(enquiry?.body_json ?? '{}') as Readonly<Record<string, string>>;
      expect(postcode).toBe('ZE1 0AA');
      expect(comment).toContain('Delivery: N1 2TX');
      // With another postcode the flow continues, with all other answers.
      await page.getByLabel('From postcode').fill('E8 1EJ');
      await page.getByRole('button', { name: 'Use this postcode' }).click();
      await expect(page).toHaveURL(/\/moving\/packing\?.*plan=mini/);
      await expect(page.getByRole('heading', { level: 1, name: 'Should we pack for you?' })).toBeVisible();
    },
  );
});

test(
  'PRC-3: what was typed stays when it could not be sent, and is sent once',
  { tag: '@phone-only' },
  async ({ page, email, tolerate }) => {
    tolerate(/status of 503|^Call failed/);
    const request = new RequestPage(page, ROUTES.cleaningQuote);
    await page.goto(ROUTES.cleaningQuote);
    await request.opener.click();
    const { firstName, lastName, phone } = ADA;
    await request.fill({ 'First name': firstName, 'Last name': lastName, Email: email, 'Phone number': phone });
    await request.fill({ Postcode: 'E8 1EJ' });
    // The route stays in place: Playwright may lose the requests that are under way when the last route is removed.
    let isDown = true;
    await page.route('**/request_quote', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await request.send();
    await expect(page.getByRole('status').filter({ hasText: MESSAGES.tryAgainLater })).toBeVisible();
    await expect(request.field('Email')).toHaveValue(email);
    isDown = false;
    await request.send();
    await expect(request.sent).toBeVisible();
    expect(enquiriesOf(email)).toHaveLength(1);
  },
);
