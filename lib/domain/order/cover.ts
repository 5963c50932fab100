import { fromPounds } from '../money';
import type { OrderCover, Scheduled } from '../order-types';
import { COVER_LIMITS } from '../prices/assumptions';
import { limitsText } from '../pricing/charges';
import { addDays, type LocalDate } from '../london-time';
import { appointmentsOf } from './appointments';

/** The limits that every price includes. Cover is our own liability under our terms: never call it insurance. */
export const COVER = COVER_LIMITS.included;
export const COVER_SUM = limitsText(COVER);
export const COVER_INCLUDED = `Cover for loss and damage: ${COVER_SUM}`;

export const promiseOf = (limits: string): string =>
  `If we lose or damage something, we pay for its repair or its value, up to ${limits}.`;

export const COVER_PROMISE = `${promiseOf(COVER_SUM)} This is included in the price.`;

const limitsOf = (cover: OrderCover | undefined): string =>
  cover ? limitsText({ item: fromPounds(cover.itemLimit), job: fromPounds(cover.jobLimit) }) : COVER_SUM;

/** Returns the limits of an order as a fact: "£100 an item and £10,000 a job, included". */
export const coverFact = (cover: OrderCover | undefined): string =>
  `${limitsOf(cover)}, ${(cover?.step ?? 'included') === 'included' ? 'included' : 'as ordered'}`;

export const claimLimit = (cover: OrderCover | undefined): string =>
  `On this order we are liable for up to ${limitsOf(cover)}.`;

/** Returns the day before the first appointment, the last on which cover can be changed. Null without one. */
export function lastCoverDay(order: Scheduled): LocalDate | null {
  const [first] = appointmentsOf(order)
    .map(({ date }) => date)
    .toSorted();
  return first === undefined ? null : addDays(first, -1);
}

/** Returns whether cover can still be changed: longer than the item list, because it needs no other van. */
export function isCoverOpen(order: Scheduled, today: LocalDate): boolean {
  const last = lastCoverDay(order);
  return last !== null && today <= last;
}
