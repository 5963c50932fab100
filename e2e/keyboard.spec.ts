import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { accessByKeyboard, nextByKeyboard, payByKeyboard } from './journeys/keyboard';
import { flowOf } from './journeys/move';
import { press, type } from './keys';

test('A11Y-1: the keyboard alone books a move', async ({ page, slot, email }) => {
  const { packing, addresses, items, order, ...last } = flowOf(page);
  await page.goto('/get-a-quote/moving');
  await press(page, page.getByRole('link', { name: /^Choose Mini/ }), 'Enter');
  await packing.isAt('packing');
  await press(page, packing.addOn('Packing'), 'Space');
  await expect(packing.addOn('Packing')).toBeChecked();
  await nextByKeyboard(page);
  await addresses.isAt('addresses');
  await type(page, addresses.postcode('Collection'), 'E8 1EJ');
  await accessByKeyboard(page, addresses.address('Collection'));
  await type(page, addresses.postcode('Delivery'), 'NW1 8QA');
  await accessByKeyboard(page, addresses.address('Delivery'));
  await nextByKeyboard(page);
  await items.isAt('items');
  await press(page, page.getByRole('button', { name: /^Add one: / }).first(), 'Space');
  await nextByKeyboard(page);
  await payByKeyboard(page, last, { slot, email });
  await order.isBooked();
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email });
});
