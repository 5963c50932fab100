import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { enquiriesOf, ordersOf, storedOrder } from './database';
import { expectLastErrors, expectPostcodeErrors } from './journeys/errors';
import { accessByKeyboard, nextByKeyboard, payByKeyboard } from './journeys/keyboard';
import { paidStorage } from './journeys/account';
import { adaAt } from './journeys/draft';
import { returnFlowOf } from './journeys/return';
import { press, type } from './keys';
import { mailTo } from './mailbox';
import { isHydrated } from './pages/quote.page';
import { claimSlot } from './quiet-slots';
import { openDisclosure } from './pages/disclosure';

test.describe('having things back from storage', () => {
  test('QUO-3, QUO-9, LAW-7, OWN-1, A11Y-1: priced by anybody, ordered by who shows that the things are theirs', async ({
    page,
    slot,
    email,
    baseURL,
    expectAccessible,
  }) => {
    const { reference } = await paidStorage({ origin: baseURL, slot, email });
    const later = claimSlot();
    const { back, addresses, date, details, check, payment, order, whose } = returnFlowOf(page);
    await page.goto(ROUTES.getAQuote);
    await page.getByRole('link', { name: 'Get my return price' }).click();
    await expect(page).toHaveURL(ROUTES.returnQuote);
    await expectAccessible({ onPhone: true });
    await expect(back.choice('6 × 4 ft')).toHaveAccessibleName('Choose 6 × 4 ft, £86.20');
    await back.choice('6 × 4 ft').click();
    await back.isAt('packing');
    await back.expectTotal('£86.20');
    await back.unpacking.check();
    await back.expectTotal('£185.20');
    await expectAccessible({ onPhone: true });
    await back.nextTo('address');
    await addresses.fill('Delivery', { postcode: 'e81ej', floor: '2nd floor', lift: false });
    await back.expectTotal('£205.20');
    await expectAccessible();
    await page.reload();
    await back.isAt('address');
    await expect(back.postcode).toHaveValue('E8 1EJ');
    await back.nextTo('date');
    await date.choose(later);
    await expectAccessible();
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await expectAccessible();
    await details.nextTo('check');
    await expect(check.answer('What comes back')).toContainText('Everything in the 6 × 4 ft unit');
    await expect(check.payNow).toBeHidden();
    await expectAccessible({ onPhone: true });

    await whose.show.click();
    await expectAccessible({ onPhone: true });
    await whose.askFor(reference, email);
    await expect(whose.told('If the number and email match')).toBeVisible();
    const { text: words = '' } = await mailTo(email, /^Your things in storage/);
    await page.goto(/\/get-a-quote\/storage-return\/whose\?link=\S+/.exec(words)?.[0] ?? '');
    await expectAccessible();
    await whose.mine.click();
    await back.isAt('address');
    await expect(back.postcode).toHaveValue('E8 1EJ');
    // The rental holds only a sofa of 50 cu ft.
    await back.expectTotal('£180');
    await back.nextTo('date');
    await date.nextTo('details');
    await details.terms.check();
    await details.nextTo('check');
    await expect(check.answer('What comes back')).toContainText('1 × Sofa, 3 seats');
    await expect(check.answer('Delivery')).toContainText('E8 1EJ, 2nd floor, no lift');
    await expect(page.getByText('One return, with no further contract.')).toBeVisible();
    await expectAccessible({ onPhone: true });
    // API-1: a return has its own call.
    const link = page.waitForRequest(/\/order-api\/public\/v1\/order\/[^/]+\/payment_link\?/);
    await check.pay();
    await link;
    await payment.isShown('£180');
    await payment.press('pay');
    await order.isBooked('return');
    await openDisclosure(page, 'Your return');
    await expect(page.getByText(`Order ${reference}`)).toBeVisible();
    await expectAccessible();

    const stored = storedOrder(order.reference);
    expect(stored).toMatchObject({ state: 'confirmed', total_pence: 18_000, email, flow: 'storage-return' });
    expect(stored.store_order_id).toBe(storedOrder(reference).id);
    expect(stored.services).toEqual(['STORAGE_RETURN', 'UNPACKING']);
    expect(stored.order).toMatchObject({
      storageSpace: 'Plan 6x4',
      furnitureItems: [{ title: 'Sofa, 3 seats', quantity: 1 }],
      addresses: { delivery: { postcode: 'E8 1EJ', floor: 2, elevator: false } },
      dates: { deliveryDate: later.date },
      timeSlot: { deliveryDate: later.slot },
    });
    const { text } = await mailTo(email, /^Booked: /, /Return from storage/);
    expect(text).toContain('£180');
    expect(text).toContain('1 × Sofa, 3 seats');
  });

  test(
    'BOOK-4, FORM-2, A11Y-1: errors of each step keep what was entered',
    { tag: '@phone-only' },
    async ({ page, slot, tolerate, expectAccessible }) => {
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
    },
  );
});

