import { formatShortDay } from '../london-time';
import { roundUp, sum } from '../money';
import type { LocalDate } from '../order-types';
import { BUSY_DAY_PERCENT } from '../prices/assumptions';
import { isBusyDay } from './busy-days';
import { charge } from './charge';
import type { QuoteLine } from './quote';

/**
 * Returns the busy-day supplement on the work of that day. `what` names the job in the line's detail. Throws RangeError
 * for a day that does not exist.
 */
export function busyDayCharge(charges: readonly QuoteLine[], date: LocalDate | '', what: string): readonly QuoteLine[] {
  if (date === '' || !isBusyDay(date)) return [];
  const amount = roundUp((sum(charges.map((line) => line.amount)) * BUSY_DAY_PERCENT) / 100);
  const detail = `busy day, ${BUSY_DAY_PERCENT}% on the ${what}`;
  return amount === 0 ? [] : [charge('busy_day', amount, { label: formatShortDay(date), detail })];
}
