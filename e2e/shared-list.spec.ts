import { completeAnswers, moveOf, SAMPLE_ANSWERS, saveDraft, shareList, shareOrder } from '@/lib/testing/site-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hasScript } from './pages/quote.page';

const shareOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });

/** Returns the status of the page's main part, because the forms below every page have statuses of their own. */
const statusOf = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });

/** Begins a quote for a move by items, with a sofa of the owner. */
const aMove = (backend: string) =>
  saveDraft(
    backend,
    {
      ...SAMPLE_ANSWERS,
      movingSpace: 'custom',
      furnitureItems: [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 }],
    },
    'items',
  );

const contactOf = ({ email, phone }: { readonly email: string; readonly phone: string }) => ({ email, phone });

test.describe('PLN-5 a shared list', () => {
  test(
    'PLN-5, A11Y-1: two phones fill one list at once, one of them by keyboard',
    { tag: '@any-backend' },
    async ({ page, backend, browser, baseURL, expectAccessible }) => {
      const { draftId } = await aMove(backend);
      await page.goto(`/get-a-quote/moving/items?quote=${draftId}`);
      await page.getByText('will large things fit').click();
      const link = page.getByRole('link', { name: 'Moving with others? Fill the list together' });
      await expect(link).toHaveAttribute('target', '_blank');
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fill the list together');
      await expectAccessible();
      await page.getByRole('button', { name: 'Make the link' }).press('Enter');
      await expect(statusOf(page)).toContainText('The list is open');
      await expectAccessible();
      const address = await page.getByRole('link', { name: /\/shared-list\/join/ }).getAttribute('href');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy the link' }).press('Enter');
      await expect(statusOf(page).filter({ hasText: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

      const phones = await Promise.all([
        browser.newContext({ baseURL: baseURL ?? '' }),
        browser.newContext({ baseURL: baseURL ?? '' }),
      ]);
      const [tom, mia] = await Promise.all(phones.map((phone) => phone.newPage()));
      if (!tom || !mia || !address) throw new Error('No phones, or no link');
      await Promise.all([tom, mia].map((phone) => phone.setViewportSize({ width: 390, height: 800 })));

      await tom.goto(address);
      await tom.getByLabel('Your first name').fill('Tom');
      await tom.getByRole('button', { name: 'Start my part' }).click();
      await expect(tom.getByRole('heading', { level: 1 })).toHaveText('Tom’s things');

      // Joins by keyboard alone, first with a taken name.
      await mia.goto(address);
      await mia.getByLabel('Your first name').focus();
      await mia.keyboard.type('tom');
      await mia.keyboard.press('Enter');
      await expect(mia.getByText('Someone with this name is on the list already')).toBeVisible();
      await expect(mia).toHaveTitle(/^Error: /);
      await mia.getByLabel('Your first name').focus();
      await mia.keyboard.press('ControlOrMeta+A');
      await mia.keyboard.type('Mia');
      await mia.keyboard.press('Tab');
      await expect(mia.getByRole('button', { name: 'Start my part' })).toBeFocused();
      await mia.keyboard.press('Enter');
      await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Mia’s things');

      const byHand = async () => {
        await hasScript(tom.getByRole('main'));
        const more = tom.getByRole('button', { name: 'Add one: Armchair' });
        for (let presses = 0; presses < 5; presses += 1) await more.click();
        await expect(statusOf(tom)).toContainText('5 items, 100 cu ft. Your share: £');
      };
      const byKeys = async () => {
        await mia.getByRole('searchbox', { name: 'Find an item' }).focus();
        await mia.keyboard.type('armch');
        await mia.keyboard.press('Enter');
        await expect(mia.getByRole('heading', { name: 'Found for “armch”' })).toBeVisible();
        await hasScript(mia.getByRole('main'));
        await mia.getByRole('textbox', { name: /^Armchair/ }).focus();
        await mia.keyboard.press('ControlOrMeta+A');
        await mia.keyboard.type('3');
        await mia.keyboard.press('Tab');
        await expect(mia.getByRole('button', { name: 'Add one: Armchair' })).toBeFocused();
        await mia.keyboard.press('Enter');
        await expect(statusOf(mia)).toContainText('4 items, 80 cu ft. Your share: £');
      };
      await Promise.all([byHand(), byKeys()]);
      await expect(mia.getByRole('region', { name: 'Your part so far' })).toContainText('4 × Armchair');

      await page.reload();
      await expect(shareOf(page, 'You')).toContainText('1 item, 50 cu ft');
      await expect(shareOf(page, 'Tom')).toContainText('5 items, 100 cu ft');
      await expect(shareOf(page, 'Mia')).toContainText('4 items, 80 cu ft');
      const pounds = (text: string | null) =>
        Math.round(Number(/£([\d.,]+)/.exec(text ?? '')?.[1]?.replace(',', '')) * 100);
      const shares = await Promise.all(
        ['You', 'Tom', 'Mia'].map(async (name) => pounds(await shareOf(page, name).textContent())),
      );
      const total = pounds(await page.getByText(/^Together 10 items, 230 cu ft: £/).textContent());
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);

      // The quote itself contains everything.
      await page.getByRole('link', { name: 'Continue the quote' }).click();
      await page.getByText('9 items on your list from other people').click();
      const listOfAll = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'Who has what' }).press('Enter');
      await expect((await listOfAll).getByText(/^Together 10 items, 230 cu ft: £/)).toBeVisible();
      await Promise.all(phones.map((phone) => phone.close()));
    },
  );

  test('PLN-5: the owner takes a part out and closes the list, at 320 px', async ({
    page,
    backend,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { draftId } = await aMove(backend);
    const { list, part } = await shareList(backend, draftId, 'Bartholomew-Maximilian');
    await page.goto(`/shared-list/part?key=${part}`);
    await page.getByRole('button', { name: 'Add one: Armchair' }).press('Space');
    await expect(statusOf(page)).toContainText('Saved.');
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.goto(`/shared-list?quote=${draftId}`);
    await page.getByRole('button', { name: 'Close the list' }).click();
    await expect(page.getByRole('heading', { name: 'The list is closed' })).toBeVisible();
    await page.goto(`/shared-list/join?list=${list}`);
    await expect(page.getByText('Ask the person who sent you its link')).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`/shared-list?quote=${draftId}`);
    await page.getByText('Remove Bartholomew-Maximilian’s part').press('Enter');
    await page.getByRole('button', { name: 'Take out 1 item, 20 cu ft' }).press('Enter');
    await expect(statusOf(page)).toContainText('The part is removed');
    await expect(page.getByText(/^Together 1 item, 50 cu ft/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('PLN-5, A11Y-1: each pays their share by a link, and with the last one the move is booked', async ({
    page,
    backend,
    email,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const answers = { ...(await completeAnswers(backend)), ...contactOf(moveOf(email)) };
    const { order, links } = await shareOrder(backend, answers);
    await page.goto(order.orderUrl);
    await expect(page.getByRole('link', { name: /^(?:Pay now|Correct an answer)/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'See who has paid' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send everyone their link');
    await expect(shareOf(page, 'Tom')).toContainText('To pay');
    await expect(shareOf(page, 'Tom').getByRole('link', { name: 'Send it by email: Tom' })).toBeVisible();
    await expect(shareOf(page, 'Tom').getByRole('button', { name: 'Copy the link: Tom' })).toBeVisible();
    await expect(page.getByText(/^Pay a quarter of the price .+ to hold the slot for 24 hours/)).toBeVisible();
    await expectAccessible();

    const phone = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const tom = await phone.newPage();
    await tom.setViewportSize({ width: 320, height: 800 });
    await tom.goto(links['Tom'] ?? '');
    await expect(tom.getByRole('heading', { level: 1 })).toHaveText(/^Tom’s share: £/);
    const receipt = tom.getByLabel('Email for a receipt');
    await receipt.fill('nobody');
    await receipt.press('Enter');
    await expect(tom.getByText('Please enter a valid email address')).toBeVisible();
    await expect(receipt).toHaveValue('nobody');
    await receipt.fill('tom@example.com');
    await receipt.press('Tab');
    await expect(tom.getByRole('button', { name: /^Pay £/ })).toBeFocused();
    await tom.keyboard.press('Enter');
    await tom.getByRole('button', { name: 'Pay, as a test' }).click();
    await expect(tom.getByRole('heading', { level: 1 })).toHaveText(/^£[\d.]+ is paid$/);
    await phone.close();

    await page.reload();
    await expect(shareOf(page, 'Tom')).toContainText('Paid');
    await expect(page.getByText(/^We hold the slot until \d\d:\d\d on /)).toBeVisible();
    await page.getByRole('link', { name: 'Pay your share' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('button', { name: 'Pay, as a test' }).click();
    await expect(page.getByText('Everyone has paid, and the move is booked.')).toBeVisible();
    await page.goto(order.orderUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/booked/);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'PLN-5: a part is filled by plain forms, and nothing typed is lost on the way',
      { tag: '@any-backend' },
      async ({ page, backend, tolerate }) => {
        const { draftId } = await aMove(backend);
        await page.goto(`/shared-list?quote=${draftId}`);
        await page.getByRole('button', { name: 'Make the link' }).click();
        await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
        await page.getByRole('link', { name: /\/shared-list\/join/ }).click();
        await page.getByLabel('Your first name').fill('Zoë');
        await page.getByRole('button', { name: 'Start my part' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë’s things');
        await page.getByRole('textbox', { name: /^Armchair/ }).fill('2');
        await page.getByRole('button', { name: 'Add one: Futon' }).click();
        await expect(statusOf(page)).toContainText('3 items, 70 cu ft. Your share: £');
        // The buttons for other rooms submit the form, and so also save.
        await page.getByRole('textbox', { name: /^Floor lamp/ }).fill('1');
        await page.getByRole('button', { name: 'Kitchen' }).click();
        await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
        await expect(statusOf(page)).toContainText('4 items, 74 cu ft');
        await page.getByRole('searchbox', { name: 'Find an item' }).fill('settee');
        await page.getByRole('button', { name: 'Find' }).click();
        await page.getByRole('textbox', { name: /^Sofa, 2 seats/ }).fill('many');
        await page.getByRole('button', { name: 'Save my part' }).click();
        await expect(statusOf(page)).toContainText('4 items, 74 cu ft. Your share');
        await expect(statusOf(page)).toContainText('That was not saved');
        await expect(page.getByRole('region', { name: 'Your part so far' })).toContainText('2 × Armchair');
        tolerate(/status of 404/);
        const gone = await page.goto(`/shared-list/part?key=${'A'.repeat(43)}`);
        expect(gone?.status()).toBe(404);
      },
    );
  });
});
