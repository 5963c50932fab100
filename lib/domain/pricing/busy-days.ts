import { addDays, isoWeekday, WEEKDAYS } from '../london-time';
import type { LocalDate } from '../order-types';
import { BANK_HOLIDAYS } from '../bank-holidays';

const FRIDAY = 5;

/** The rule of isBusyDay in words, for "this price changes only if …" and the calendar's legend. */
export const BUSY_DAY_RULE = 'Friday to Sunday, a bank holiday, or one of the first two or last two days of a month';

/** The weekdays that are not busy, except on the holidays and month ends of the rule. */
export const QUIET_WEEKDAYS = `${WEEKDAYS[0]} to ${WEEKDAYS[FRIDAY - 2] ?? ''}`;

/**
 * Returns whether a day is in high demand (assumption): Friday to Sunday, bank holidays, the first two and the last two
 * days of a month. Throws RangeError for a day that does not exist.
 */
export function isBusyDay(date: LocalDate): boolean {
  return isoWeekday(date) >= FRIDAY || BANK_HOLIDAYS.days.includes(date) || isMonthEdge(date);
}

function isMonthEdge(date: LocalDate): boolean {
  return Number(date.slice(8)) <= 2 || addDays(date, 2).slice(0, 7) !== date.slice(0, 7);
}
