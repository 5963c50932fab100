import { addDays, londonDate, londonInstant } from '../london-time';
import type { LocalDate } from '../order-types';
import { PUBLISHED_AT } from './assumptions';

/** Returns when the plan of a day is published. Until then it is a proposal. */
export const publicationOf = (date: LocalDate): Date => londonInstant(addDays(date, -1), PUBLISHED_AT);

/** Returns the days, from today on, whose plans are due to be published. */
export function daysToPublish(now: Date): readonly LocalDate[] {
  const today = londonDate(now);
  return [today, addDays(today, 1)].filter((date) => publicationOf(date) <= now);
}
