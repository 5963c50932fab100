import { expect, type Locator, type Page } from '@playwright/test';
import type { SlotChoice } from '@/lib/testing/site-client';
import { arrowTo, press, tabTo, type } from '../keys';
import type { CheckPage } from '../pages/check.page';
import type { DatePage } from '../pages/date.page';
import type { DetailsPage } from '../pages/details.page';
import { adaAt } from './draft';

type LastPages = { readonly date: DatePage; readonly details: DetailsPage; readonly check: CheckPage };
type Booked = { readonly slot: SlotChoice; readonly email: string };

/** Presses "Next" by Tab and Enter. */
export const nextByKeyboard = (page: Page) =>
  press(page, page.getByRole('button', { name: /^Next: / }).first(), 'Enter');

/** Answers floor and parking of an address: the ground floor, which needs no answer about a lift. */
export async function accessByKeyboard(page: Page, address: Locator = page.getByRole('main')): Promise<void> {
  await press(page, address.getByRole('radio', { name: 'Ground' }), 'Space');
  await press(page, address.getByRole('radio', { name: 'Yes' }).first(), 'Space');
}

/** Chooses the day and the slot, and continues. */
export async function chooseSlotByKeyboard(page: Page, date: DatePage, slot: SlotChoice): Promise<void> {
  await date.isAt('date');
  while (!(await date.day(slot.date).isVisible()))
    await press(page, page.getByRole('button', { name: 'Next month' }), 'Enter');
  await expect(date.day(slot.date)).toHaveAccessibleName(/, available$/);
  await arrowTo(page, date.calendar, slot.date);
  await tabTo(page, page.getByRole('radio').and(page.locator(':enabled')).first());
  await page.keyboard.press('Space');
  while (!(await date.slot(slot.slot).isChecked())) await page.keyboard.press('ArrowDown');
  await nextByKeyboard(page);
}

/** Completes any flow without a mouse, from the choice of the day to the payment. */
export async function payByKeyboard(page: Page, { date, details, check }: LastPages, { slot, email }: Booked) {
  await chooseSlotByKeyboard(page, date, slot);
  await details.isAt('details');
  const { firstName, lastName, phone } = adaAt(email);
  await type(page, details.firstName, firstName);
  await type(page, details.lastName, lastName);
  await type(page, details.email, email);
  await type(page, details.phone, phone);
  await press(page, details.terms, 'Space');
  await nextByKeyboard(page);
  await check.isAt('check');
  if (await check.payments.isVisible()) await press(page, check.payments, 'Space');
  await press(page, check.payNow, 'Enter');
  await press(page, page.getByRole('button', { name: 'Pay, as a test' }), 'Enter');
}
