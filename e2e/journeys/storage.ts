import type { Page } from '@playwright/test';
import { EMPTY_STORAGE_ANSWERS, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { ROUTES } from '@/lib/routes';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';
import { CheckPage } from '../pages/check.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { ItemsPage } from '../pages/items.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';
import type { StepId } from '../pages/quote.page';
import { StoragePage } from '../pages/storage.page';
import { contactOf, openDraft, type Saved } from './draft';

const path = ROUTES.storageQuote;

/** Returns the page objects of the storage flow for one browser page. */
export const storageFlowOf = (page: Page) => ({
  storage: new StoragePage(page, path),
  items: new ItemsPage(page, path),
  date: new DatePage(page, path),
  details: new DetailsPage(page, path),
  check: new CheckPage(page, path),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
});

/** Opens a step of a saved quote, by default for a 6 × 4 ft unit for three months, collected in Hackney. */
export async function openStorageAt(
  page: Page,
  step: StepId,
  { backend, slot, email, ...known }: Saved<StorageAnswers>,
) {
  const answers: StorageAnswers = {
    ...EMPTY_STORAGE_ANSWERS,
    storageSpace: 'Plan 6x4',
    storageTerm: '3_months',
    addresses: { storage_collection: SAMPLE_ANSWERS.addresses.collection },
    ...contactOf(email),
    ...(slot && { dates: { storageCollectionDate: slot.date }, timeSlot: { storageCollectionDate: slot.slot } }),
    ...known,
  };
  await openDraft(page, 'storage', { backend, step, answers });
  return storageFlowOf(page);
}
