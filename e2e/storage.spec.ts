import { randomUUID } from 'node:crypto';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { createOrder } from '@/lib/contracts/checkout';
import { addDays, formatDate, formatDay } from '@/lib/domain/london-time';
import { PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import { ROUTES, stepPath } from '@/lib/routes';
import { SAMPLE_ANSWERS, saveDraft, storageInsteadOf, withSlot, type SlotChoice } from '@/lib/testing/site-client';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { storedOrder } from './database';
import { expectLastErrors, expectPostcodeErrors } from './journeys/errors';
import { accessByKeyboard, nextByKeyboard, payByKeyboard } from './journeys/keyboard';
import { adaAt } from './journeys/draft';
import { openStorageAt, storageFlowOf } from './journeys/storage';
import { press, type } from './keys';
import { mailTo } from './mailbox';
import { isHydrated } from './pages/quote.page';

/** The first four weeks of 6 × 4 ft at three months (£52.56) and a collection of 50 cubic feet (£61). */
const FIRST_PAYMENT = '£113.56';

const LISTED = { furnitureItems: storageInsteadOf(SAMPLE_ANSWERS).furnitureItems };
const sentenceFor = ({ date }: SlotChoice) =>
  `I agree that my card is kept and charged £52.56 every 4 weeks from ${formatDate(addDays(date, 28))} until I end the storage.`;

test.describe('storing with collection', () => {
  test('QUO-2, QUO-6, LAW-1, LAW-4, A11Y-1: a unit for three months, from its drawing to a paid order', async ({
    page,
    slot,
    email,
    expectAccessible,
  }) => {
    const { storage, items, date, details, check, payment, order } = storageFlowOf(page);
    await page.goto(`${ROUTES.storageQuote}?term=3_months`);
    await expect(storage.term('3 months')).toBeChecked();
    await expectAccessible({ onPhone: true });
    await storage.choice('6 × 4 ft').click();
    await storage.isAt('packing');
    await storage.expectTotal('£101.56');
    await expect(page.getByText('Then every 4 weeks: £52.56').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible();
    await storage.nextTo('space');
    await storage.askAgain('Size of the unit');
    await expect(storage.unit('6 × 4 ft')).toBeChecked();
    await expectAccessible({ onPhone: true });
    await storage.nextTo('address');
    await storage.postcode.fill('e81ej');
    await storage.answerAccess();
    await expectAccessible();
    await storage.nextTo('items');
    await items.add('Sofa, 3 seats');
    await items.expectTotal(FIRST_PAYMENT);
    await expectAccessible({ onPhone: true });
    await items.nextTo('date');
    await date.choose(slot);
    await expectAccessible();
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await expectAccessible();
    await details.nextTo('check');
    await expect(check.answer('Unit')).toContainText('6 × 4 ft unit');
    await expect(check.answer('Term')).toContainText('£13.14 a week, £52.56 for four weeks');
    await expect(page.getByText(/^At least 13 weeks, paid 4 weeks at a time/)).toBeVisible();
    await expect(page.getByText('Return, when you want it')).toBeVisible();
    await expect(check.payments).not.toBeChecked();
    await expectAccessible({ onPhone: true });
    await check.payments.check();
    await check.pay();
    await payment.isShown(FIRST_PAYMENT);
    await payment.press('pay');
    await order.isBooked('collection');

    const stored = storedOrder(order.reference);
    expect(stored).toMatchObject({ state: 'confirmed', total_pence: 11_356, email, flow: 'storage' });
    expect(stored.services).toEqual(['STORAGE_COLLECTION', 'STORAGE']);
    expect(stored.order).toMatchObject({
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
      addresses: { storage_collection: { postcode: 'E8 1EJ' } },
      furnitureItems: [{ title: 'Sofa, 3 seats', quantity: 1 }],
      dates: { storageCollectionDate: slot.date },
      timeSlot: { storageCollectionDate: slot.slot },
      agreedPayments: sentenceFor(slot),
    });
    await expect(page.getByRole('region', { name: PAYMENTS_TITLE })).toContainText(sentenceFor(slot));
    const { text } = await mailTo(email, /^Booked: /);
    expect(text).toContain(FIRST_PAYMENT);
    expect(text).toContain('£52.56');
    expect(text).toContain(sentenceFor(slot));
  });

  test('LAW-4, FORM-2, A11Y-1: says what is paid later, and orders nothing before that is agreed to @phone', async ({
    page,
    slot,
    email,
    backend,
    expectAccessible,
  }) => {
    const { check, payment } = await openStorageAt(page, 'check', { backend, slot, email, ...LISTED });
    const plan = page.getByRole('region', { name: 'How you pay for storage' });
    await expect(plan).toContainText(`${FIRST_PAYMENT} for the first 4 weeks of storage`);
    await expect(plan).toContainText(`The first of these is on ${formatDay(addDays(slot.date, 28))}.`);
    await expect(plan).toContainText(`at least until ${formatDay(addDays(slot.date, 91))}`);
    await expect(plan).toContainText('Book the return of everything');
    await expect(page.getByRole('checkbox', { name: sentenceFor(slot) })).not.toBeChecked();
    await check.pay();
    await expect(check.payments).toHaveAccessibleDescription(MESSAGES.paymentsRequired);
    await expect(check.payments).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Check your answers/);
    await expectAccessible();
    await check.isAt('check');
    await check.payments.check();
    await expect(page).toHaveTitle(/^Check your answers/);
    await check.pay();
    await payment.isShown(FIRST_PAYMENT);
  });

  test(
    'BOOK-4, FORM-2, A11Y-1: errors of each step keep what was entered',
    { tag: '@phone-only' },
    async ({ page, slot, backend, tolerate, expectAccessible }) => {
      tolerate(/status of 422/);
      const { addresses } = EMPTY_STORAGE_ANSWERS;
      const { storage, items, date, details } = await openStorageAt(page, 'address', { backend, addresses });
      await expectPostcodeErrors(storage, expectAccessible);
      await storage.postcode.fill('E8 1EJ');
      await storage.nextTo('items');
      await items.next();
      await items.expectErrors(MESSAGES.itemsRequired);
      await expectAccessible();
      await items.add('Armchair');
      await items.nextTo('date');
      await expectLastErrors({ date, details }, slot, expectAccessible);
    },
  );
});

test(
  'PRC-5, FORM-2: a custom area has its price at once; beyond the bounds it is by request',
  { tag: '@phone-only' },
  async ({ page, tolerate }) => {
    tolerate(/status of 422/);
    const { storage } = storageFlowOf(page);
    await page.goto(`${ROUTES.storageQuote}?plan=custom&area=500&term=monthly`);
    await expect(page.getByText(MESSAGES.byRequest)).toBeVisible();
    // Before hydration the browser would submit the form itself.
    await isHydrated(page);
    await storage.area.fill('');
    await storage.chooseArea.click();
    await expect(page.getByText(MESSAGES.areaRequired)).toBeVisible();
    await storage.area.fill('120');
    await expect(page.getByText('£73.80 a week')).toBeVisible();
    await storage.chooseArea.click();
    await storage.isAt('packing');
    await storage.nextTo('space');
    await storage.askAgain('Size of the unit');
    await expect(storage.area).toHaveValue('120');
    await storage.area.fill('');
    await storage.next();
    await storage.expectErrors(MESSAGES.areaRequired);
  },
);

test(
  'advises on the unit that holds the list, and changes to it',
  { tag: '@phone-only' },
  async ({ page, backend }) => {
    const { items, storage } = await openStorageAt(page, 'items', { backend });
    await items.add('Armchair');
    await page.getByRole('button', { name: /^Change to 3 × \d ft$/ }).click();
    await items.back();
    await storage.isAt('address');
    await storage.back();
    await storage.isAt('space');
    // The first match is the result; the price line has the same text.
    await expect(page.getByText(/^3 × \d ft unit$/).first()).toBeVisible();
  },
);

test(
  'FIT-1, FORM-2: a list that was pasted is not dropped, and what does not fit is said beside the price',
  { tag: '@phone-only' },
  async ({ page, backend, slot, email, expectAccessible }) => {
    const { items, date, details, check } = await openStorageAt(page, 'items', { backend });
    await page.getByText('Paste a list').click();
    await page.getByLabel('Your list').fill('3 triple wardrobes, 2 corner sofas');
    await items.next();
    await items.expectErrors(/What you pasted is not on your list yet/);
    await page.getByRole('button', { name: 'Read my list' }).click();
    await items.next();
    await items.expectErrors(/^2 types of item you pasted are not on your list yet/);
    await page.getByRole('button', { name: 'Add these to my list' }).click();
    await expect(items.errorSummary).toHaveCount(0);
    await expect(
      page.getByText('Not everything fits this unit. Choose what to do').filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change to \d+ × \d+ ft$/ })).toBeVisible();
    await items.next();
    await items.expectErrors(MESSAGES.doesNotFit);
    await expectAccessible();
    await page.getByRole('checkbox', { name: /^I know\. Store what fits/ }).check();
    await items.nextTo('date');
    await expect(
      page.getByText('We store what fits. The rest stays with you.').filter({ visible: true }),
    ).toBeVisible();
    await date.choose(slot);
    await date.nextTo('details');
    await details.fill(adaAt(email));
    await details.terms.check();
    await details.nextTo('check');
    await expect(page.getByText('We store what fits').filter({ visible: true })).toBeVisible();
    await check.change('items').click();
    await items.isAt('items');
    await items.add('Armchair');
    await expect(page.getByRole('checkbox', { name: /^I know\. Store what fits/ })).not.toBeChecked();
  },
);

