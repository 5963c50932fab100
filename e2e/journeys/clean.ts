import type { Page } from '@playwright/test';
import { EMPTY_CLEANING_ANSWERS, type CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { ROUTES } from '@/lib/routes';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';
import { CheckPage } from '../pages/check.page';
import { CleanPage } from '../pages/clean.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';
import type { StepId } from '../pages/quote.page';
import { contactOf, openDraft, type Saved } from './draft';

const path = ROUTES.cleaningQuote;

/** Returns the page objects of the cleaning flow for one browser page. */
export const cleanFlowOf = (page: Page) => ({
  clean: new CleanPage(page, path),
  date: new DatePage(page, path),
  details: new DetailsPage(page, path),
  check: new CheckPage(page, path),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
});

/** Opens a step of a saved clean, of two bedrooms in Hackney by default. */
export async function openCleanAt(
  page: Page,
  step: StepId,
  { backend, slot, email, ...known }: Saved<CleaningAnswers>,
) {
  const answers: CleaningAnswers = {
    ...EMPTY_CLEANING_ANSWERS,
    cleaningSpace: 'two_bedroom',
    addresses: { cleaning: SAMPLE_ANSWERS.addresses.collection },
    ...contactOf(email),
    ...(slot && { dates: { cleaningDate: slot.date }, timeSlot: { cleaningDate: slot.slot } }),
    ...known,
  };
  await openDraft(page, 'cleaning', { backend, step, answers });
  return cleanFlowOf(page);
}
