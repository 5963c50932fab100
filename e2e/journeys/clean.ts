import type { Page } from '@playwright/test';
import { ROUTES } from '@/lib/routes';
import { CheckPage } from '../pages/check.page';
import { CleanPage } from '../pages/clean.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';

const path = ROUTES.cleaningQuote;

/** The pages of the cleaning flow, over one browser page. */
export const cleanFlowOf = (page: Page) => ({
  clean: new CleanPage(page, path),
  date: new DatePage(page, path),
  details: new DetailsPage(page, path),
  check: new CheckPage(page, path),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
});

/** A two-bedroom clean in Hackney without extras, up to the choice of the day. */
export async function answerUpToDate(page: Page) {
  const flow = cleanFlowOf(page);
  await flow.clean.open({ plan: 'two_bedroom' });
  await flow.clean.nextTo('home');
  await flow.clean.nextTo('address');
  await flow.clean.postcode.fill('E8 1EJ');
  await flow.clean.nextTo('date');
  return flow;
}
