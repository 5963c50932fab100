import { EMPTY_CLEANING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { guaranteePeriod, GUARANTEE_CONDITIONS, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { cleanFlowOf, openCleanAt } from './journeys/clean';
import { expectLastErrors, expectPostcodeErrors } from './journeys/errors';
import { accessByKeyboard, nextByKeyboard, payByKeyboard } from './journeys/keyboard';
import { adaAt } from './journeys/draft';
import { press, type } from './keys';
import { mailTo } from './mailbox';

test.describe('booking a clean', () => {
  test('QUO-4, QUO-6, PRC-3, A11Y-1: a two-bedroom clean with packing', async ({
    page,
    slot,
    email,
    expectAccessible,
  }) => {
    const { clean, date, details, check, payment, order } = cleanFlowOf(page);
    await page.goto(ROUTES.cleaningQuote);
    await expect(page.getByRole('heading', { name: 'The 72-hour guarantee' })).toBeVisible();
    await expectAccessible({ onPhone: true });
    await clean.plan('2 bedroom clean').click();
    await clean.isAt('packing');
    await clean.packing.check();
    await clean.expectTotal('£368');
    await expectAccessible();
    await clean.nextTo('home');
    await clean.askAgain('Size of the home');
    await expect(clean.home('2 bedroom clean')).toBeChecked();
    await expectAccessible({ onPhone: true });
    await clean.nextTo('address');
    await clean.postcode.fill('e81ej');
    await clean.answerAccess();
    await expectAccessible();
    await clean.nextTo('date');
    await date.choose(slot);
    await expectAccessible();
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await expectAccessible();
    await details.nextTo('check');
    await expect(check.answer('Home')).toContainText('2 bedroom clean');
    const guarantee = guaranteePeriod({ cleaningSpace: 'two_bedroom', ...slot });
    await expect(page.getByText(guarantee)).toBeVisible();
    await check.unfold(GUARANTEE_TITLE);
    for (const condition of GUARANTEE_CONDITIONS) await expect(page.getByText(condition)).toBeVisible();
    await expectAccessible({ onPhone: true });
    await check.pay();
    await payment.isShown('£368');
    await payment.press('pay');
    await order.isBooked('clean');
    await expect(page.getByText(guarantee)).toBeVisible();
    await expectAccessible();

    const stored = storedOrder(order.reference);
    expect(stored).toMatchObject({ state: 'confirmed', total_pence: 36_800, email, flow: 'cleaning' });
    expect(stored.services).toEqual(['CLEANING', 'PACKING']);
    expect(stored.order).toMatchObject({
      cleaningSpace: 'two_bedroom',
      isPacking: true,
      addresses: { cleaning: { postcode: 'E8 1EJ' } },
      dates: { cleaningDate: slot.date },
      timeSlot: { cleaningDate: slot.slot },
    });
    const { text } = await mailTo(email, /^Booked: /);
    expect(text).toContain('£368');
    expect(text?.replace(/\s+/g, ' ')).toContain(guarantee);
  });

  test(
    'BOOK-4, FORM-2, A11Y-1: errors of address, day, slot and details',
    { tag: '@phone-only' },
    async ({ page, slot, backend, tolerate, expectAccessible }) => {
      tolerate(/status of 422/);
      const { addresses } = EMPTY_CLEANING_ANSWERS;
      const { clean, date, details } = await openCleanAt(page, 'address', { backend, addresses });
      await expectPostcodeErrors(clean, expectAccessible);
      await clean.postcode.fill('E8 1EJ');
      await clean.nextTo('date');
      await expectLastErrors({ date, details }, slot, expectAccessible);
    },
  );
});

test('QUO-4: a clean on the day of the move never starts before the move is over', async ({ page, slot, backend }) => {
  const { clean, date } = await openCleanAt(page, 'date', { backend });
  const later = SLOT_TIMES[SLOT_TIMES.findIndex(([start]) => start === slot.slot[0]) + 1] ?? slot.slot;
  await (await date.freeDay(slot.date)).click();
  await expect(date.slot(slot.slot)).toBeEnabled();
  await clean.moveOut(slot.slot);
  await expect(date.slot(slot.slot)).toBeDisabled();
  await expect(date.slot(slot.slot)).toHaveAccessibleName(/Not available$/);
  await expect(date.slot(later)).toBeEnabled();
  await date.slot(later).check();

  await clean.moveOut(later);
  await date.next();
  await date.expectErrors(MESSAGES.cleanTooEarly);
  await clean.moveOut(slot.slot);
  await date.nextTo('details');
});

test('A11Y-1: the keyboard alone books a clean', async ({ page, slot, email }) => {
  const { clean, order, ...last } = cleanFlowOf(page);
  await page.goto(ROUTES.cleaningQuote);
  await press(page, clean.plan('1 bedroom clean'), 'Enter');
  await clean.isAt('packing');
  await press(page, clean.packing, 'Space');
  await nextByKeyboard(page);
  await clean.isAt('home');
  await press(page, page.getByRole('button', { name: 'Change: Size of the home' }), 'Enter');
  await expect(clean.home('1 bedroom clean')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(clean.home('2 bedroom clean')).toBeChecked();
  await nextByKeyboard(page);
  await clean.isAt('address');
  await type(page, clean.postcode, 'E8 1EJ');
  await accessByKeyboard(page);
  await nextByKeyboard(page);
  await payByKeyboard(page, last, { slot, email });
  await order.isBooked('clean');
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email, total_pence: 36_800 });
});
