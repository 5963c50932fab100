import { addDays, londonDate, londonInstant } from '../london-time';
import type { LocalDate } from '../order-types';
import { FOLLOWED_FROM } from './assumptions';
import { publicationOf } from './publication';

/**
 * The content of a customer's page about a day: the crew on the evening before (`announced`), its progress on the day
 * (`followed`).
 */
export type DayPhase = 'announced' | 'followed';

/** Returns the phase of a day. Null before its plan is published, and once the day is over. */
export function dayPhase(date: LocalDate, now: Date): DayPhase | null {
  if (now < publicationOf(date) || now >= londonInstant(addDays(date, 1), '00:00')) return null;
  return now < londonInstant(date, FOLLOWED_FROM) ? 'announced' : 'followed';
}

/** Returns the days that may have something to show: today and tomorrow. */
export function shownDays(now: Date): readonly [LocalDate, LocalDate] {
  const today = londonDate(now);
  return [today, addDays(today, 1)];
}
