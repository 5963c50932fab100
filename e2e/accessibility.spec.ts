import { axeProblems } from './axe';
import { expect, test } from './fixtures';
import { flowOf, openMoveAt } from './journeys/move';

const SOFA = { id: 'sofa_2', title: 'Sofa, 2 seats', quantity: 1, cubicFeet: 35, kilograms: 45 };

/**
 * The initial views of pages that no other test checks: the home page is in home.spec.ts and crawl.spec.ts, the start
 * of a clean in cleaning.spec.ts, error states in errors.spec.ts, order and payment pages in paying.spec.ts.
 */
test.describe('A11Y-1: axe finds nothing, at the width of a phone too', () => {
  for (const path of ['/get-a-quote', '/get-a-quote/moving', '/ui']) {
    test(`on ${path}`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible({ onPhone: true });
    });
  }

  test('on the 404 page and the error page', async ({ page, tolerate, expectAccessible }) => {
    tolerate(/status of (404|400)/);
    for (const path of ['/no/such/page', '/orders/%E0%A4%A']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible({ onPhone: true });
    }
  });

  test('on each step of a move', async ({ page, slot, email, backend, expectAccessible }) => {
    const { packing, addresses } = flowOf(page);
    await packing.open({ plan: 'two_bedroom' });
    await expectAccessible({ onPhone: true });
    await packing.nextTo('addresses');
    await addresses.addCollection();
    await expectAccessible({ onPhone: true });
    const known = { backend, slot, movingSpace: 'two_bedroom', furnitureItems: [SOFA] } as const;
    for (const step of ['items', 'date', 'details'] as const) {
      await openMoveAt(page, step, known);
      await expectAccessible({ onPhone: true });
    }
    await openMoveAt(page, 'check', { ...known, email });
    await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await expectAccessible();
    // On a phone the answers are folded when the page loads.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expectAccessible();
  });
});

test('a text that turns pale after its contrast was measured is found', async ({ page }) => {
  await page.goto('/get-a-quote');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.style.color = '#ccc'));
  expect((await axeProblems(page)).join('; ')).toContain('color-contrast: ');
});

test.describe('A11Y-1: reflow', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
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
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });

  test('a whole postcode is seen in each field of the home page at 320 and 360 px', async ({ page }) => {
    const labels = ['From postcode', 'To postcode'];
    await page.goto('/');
    // Filled once, while empty: a field that hydrates during a second fill loses the selection of its text.
    for (const label of labels) await page.getByLabel(label).fill('SW19 5AG');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const label of labels) {
        const field = page.getByLabel(label);
        await expect(field).toHaveValue('SW19 5AG');
        const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
        expect(hidden, `${label} at ${width} px`).toBe(0);
      }
    }
  });
});
