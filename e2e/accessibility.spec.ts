import { expect, test } from './fixtures';
import { answerAll, answerUpToDetails, flowOf } from './journeys/move';

/** Pages as they are first seen. Error states are in errors.spec.ts, order and payment pages in paying.spec.ts. */
test.describe('A11Y-1: axe finds nothing', { tag: '@phone' }, () => {
  for (const path of ['/', '/get-a-quote', '/get-a-quote/moving', '/get-a-quote/cleaning', '/ui']) {
    test(`on ${path}`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
    });
  }

  test('on the 404 page and the error page', async ({ page, tolerate, expectAccessible }) => {
    tolerate(/status of (404|400)/);
    for (const path of ['/no/such/page', '/orders/%E0%A4%A']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
    }
  });

  test('on each step of a move', async ({ page, slot, email, expectAccessible }) => {
    const { packing, addresses, items, date, details } = flowOf(page);
    await packing.open({ plan: 'two_bedroom' });
    await expectAccessible();
    await packing.nextTo('addresses');
    await addresses.addCollection();
    await expectAccessible();
    await answerUpToDetails(page, { plan: 'two_bedroom', items: ['Sofa, 2 seats'], slot });
    await expectAccessible();
    await page.goBack();
    await date.isAt('date');
    await expectAccessible();
    await page.goBack();
    await items.isAt('items');
    await expectAccessible();
    await answerAll(page, { plan: 'two_bedroom', slot, email });
    await details.page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
    await expectAccessible();
  });
});

test.describe('A11Y-1: reflow', () => {
  test.use({ viewport: { width: 320, height: 800 } });
  for (const path of [
    '/',
    '/get-a-quote/moving',
    '/get-a-quote/moving/packing?plan=mini',
    '/get-a-quote/cleaning',
    '/get-a-quote/storage',
    '/get-a-quote/storage/space?plan=custom&area=120&term=monthly',
    '/get-a-quote/cleaning/home?plan=one_bedroom',
    '/get-a-quote/storage-return',
    '/get-a-quote/storage-return/packing?plan=items',
  ]) {
    test(`nothing scrolls sideways at 320 px on ${path}`, async ({ page }) => {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  }
});
