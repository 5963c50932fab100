import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { openMoveAt } from './journeys/move';
import { press, tabTo } from './keys';
import { mailTo } from './mailbox';
import { StorageSplitPage } from './pages/storage-split.page';

const FURNITURE = [
  { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 },
  { id: 'box_m', title: 'Medium box', quantity: 10, cubicFeet: 2.4, kilograms: 14 },
  { id: 'kitchen_chair', title: 'Kitchen chair or stool', quantity: 1, cubicFeet: 5, kilograms: 5 },
];

test.describe('a move that parts its list', () => {
  test('PLN-1 things go home, into storage and away in one basket, one order and one payment', async ({
    page,
    backend,
    slot,
    email,
    expectAccessible,
  }) => {
    const opened = { backend, slot, email, furnitureItems: FURNITURE };
    const { date, details, check, payment, order } = await openMoveAt(page, 'items', opened);
    const split = new StorageSplitPage(page);
    await split.unfold();
    await test.step('each is pressed to its place, and the price follows', async () => {
      await split.expectTotal('£259');
      await split.place('Sofa, 3 seats', 'Storage').check();
      await expect(split.unit).toHaveText(/^Into storage: 1 item, 50 cu ft, in a \d × \d ft unit, weekly\.$/);
      await split.more('Medium box', 'disposal').click();
      await expect(split.region).toContainText(
        'Disposal: 2.4 cu ft, to a licensed site. Our registration as a waste carrier: CBDU',
      );
      await split.place('Kitchen chair or stool', 'Disposal').check();
      await expect(split.region).toContainText('7.4 cu ft, to a licensed site');
      await expectAccessible({ onPhone: true });
    });

    await test.step('the unit is packed by the server, its term is chosen', async () => {
      await split.term.selectOption('monthly');
      await expect(split.unit).toContainText(', monthly.');
      await page.reload();
      await split.isAt('items');
      await split.unfold();
      await expect(split.place('Sofa, 3 seats', 'Storage')).toBeChecked();
      await expect(split.term).toHaveValue('monthly');
    });

    await test.step('the check page says all of it, and asks for the payments that follow', async () => {
      await split.nextTo('date');
      await date.nextTo('details');
      await details.terms.check();
      await details.nextTo('check');
      await expect(check.answer('Into storage')).toContainText(/1 item, 50 cu ft, in a .* unit, monthly/);
      await expect(check.answer('Disposal')).toContainText('2 items, 7.4 cu ft, to a licensed site');
      const bought = page.getByRole('region', { name: 'Your order' });
      for (const line of ['Part of it into our storage', 'Disposal', 'unit', 'Monthly term']) {
        await expect(bought).toContainText(line);
      }
      await expectAccessible({ onPhone: true });
      await check.pay();
      await expect(page.getByText('You must agree to the storage payments')).toBeVisible();
      await page.getByRole('checkbox', { name: /^I agree that my card is kept and charged £/ }).check();
      await check.pay();
      await payment.press('pay');
    });

    await test.step('so do the order, its mail and the account of what is stored', async () => {
      await order.isBooked();
      await expect(page.getByRole('main')).toContainText('1 × Sofa, 3 seats (into storage)');
      await expect(page.getByRole('main')).toContainText('Our registration as a waste carrier: CBDU');
      await expectAccessible({ onPhone: true });
      expect(storedOrder(order.reference)).toMatchObject({
        order: {
          storageTerm: 'monthly',
          split: [
            { id: 'sofa_3', stored: 1, away: 0 },
            { id: 'box_m', stored: 0, away: 1 },
            { id: 'kitchen_chair', stored: 0, away: 1 },
          ],
        },
      });
      expect((await mailTo(email, /^Booked: /)).text).toContain('load, take part of it to our store, and drive to');
    });
  });
});

test('PLN-1 a list is parted by the keyboard alone', async ({ page, backend, slot, email }) => {
  await openMoveAt(page, 'items', { backend, slot, email, furnitureItems: FURNITURE });
  const split = new StorageSplitPage(page);
  await split.unfold();
  await tabTo(page, split.place('Sofa, 3 seats', 'New home'));
  await page.keyboard.press('ArrowRight');
  await expect(split.place('Sofa, 3 seats', 'Storage')).toBeChecked();
  await press(page, split.more('Medium box', 'storage'), 'Enter');
  await expect(split.unit).toContainText('2 items, 52.4 cu ft');
});
