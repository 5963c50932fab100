import { addDays, daysBetween, type LocalDate } from '../london-time';
import { storageDuration } from '../pricing/storage-terms';
import type { StorageTerm } from '../order-types';
import { MOVE_NOTICE_DAYS } from './billing';

type Store = {
  readonly storageTerm: StorageTerm;
  /** The first unpaid day. A period begins on it, and another after each period's length. */
  readonly paidUntil: LocalDate;
  /** The last day on which some items are returned. Null while no such return is booked. */
  readonly lastReturnOn: LocalDate | null;
};

/**
 * Returns the day on which a rental can change to another unit: the first day of a period, so that no day is paid
 * twice, at least MOVE_NOTICE_DAYS away, and after all booked returns.
 */
export function moveDay({ storageTerm, paidUntil, lastReturnOn }: Store, today: LocalDate): LocalDate {
  const period = storageDuration(storageTerm).weeksPerPayment * 7;
  const noticed = addDays(today, MOVE_NOTICE_DAYS);
  const emptied = lastReturnOn === null ? noticed : addDays(lastReturnOn, 1);
  const earliest = emptied > noticed ? emptied : noticed;
  const periods = Math.max(0, Math.ceil(daysBetween(paidUntil, earliest) / period));
  return addDays(paidUntil, periods * period);
}
