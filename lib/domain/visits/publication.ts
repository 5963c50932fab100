import { addDays, type LocalDate, londonDate, londonInstant } from '../london-time';
import { FOLLOWED_FROM, PUBLISHED_AT } from './assumptions';

/** Returns when the plan of a day is published. Until then it is a proposal. */
export const publicationOf = (date: LocalDate): Date => londonInstant(addDays(date, -1), PUBLISHED_AT);

/** Returns the days, from today on, whose plans are due to be published. */
export function daysToPublish(now: Date): readonly LocalDate[] {
  const today = londonDate(now);
  return [today, addDays(today, 1)].filter((date) => publicationOf(date) <= now);
}

/** The customer's page about a day: its crew on the evening before (`announced`), its progress (`followed`). */
type DayPhase = 'announced' | 'followed';

/** Returns the phase of a day. Null before its plan is published, and once the day is over. */
export function dayPhase(date: LocalDate, now: Date): DayPhase | null {
  if (now < publicationOf(date) || now >= londonInstant(addDays(date, 1), '00:00')) return null;
  return now < londonInstant(date, FOLLOWED_FROM) ? 'announced' : 'followed';
}

export function shownDays(now: Date): readonly [LocalDate, LocalDate] {
  const today = londonDate(now);
  return [today, addDays(today, 1)];
}
