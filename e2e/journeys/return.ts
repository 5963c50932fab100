import type { Page } from '@playwright/test';
import { ROUTES } from '@/lib/routes';
import { AddressesPage } from '../pages/addresses.page';
import { CheckPage } from '../pages/check.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { ItemsPage } from '../pages/items.page';
import { OrderPage } from '../pages/order.page';
import { PaymentPage } from '../pages/payment.page';
import { ReturnPage } from '../pages/return.page';
import { WhosePage } from '../pages/ownership.page';

const path = ROUTES.returnQuote;

/** Returns the page objects of the return flow for one browser page. */
export const returnFlowOf = (page: Page) => ({
  back: new ReturnPage(page, path),
  items: new ItemsPage(page, path),
  addresses: new AddressesPage(page, path),
  date: new DatePage(page, path),
  details: new DetailsPage(page, path),
  check: new CheckPage(page, path),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
  whose: new WhosePage(page, path),
});