test('A11Y-1: the keyboard alone books storage', async ({ page, slot, email }) => {
  const { storage, items, order, ...last } = storageFlowOf(page);
  await page.goto(`${ROUTES.storageQuote}?term=3_months`);
  await press(page, storage.choice('6 × 4 ft'), 'Enter');
  await storage.isAt('packing');
  await press(page, storage.packing, 'Space');
  await nextByKeyboard(page);
  await storage.isAt('space');
  await press(page, page.getByRole('button', { name: 'Change: Size of the unit' }), 'Enter');
  await expect(storage.unit('6 × 4 ft')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(storage.unit('6 × 6 ft')).toBeChecked();
  await nextByKeyboard(page);
  await storage.isAt('address');
  await type(page, storage.postcode, 'E8 1EJ');
  await accessByKeyboard(page);
  await nextByKeyboard(page);
  await items.isAt('items');
  await press(page, page.getByRole('button', { name: /^Add one: / }).first(), 'Space');
  await nextByKeyboard(page);
  await payByKeyboard(page, last, { slot, email });
  await order.isBooked('collection');
  expect(storedOrder(order.reference)).toMatchObject({ state: 'confirmed', email, flow: 'storage' });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('LAW-4: the same is said, nothing is ticked, and the server orders nothing without the agreement', async ({
    page,
    slot,
    backend,
    request,
  }) => {
    const answers = { ...storageInsteadOf(withSlot(SAMPLE_ANSWERS, slot)), isAgreedWithPayments: false };
    const { draftId } = await saveDraft(backend, answers, 'details', 'storage');
    const { check } = storageFlowOf(page);
    await page.goto(stepPath(ROUTES.storageQuote, 'check', draftId));
    await expect(page.getByRole('region', { name: 'How you pay for storage' })).toContainText('£52.56 every 4 weeks');
    await expect(page.getByRole('checkbox', { name: sentenceFor(slot) })).not.toBeChecked();
    await check.pay();
    await expect(page).toHaveURL(stepPath(ROUTES.storageQuote, 'check', draftId));

    const purchase = { idempotencyKey: randomUUID(), draftId, flow: 'storage', expectedTotal: 113.56 };
    const refused = await request.post(`${backend}${createOrder.path}`, { data: { ...purchase, answers } });
    expect(refused.status()).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: { fields: { 'answers.isAgreedWithPayments': MESSAGES.paymentsRequired } },
    });
  });
});