test(
  'PRC-6, OWN-1: who cannot show it has the price, and asks',
  { tag: '@phone-only' },
  async ({ page, slot, email }) => {
    const { back, items, date, details, check, whose } = returnFlowOf(page);
    await page.goto(`${ROUTES.returnQuote}?to=E8+1EJ`);
    await back.some.click();
    await back.isAt('packing');
    await items.add('Sofa, 3 seats');
    await items.expectTotal('£61');
    await back.nextTo('address');
    await back.askAgain('Delivery postcode');
    await expect(back.postcode).toHaveValue('E8 1EJ');
    await back.answerAccess();
    await back.student.check();
    await back.expectTotal('£54.90');
    await back.nextTo('date');
    await date.choose(slot);
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await details.nextTo('check');
    await expect(check.answer('What comes back')).toContainText('1 × Sofa, 3 seats');
    await whose.ask.click();
    await expect(whose.told('We have your request')).toBeVisible();
    const enquiries = enquiriesOf(email).filter(({ type }) => type === 'return_by_request');
    expect(enquiries.map(({ body_json }) => JSON.parse(body_json) as object)).toEqual([
      expect.objectContaining({ postcode: 'E8 1EJ', things: '1 × Sofa, 3 seats', shown: '£54.90' }),
    ]);
    expect(ordersOf(email)).toEqual([]);
  },
);

test(
  'FORM-2: an area on the start page has its price at once; beyond the bounds it is by request',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { back } = returnFlowOf(page);
    await page.goto(`${ROUTES.returnQuote}?plan=custom&area=500`);
    await expect(page.getByText(MESSAGES.byRequest)).toBeVisible();
    // Before hydration the browser would submit the form itself.
    await isHydrated(page);
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

test('A11Y-1, OWN-1: the keyboard alone books a return, from the page of its storage order', async ({
  page,
  slot,
  email,
  baseURL,
}) => {
  const { orderUrl } = await paidStorage({ origin: baseURL, slot, email });
  const { back, order, ...last } = returnFlowOf(page);
  await page.goto(orderUrl);
  await press(page, page.getByRole('button', { name: 'Bring some things back' }), 'Enter');
  await back.isAt('packing');
  await press(page, page.getByRole('button', { name: 'Change: What comes back' }), 'Enter');
  await expect(back.what).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await back.expectTotal('£61');
  await page.keyboard.press('ArrowUp');
  await press(page, page.getByRole('checkbox', { name: 'Sofa, 3 seats' }), 'Space');
  await press(page, back.unpacking, 'Space');
  await nextByKeyboard(page);
  await back.isAt('address');
  await type(page, back.postcode, 'E8 1EJ');
  await accessByKeyboard(page);
  await nextByKeyboard(page);
  await payByKeyboard(page, last, { slot: claimSlot(), email });
  await order.isBooked('return');
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email, total_pence: 16_000 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('OWN-1: the storage order leads to its things, and a number with its email to a link', async ({
    page,
    slot,
    email,
    baseURL,
  }) => {
    const { orderUrl, reference } = await paidStorage({ origin: baseURL, slot, email });
    await page.goto(orderUrl);
    await page.getByRole('button', { name: 'Bring some things back' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\/storage-return\/packing\?quote=/);
    await expect(page.getByRole('checkbox', { name: 'Sofa, 3 seats' })).toBeVisible();
    const { whose } = returnFlowOf(page);
    await page.goto(ROUTES.returnOwner);
    await whose.askFor(reference, `not-${email}`);
    await expect(whose.told('If the number and email match')).toBeVisible();
  });
});
