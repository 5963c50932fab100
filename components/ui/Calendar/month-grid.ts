import { addDays, formatMonth, isoWeekday } from '@/lib/domain/london-time';

/** Calendar arithmetic on plain local dates (YYYY-MM-DD); no time zone is involved, UTC only carries the numbers. */

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** YYYY-MM, `months` later. */
export function shiftMonth(month: string, months: number): string {
  const first = toUtc(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** Monday is 0. */
export function weekdayIndex(date: string): number {
  return isoWeekday(date) - 1;
}

/** The same day of another month; the last one where the month is shorter. */
export function sameDayIn(month: string, date: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  return wanted > last ? last : wanted;
}

/** Weeks from Monday to Sunday; null where the month has not begun or is over. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const next = `${shiftMonth(month, 1)}-01`;
  const start = addDays(first, -weekdayIndex(first));
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday < next; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) => (date.startsWith(month) ? date : null)),
    );
  }
  return weeks;
}

type Weeks = ReturnType<typeof monthWeeks>;

/** The weeks of a month from that of `firstDate` on: nobody looks through weeks that are over. All of them when it is over. */
export function weeksFrom(month: string, firstDate: string): Weeks {
  const weeks = monthWeeks(month);
  const first = weeks.findIndex((week) => week.some((date) => date !== null && date >= firstDate));
  return first > 0 ? weeks.slice(first) : weeks;
}

/** The first day that is shown. */
export const firstDayOf = (weeks: Weeks): string => weeks.flat().find((date) => date !== null) ?? '';

/** "December 2026". */
export const monthName = (month: string): string => formatMonth(`${month}-01`);
