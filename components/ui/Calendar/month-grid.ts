/** Calendar arithmetic on plain local dates (YYYY-MM-DD); no time zone is involved, UTC only carries the numbers. */

const DAY_MS = 86_400_000;

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** YYYY-MM-DD, `days` later. */
export function shiftDays(date: string, days: number): string {
  return new Date(toUtc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** YYYY-MM, `months` later. */
export function shiftMonth(month: string, months: number): string {
  const first = toUtc(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** Monday is 0. */
export function weekdayIndex(date: string): number {
  return (toUtc(date).getUTCDay() + 6) % 7;
}

/** The same day of another month; the last one where the month is shorter. */
export function sameDayIn(month: string, date: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = shiftDays(`${shiftMonth(month, 1)}-01`, -1);
  return wanted > last ? last : wanted;
}

/** Weeks from Monday to Sunday; null where the month has not begun or is over. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const next = `${shiftMonth(month, 1)}-01`;
  const start = shiftDays(first, -weekdayIndex(first));
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday < next; monday = shiftDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => shiftDays(monday, day)).map((date) =>
        date.startsWith(month) ? date : null,
      ),
    );
  }
  return weeks;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const WEEKDAY_NAMES: readonly string[] = WEEKDAYS;

/** "December 2026". Written out here rather than by Intl, so that server and browser always agree. */
export function monthName(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** "Tuesday 15 December 2026". */
export function dayName(date: string): string {
  return `${WEEKDAYS[weekdayIndex(date)]} ${Number(date.slice(8))} ${monthName(date.slice(0, 7))}`;
}
