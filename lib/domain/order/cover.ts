import { fromPounds } from '../money';
import { COVER_LIMITS } from '../prices/assumptions';
import { limitsText } from '../pricing/cover-charge';
import type { OrderCover } from '../vocabulary';

/**
 * What every price includes if we lose or damage something, and what an order has instead where more was agreed. It is
 * our own liability, under our terms: never say that it is insurance. The words that sell more of it: cover-words.ts.
 */
export const COVER = COVER_LIMITS.included;

/** "£100 an item and £10,000 a job". */
export const COVER_SUM = limitsText(COVER);

/** In a list of what a price includes. */
export const COVER_INCLUDED = `Cover for loss and damage: ${COVER_SUM}`;

/** "If we lose or damage something, we pay …", with the limits of a step. */
export const promiseOf = (limits: string): string =>
  `If we lose or damage something, we pay for its repair or its value, up to ${limits}.`;

/** As a promise of its own, before and after a booking. */
export const COVER_PROMISE = `${promiseOf(COVER_SUM)} This is included in the price.`;

/** The limits of an order, as they were agreed. */
const limitsOf = (cover: OrderCover | undefined): string =>
  cover ? limitsText({ item: fromPounds(cover.itemLimit), job: fromPounds(cover.jobLimit) }) : COVER_SUM;

/** "£100 an item and £10,000 a job, included". */
export const coverFact = (cover: OrderCover | undefined): string =>
  `${limitsOf(cover)}, ${(cover?.step ?? 'included') === 'included' ? 'included' : 'as ordered'}`;

/** On the page of an order's claims. */
export const claimLimit = (cover: OrderCover | undefined): string =>
  `On this order we are liable for up to ${limitsOf(cover)}.`;
