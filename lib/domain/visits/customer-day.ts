import { addDays, londonDate, londonInstant } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { FOLLOWED_FROM } from './assumptions';
import { publicationOf } from './publication';

/** What a customer is shown of a day: who comes, on the evening before; how far it is, on the day. */
export type DayPhase = 'announced' | 'followed';

/** Null before the plan of a day is published, and once the day is over. */
export function dayPhase(date: LocalDate, now: Date): DayPhase | null {
  if (now < publicationOf(date) || now >= londonInstant(addDays(date, 1), '00:00')) return null;
  return now < londonInstant(date, FOLLOWED_FROM) ? 'announced' : 'followed';
}

/** The days that may have something to show: today and tomorrow. */
export function shownDays(now: Date): readonly [LocalDate, LocalDate] {
  const today = londonDate(now);
  return [today, addDays(today, 1)];
}
