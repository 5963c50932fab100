import { BANK_HOLIDAYS } from '../bank-holidays';
import { addDays, formatShortDay, isoWeekday, type LocalDate, WEEKDAYS } from '../london-time';
import { pence, roundUp, sum, type Pence } from '../money';
import { BUSY_DAY_PERCENT } from '../prices/assumptions';
import { charge } from './charges';
import type { Quote, QuoteLines } from './quote';

const FRIDAY = 5;

/** The rule of isBusyDay in words, for "this price changes only if …" and the calendar's legend. */
export const BUSY_DAY_RULE = 'Friday to Sunday, a bank holiday, or one of the first two or last two days of a month';
export const QUIET_WEEKDAYS = `${WEEKDAYS[0]} to ${WEEKDAYS[FRIDAY - 2] ?? ''}`;

/** Returns whether a day is in high demand, as BUSY_DAY_RULE says (assumption). Throws RangeError. */
export function isBusyDay(date: LocalDate): boolean {
  return isoWeekday(date) >= FRIDAY || BANK_HOLIDAYS.days.includes(date) || isMonthEdge(date);
}

function isMonthEdge(date: LocalDate): boolean {
  return Number(date.slice(8)) <= 2 || addDays(date, 2).slice(0, 7) !== date.slice(0, 7);
}

/** A Tuesday and the Saturday after it, mid-month and without a holiday. Any such pair costs the same. */
export const QUIET_DAY: LocalDate = '2027-01-12';
export const BUSY_DAY: LocalDate = '2027-01-16';

/** Returns how much cheaper a job is on a quiet day than on a busy one, in pence. `priceOn` prices the job. */
export const quietDaySaving = (priceOn: (date: LocalDate) => Quote): Pence =>
  pence(priceOn(BUSY_DAY).totalWithDiscount - priceOn(QUIET_DAY).totalWithDiscount);

/** Returns the busy-day supplement. `what` names the job in its detail. Throws RangeError for an unknown day. */
export function busyDayCharge(charges: QuoteLines, date: LocalDate | '', what: string): QuoteLines {
  if (date === '' || !isBusyDay(date)) return [];
  const amount = roundUp((sum(charges.map((line) => line.amount)) * BUSY_DAY_PERCENT) / 100);
  const detail = `busy day, ${BUSY_DAY_PERCENT}% on the ${what}`;
  return amount === 0 ? [] : [charge('busy_day', amount, { label: formatShortDay(date), detail })];
}
