import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { expect, test } from './fixtures';
import { conversionsOf, eventsOf, paymentsOf, storedOrder } from './database';
import { ADA, adaAt } from './journeys/draft';
import { bookAndPay, CAMDEN, flowOf, HACKNEY, openMoveAt } from './journeys/move';
import { mailTo } from './mailbox';

test.describe('booking a move', () => {
  test(
    'QUO-1, QUO-6, QUO-10, LAW-7, FORM-6: a one-bedroom move with add-ons, from upstairs',
    { tag: ['@phone', '@any-backend'] },
    async ({ page, slot, email, baseURL }) => {
      // Conversions are sent only with consent.
      await page.context().addCookies([{ name: 'cookie_consent', value: 'accepted', url: baseURL ?? '' }]);
      const { order } = await bookAndPay(page, {
        plan: 'one_bedroom',
        addOns: ['Packing', 'Dismantling and reassembly'],
        from: { postcode: 'e81ej', floor: '2nd floor', lift: false },
        items: ['Sofa, 2 seats'],
        slot,
        email,
        // 259 + 99 packing + 49 assembling + two floors without a lift at 10
        total: '£427',
      });
      const stored = storedOrder(order.reference);
      expect(stored).toMatchObject({ state: 'confirmed', total_pence: 42_700, email, flow: 'moving' });
      expect(stored.services).toEqual(['MOVING', 'PACKING', 'ASSEMBLING']);
      expect(stored.order).toMatchObject({
        fixedMovingPlan: true,
        movingSpace: 'one_bedroom',
        isPacking: true,
        isStudent: false,
        storageSpace: null,
        addresses: {
          collection: { postcode: 'E8 1EJ', floor: 2, elevator: false, parking: true },
          delivery: { postcode: 'NW1 8QA', floor: 0 },
        },
        furnitureItems: [{ title: 'Sofa, 2 seats', quantity: 1 }],
        dates: { movingDate: slot.date },
        timeSlot: { movingDate: slot.slot },
        quote: { total: 427, totalWithDiscount: 427 },
        details: { firstName: ADA.firstName, lastName: ADA.lastName, email, phonePrefix: '44' },
      });
      expect(eventsOf(stored.id)).toEqual(expect.arrayContaining(['created', 'confirmed']));
      expect(paymentsOf(stored.id)).toMatchObject([{ state: 'paid', amount_pence: 42_700 }]);

      expect(conversionsOf(stored.id)).toMatchObject([{ tier: 'tier_one', value: 50 }]);

      const mail = await mailTo(email, /^Booked: /);
      for (const text of [mail.text, mail.html]) {
        expect(text).toContain(order.reference);
        expect(text).toContain('£427');
        expect(text).toContain(formatDay(slot.date));
      }
      const toOperator = await mailTo('operator@example.com', new RegExp(`^New order ${order.reference}`));
      expect(toOperator.text).toContain('E8 1EJ');
      // The mail embeds its own pictures, which are not attachments for the reader.
      const attached = mail.attachments.filter(({ related }) => !related);
      expect(attached.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
      await expect(page.getByText(`${formatDay(slot.date)}, ${formatSlot(slot.slot)}`).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      const file = page.waitForEvent('download');
      await order.calendar.click();
      expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    },
  );

  test('LAW-1, LAW-2, PRC-1: a custom move at the £49 of the tagline', async ({ page, slot, email }) => {
    const { packing, addresses, items, date, details, check, payment, order } = flowOf(page);
    await packing.open({ plan: 'custom' });
    await packing.expectTotal('£49');
    await packing.nextTo('addresses');
    await addresses.fill('Collection', HACKNEY);
    await addresses.fill('Delivery', CAMDEN);
    await addresses.expectTotal('£49');
    await addresses.nextTo('items');
    await items.addOwn('Boxes of books', ['60', '40', '50']);
    await items.expectTotal('£49');
    await items.nextTo('date');
    await date.choose(slot);
    await date.expectTotal('£49');
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await details.nextTo('check');
    await check.expectTotal('£49');
    await check.pay();
    await payment.isShown('£49');
    await payment.press('pay');
    await order.isBooked();
    expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', total_pence: 4_900 });
    expect((await mailTo(email, /^Booked: /)).text).toContain('£49');
  });
});

test('LAW-4, LAW-5, LAW-12, FORM-5: everything is said before "Pay now", and nothing is ticked for the visitor', async ({
  page,
  slot,
  email,
  backend,
}) => {
  await flowOf(page).packing.open({ plan: 'one_bedroom' });
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  const { details, check, addresses } = await openMoveAt(page, 'details', { backend, slot });
  await details.fill(adaAt(email));
  await details.terms.check();
  await details.nextTo('check');
  await page.goBack();
  await details.isAt('details');
  await expect(details.news).not.toBeChecked();
  await page.goForward();
  await check.isAt('check');

  const main = page.getByRole('main');
  for (const heading of [
    'Your move',
    'Your order',
    'What you agree to',
    'If you change your mind',
    'How long the contract lasts',
    'Who you book with',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(main.getByText('Total with VAT')).toBeVisible();
  await expect(main.getByText(formatDay(slot.date)).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText('020 7946 0123')).toBeVisible();
  await expect(main.locator('address')).toContainText('@');

  await check.change('addresses').click();
  await addresses.isAt('addresses');
  await addresses.fill('Collection', { postcode: 'E8 1EJ', floor: '1st floor', lift: false });
  await addresses.nextTo('check');
  await check.expectTotal('£269');
  await expect(check.answer('Collection')).toContainText('1st floor');
});

test('LAW-6: work inside the 14 days needs its own unticked request', async ({ page, email, backend }) => {
  const { date, details } = await openMoveAt(page, 'date', { backend, addOns: ['PACKING'] });
  await date.calendar
    .getByRole('button', { name: /, available$/ })
    .first()
    .click();
  await page.getByRole('radio').and(page.locator(':enabled')).first().check();
  await date.nextTo('details');
  await details.fill(adaAt(email));
  await details.terms.check();
  await expect(details.startSoon).not.toBeChecked();
  await details.next();
  await details.expectErrors('Your day is less than 14 days away');
  await details.startSoon.check();
  await details.nextTo('check');
});
