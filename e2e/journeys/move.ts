import type { Page } from '@playwright/test';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { MovingSpace } from '@/lib/domain/order-types';
import { SAMPLE_ANSWERS, withSlot, type SlotChoice } from '@/lib/testing/site-client';
import { AddressesPage, type AddressAnswers } from '../pages/addresses.page';
import { CheckPage } from '../pages/check.page';
import { DatePage } from '../pages/date.page';
import { DetailsPage } from '../pages/details.page';
import { ItemsPage } from '../pages/items.page';
import { OrderPage } from '../pages/order.page';
import { PackingPage } from '../pages/packing.page';
import { PaymentPage } from '../pages/payment.page';
import type { StepId } from '../pages/quote.page';
import { adaAt, contactOf, openDraft, type Saved } from './draft';

export type Move = {
  readonly plan: MovingSpace;
  readonly addOns?: readonly string[];
  readonly from?: AddressAnswers;
  readonly to?: AddressAnswers;
  /** Catalogue titles. */
  readonly items?: readonly string[];
  readonly slot: SlotChoice;
  readonly email: string;
};

export const HACKNEY: AddressAnswers = { postcode: 'E8 1EJ' };
export const CAMDEN: AddressAnswers = { postcode: 'NW1 8QA' };

/** Returns the page objects of the flow for one browser page. */
export const flowOf = (page: Page) => ({
  packing: new PackingPage(page),
  addresses: new AddressesPage(page),
  items: new ItemsPage(page),
  date: new DatePage(page),
  details: new DetailsPage(page),
  check: new CheckPage(page),
  payment: new PaymentPage(page),
  order: new OrderPage(page),
});

/** Opens a step of a saved move from Hackney to Camden, of one bedroom by default. */
export async function openMoveAt(page: Page, step: StepId, { backend, slot, email, ...known }: Saved<MovingAnswers>) {
  const { movingSpace, addresses } = SAMPLE_ANSWERS;
  const answers = { ...EMPTY_MOVING_ANSWERS, movingSpace, addresses, ...contactOf(email), ...known };
  await openDraft(page, 'moving', { backend, step, answers: slot ? withSlot(answers, slot) : answers });
  return flowOf(page);
}

export async function answerUpToItems(
  page: Page,
  { plan, addOns = [], from = HACKNEY, to = CAMDEN }: Omit<Move, 'slot' | 'email'>,
) {
  const { packing, addresses } = flowOf(page);
  await packing.open({ plan });
  for (const title of addOns) await packing.addOn(title).check();
  await packing.nextTo('addresses');
  await addresses.fill('Collection', from);
  await addresses.fill('Delivery', to);
  await addresses.nextTo('items');
}

async function answerUpToDetails(page: Page, move: Omit<Move, 'email'>) {
  const { items, date } = flowOf(page);
  await answerUpToItems(page, move);
  for (const title of move.items ?? []) await items.add(title);
  await items.nextTo('date');
  await date.choose(move.slot);
  await date.nextTo('details');
}

/** Walks through the whole flow to the page that shows all answers before paying. */
async function answerAll(page: Page, move: Move) {
  const { details } = flowOf(page);
  await answerUpToDetails(page, move);
  await details.fill(adaAt(move.email));
  await details.terms.check();
  await details.nextTo('check');
  return flowOf(page);
}

export async function bookAndPay(page: Page, move: Move & { readonly total: string }) {
  const flow = await answerAll(page, move);
  await flow.check.pay();
  await flow.payment.isShown(move.total);
  await flow.payment.press('pay');
  await flow.order.isBooked();
  return flow;
}
