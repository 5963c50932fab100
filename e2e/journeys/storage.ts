import type { Page } from '@playwright/test';
import { ROUTES } from '@/lib/routes';
import { CheckPage } from '../pages/check.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { ItemsPage } from '../pages/items.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';
import { StoragePage } from '../pages/storage.page';

const path = ROUTES.storageQuote;

/** The pages of the storage flow, over one browser page. */
export const storageFlowOf = (page: Page) => ({
  storage: new StoragePage(page, path),
  items: new ItemsPage(page, path),
  date: new DatePage(page, path),
  details: new DetailsPage(page, path),
  check: new CheckPage(page, path),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
});

/** A 6 × 4 ft unit for three months, collected in Hackney, up to the list of things. */
export async function answerUpToItems(page: Page) {
  const flow = storageFlowOf(page);
  await flow.storage.open({ plan: 'Plan 6x4', term: '3_months' });
  await flow.storage.nextTo('space');
  await flow.storage.nextTo('address');
  await flow.storage.postcode.fill('E8 1EJ');
  await flow.storage.nextTo('items');
  return flow;
}
