import { addDays, daysBetween, londonDate, londonInstant } from '../london-time';
import { countWithNoun } from '../wording';
import type { LocalDate } from '../order-types';
import { EXTRA_REMINDERS } from './assumptions';

/** Returns the London days on which an agreed but unpaid extra is asked for by mail. */
export const reminderDays = (agreedAt: Date): readonly LocalDate[] =>
  EXTRA_REMINDERS.days.map((days) => addDays(londonDate(agreedAt), days));

/** Returns the instant at which the mail of such a day is sent. */
export const reminderAt = (day: LocalDate): Date => londonInstant(day, EXTRA_REMINDERS.time);

/** Returns the age of a debt and its next automatic reminder: "agreed 3 days ago, next reminder in 4 days". */
export function ageInWords(agreedAt: Date, now: Date): string {
  const today = londonDate(now);
  const next = reminderDays(agreedAt).find((day) => reminderAt(day) > now);
  const age = agoInWords(daysBetween(londonDate(agreedAt), today));
  return `agreed ${age}, ${next === undefined ? 'all reminders sent' : `next reminder ${aheadInWords(daysBetween(today, next))}`}`;
}

const NAMED_DAYS = ['today', 'yesterday'] as const;
const agoInWords = (days: number): string => NAMED_DAYS[days] ?? `${countWithNoun(days, 'day')} ago`;
const aheadInWords = (days: number): string => ['today', 'tomorrow'][days] ?? `in ${countWithNoun(days, 'day')}`;
