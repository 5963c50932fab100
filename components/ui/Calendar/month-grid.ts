import { addDays, formatMonth, isoWeekday } from '@/lib/domain/london-time';

// Calendar arithmetic on plain local dates (YYYY-MM-DD), without time zones. UTC only carries the numbers.

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function shiftMonth(month: string, months: number): string {
  const first = toUtc(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

export function weekdayIndex(date: string): number {
  return isoWeekday(date) - 1;
}

/** Returns the same day of another month, or that month's last day if it is shorter. */
export function sameDayIn(month: string, date: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  return wanted > last ? last : wanted;
}

/** Returns the weeks of a month, from Monday to Sunday, with null for days of other months. */
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

/** The number of days from `firstDate` on below which its month goes on into the next one. */
const FEW_DAYS = 7;
const WEEKS_IN_PLACE = 5;

/**
 * Returns the weeks of a month from the week of `firstDate` on, or all weeks when the month is over by then. If few days
 * of the month are left, it returns five weeks instead, with days of the next month.
 */
export function weeksFrom(month: string, firstDate: string): Weeks {
  const weeks = monthWeeks(month);
  const first = weeks.findIndex((week) => week.some((date) => date !== null && date >= firstDate));
  const shown = first > 0 ? weeks.slice(first) : weeks;
  const left = shown.flat().filter((date) => date !== null && date >= firstDate).length;
  if (!firstDate.startsWith(month) || left >= FEW_DAYS) return shown;
  const monday = addDays(firstDate, -weekdayIndex(firstDate));
  return Array.from({ length: WEEKS_IN_PLACE }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  );
}

export const firstDayOf = (weeks: Weeks): string => weeks.flat().find((date) => date !== null) ?? '';
export const lastDayOf = (weeks: Weeks): string => weeks.flat().findLast((date) => date !== null) ?? '';

/** Returns the name of the shown months: "December 2026", "November to December 2026". */
export function monthsName(weeks: Weeks): string {
  const [first, last] = [formatMonth(firstDayOf(weeks)), formatMonth(lastDayOf(weeks))];
  if (first === last) return first;
  const [month, year] = first.split(' ');
  return last.endsWith(` ${year}`) ? `${month} to ${last}` : `${first} to ${last}`;
}
