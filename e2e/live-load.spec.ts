import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';

test.describe('the live drawing of the load', { tag: '@phone' }, () => {
  test('ILL-1: the van fills with the own list, in words too; a piece leaves it when it is taken off the list', async ({
    page,
    backend,
    expectAccessible,
  }) => {
    const { items } = await openMoveAt(page, 'items', { backend });
    await items.add('Sofa, 3 seats');
    await expect(items.load('Plan 14% full: 50 cu ft of 360 cu ft, 55 kg of 1,000 kg')).toBeAttached();
    await items.openSummary();
    await expect(items.drawing(/^Van, cut open, drawn to scale\. Inside: 1 × Sofa, 3 seats\.$/)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await items.add('Medium box', 3);
    await items.add('Washing machine');
    await items.openSummary();
    const drawn = items.drawing(/Inside: 1 × Sofa, 3 seats, 3 × Medium box, 1 × Washing machine\.$/);
    await expect(drawn).toBeVisible();
    const pathsBefore = await drawn.locator('path').count();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove one: Washing machine', exact: true }).first().click();
    await items.openSummary();
    const without = items.drawing(/Inside: 1 × Sofa, 3 seats, 3 × Medium box\.$/);
    await expect(without).toBeVisible();
    expect(await without.locator('path').count()).toBeLessThan(pathsBefore);
  });
});

test('ILL-1: packing is the work of a worker, so that typing goes on', async ({ page, backend }) => {
  const { items } = await openMoveAt(page, 'items', { backend, movingSpace: 'two_bedroom' });
  const worker = page.waitForEvent('worker');
  await items.add('Medium box', 20);
  await items.add('Wardrobe, double', 2);
  await worker;
  await items.search.fill('');
  await items.search.pressSequentially('a large chest of drawers');
  await expect(items.search).toHaveValue('a large chest of drawers');
  await expect(items.drawing(/Inside: 20 × Medium box, 2 × Wardrobe, double\.$/)).toBeVisible();
});
