import { addDays, daysBetween, londonDate, londonInstant } from '../london-time';
import { counted } from '../wording';
import type { LocalDate } from '../vocabulary';
import { EXTRA_REMINDERS } from './assumptions';

/** The days on which an extra that was agreed at an instant is asked for by mail, while nobody pays it; London's. */
export const reminderDays = (agreedAt: Date): readonly LocalDate[] =>
  EXTRA_REMINDERS.days.map((days) => addDays(londonDate(agreedAt), days));

/** When the mail of such a day goes out. */
export const reminderAt = (day: LocalDate): Date => londonInstant(day, EXTRA_REMINDERS.time);

/** How long it has been owed and what is still sent by itself: "agreed 3 days ago, next reminder in 4 days". */
export function ageInWords(agreedAt: Date, now: Date): string {
  const today = londonDate(now);
  const next = reminderDays(agreedAt).find((day) => reminderAt(day) > now);
  const age = agoInWords(daysBetween(londonDate(agreedAt), today));
  return `agreed ${age}, ${next === undefined ? 'all reminders sent' : `next reminder ${aheadInWords(daysBetween(today, next))}`}`;
}

const NAMED_DAYS = ['today', 'yesterday'] as const;
const agoInWords = (days: number): string => NAMED_DAYS[days] ?? `${counted(days, 'day')} ago`;
const aheadInWords = (days: number): string => ['today', 'tomorrow'][days] ?? `in ${counted(days, 'day')}`;
