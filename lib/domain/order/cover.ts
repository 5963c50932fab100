import { fromPounds } from '../money';
import type { OrderCover } from '../order-types';
import { COVER_LIMITS } from '../prices/assumptions';
import { limitsText } from '../pricing/charges';

/**
 * The limits that every price includes if we lose or damage something. An order can have higher ones. Cover is our own
 * liability under our terms: never call it insurance. The words that sell more of it: cover-words.ts.
 */
export const COVER = COVER_LIMITS.included;

/** The included limits: "£100 an item and £10,000 a job". */
export const COVER_SUM = limitsText(COVER);

/** The included cover as an entry in a list of what a price includes. */
export const COVER_INCLUDED = `Cover for loss and damage: ${COVER_SUM}`;

/** Returns the promise with the limits of a step: "If we lose or damage something, we pay …". */
export const promiseOf = (limits: string): string =>
  `If we lose or damage something, we pay for its repair or its value, up to ${limits}.`;

/** The included cover as a sentence of its own, before and after a booking. */
export const COVER_PROMISE = `${promiseOf(COVER_SUM)} This is included in the price.`;

/** Returns the limits that were agreed for an order. */
const limitsOf = (cover: OrderCover | undefined): string =>
  cover ? limitsText({ item: fromPounds(cover.itemLimit), job: fromPounds(cover.jobLimit) }) : COVER_SUM;

/** Returns the limits of an order as a fact: "£100 an item and £10,000 a job, included". */
export const coverFact = (cover: OrderCover | undefined): string =>
  `${limitsOf(cover)}, ${(cover?.step ?? 'included') === 'included' ? 'included' : 'as ordered'}`;

/** Returns the sentence on our liability for the page of an order's claims. */
export const claimLimit = (cover: OrderCover | undefined): string =>
  `On this order we are liable for up to ${limitsOf(cover)}.`;
