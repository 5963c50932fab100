import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { expectLastErrors, expectPostcodeErrors } from './journeys/errors';
import { nextByKeyboard, payByKeyboard } from './journeys/keyboard';
import { ADA } from './journeys/draft';
import { returnFlowOf } from './journeys/return';
import { press, tabTo, type } from './keys';
import { mailTo } from './mailbox';

test.describe('having things back from storage', { tag: '@phone' }, () => {
  test('QUO-3, QUO-6, QUO-9, LAW-7, A11Y-1: a whole unit, from its drawing to a paid order', async ({
    page,
    slot,
    email,
    expectAccessible,
  }) => {
    const { back, addresses, date, details, check, payment, order } = returnFlowOf(page);
    await page.goto(ROUTES.getAQuote);
    await page.getByRole('link', { name: 'Get my return price' }).click();
    await expect(page).toHaveURL(ROUTES.returnQuote);
    await expectAccessible();
    await expect(back.choice('6 × 4 ft')).toHaveAccessibleName('Choose 6 × 4 ft, £86.20');
    await back.choice('6 × 4 ft').click();
    await back.isAt('packing');
    await back.expectTotal('£86.20');
    await back.unpacking.check();
    await back.expectTotal('£185.20');
    await expectAccessible();
    await back.nextTo('address');
    await addresses.fill('Delivery', { postcode: 'e81ej', floor: '2nd floor', lift: false });
    await back.expectTotal('£205.20');
    await expectAccessible();
    await page.reload();
    await back.isAt('address');
    await expect(back.postcode).toHaveValue('E8 1EJ');
    await back.nextTo('date');
    await date.choose(slot);
    await expectAccessible();
    await date.nextTo('details');
    await details.fill({ ...ADA, email });
    await details.terms.check();
    await expectAccessible();
    await details.nextTo('check');
    await expect(check.answer('What comes back')).toContainText('Everything in the 6 × 4 ft unit');
    await expect(check.answer('Delivery')).toContainText('E8 1EJ, 2nd floor, no lift');
    await expect(page.getByText('One return, no contract beyond it.')).toBeVisible();
    await expectAccessible();
    await check.pay();
    await payment.isShown('£205.20');
    await payment.press('pay');
    await order.isBooked('return');
    await expectAccessible();

    const stored = storedOrder(order.reference);
    expect(stored).toMatchObject({ state: 'confirmed', total_pence: 20_520, email, flow: 'storage-return' });
    expect(stored.services).toEqual(['STORAGE_RETURN', 'UNPACKING']);
    expect(stored.order).toMatchObject({
      storageSpace: 'Plan 6x4',
      furnitureItems: [{ title: 'Everything in the 6 × 4 ft unit', quantity: 1 }],
      addresses: { delivery: { postcode: 'E8 1EJ', floor: 2, elevator: false } },
      dates: { deliveryDate: slot.date },
      timeSlot: { deliveryDate: slot.slot },
    });
    const { text } = await mailTo(email, /^Booked: /);
    expect(text).toContain('£205.20');
    expect(text).toContain('Everything in the 6 × 4 ft unit');
  });

  test('BOOK-4, FORM-2, A11Y-1: errors of each step keep what was entered', async ({
    page,
    slot,
    tolerate,
    expectAccessible,
  }) => {
    tolerate(/status of 422/);
    const { back, items, date, details } = returnFlowOf(page);
    await back.open({ plan: 'items' });
    await back.next();
    await back.expectErrors(MESSAGES.itemsRequired);
    await expectAccessible();
    await items.add('Armchair');
    await back.change('custom');
    await back.next();
    await back.expectErrors(MESSAGES.areaRequired);
    await expectAccessible();
    const area = await back.followError(MESSAGES.areaRequired);
    await area.fill('201');
    await back.next();
    await back.expectErrors(MESSAGES.byRequest);
    await back.change('items');
    await expect(items.counter('Armchair').first()).toBeVisible();
    await back.nextTo('address');
    await expectPostcodeErrors(back, expectAccessible);
    await back.postcode.fill('E8 1EJ');
    await back.nextTo('date');
    await expectLastErrors({ date, details }, slot, expectAccessible);
  });
});

test('QUO-3, PRC-6: only named things, for what they take up', { tag: '@phone' }, async ({ page, slot, email }) => {
  const { back, items, date, details, check, payment, order } = returnFlowOf(page);
  await page.goto(`${ROUTES.returnQuote}?to=E8+1EJ`);
  await back.some.click();
  await back.isAt('packing');
  await items.add('Sofa, 3 seats');
  await items.expectTotal('£61');
  await back.nextTo('address');
  await expect(back.postcode).toHaveValue('E8 1EJ');
  await back.student.check();
  await back.expectTotal('£54.90');
  await back.nextTo('date');
  await date.choose(slot);
  await date.nextTo('details');
  await details.fill({ ...ADA, email });
  await details.terms.check();
  await details.nextTo('check');
  await expect(check.answer('What comes back')).toContainText('1 × Sofa, 3 seats');
  await check.pay();
  await payment.isShown('£54.90');
  await payment.press('pay');
  await order.isBooked('return');
  const stored = storedOrder(order.reference);
  expect(stored).toMatchObject({ total_pence: 5_490, services: ['STORAGE_RETURN'] });
  expect(stored.order).toMatchObject({
    storageSpace: null,
    isStudent: true,
    furnitureItems: [{ title: 'Sofa, 3 seats', quantity: 1 }],
  });
});

test(
  'FORM-2: an area on the start page has its price at once; beyond the bounds it is by request',
  { tag: '@phone' },
  async ({ page }) => {
    const { back } = returnFlowOf(page);
    await page.goto(`${ROUTES.returnQuote}?plan=custom&area=500`);
    await expect(page.getByText(MESSAGES.byRequest)).toBeVisible();
    await back.area.fill('');
    await back.chooseArea.click();
    await expect(page.getByText(MESSAGES.areaRequired)).toBeVisible();
    await back.area.fill('120');
    await expect(page.getByText('£247.60')).toBeVisible();
    await back.chooseArea.click();
    await back.isAt('packing');
    await back.expectTotal('£247.60');
    await expect(back.area).toHaveValue('120');
  },
);

test('A11Y-1: the keyboard alone books a return', async ({ page, slot, email }) => {
  const { back, order, ...last } = returnFlowOf(page);
  await page.goto(ROUTES.returnQuote);
  await press(page, back.choice('6 × 4 ft'), 'Enter');
  await back.isAt('packing');
  await tabTo(page, back.what);
  await page.keyboard.press('ArrowDown');
  await expect(back.what).toHaveValue('Plan 6x6');
  await press(page, back.unpacking, 'Space');
  await nextByKeyboard(page);
  await back.isAt('address');
  await type(page, back.postcode, 'E8 1EJ');
  await nextByKeyboard(page);
  await payByKeyboard(page, last, { slot, email });
  await order.isBooked('return');
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email, total_pence: 20_530 });
});
