import { addDays, daysBetween } from '../london-time';
import { storageDuration } from '../pricing/storage-terms';
import type { LocalDate, StorageTerm } from '../vocabulary';
import { MOVE_NOTICE_DAYS } from './billing';

type Store = {
  readonly storageTerm: StorageTerm;
  /** The first day that nothing was paid for: it begins a period, and so does every one that follows. */
  readonly paidUntil: LocalDate;
  /** The last day on which some of the things go back; null while no such return is booked. */
  readonly lastReturnOn: LocalDate | null;
};

/**
 * The day on which the things of a store may change over to another unit: the first one of a period, so that no day is
 * paid for twice, MOVE_NOTICE_DAYS away or more, and after what is booked to go back has gone.
 */
export function moveDay({ storageTerm, paidUntil, lastReturnOn }: Store, today: LocalDate): LocalDate {
  const period = storageDuration(storageTerm).weeksPerPayment * 7;
  const noticed = addDays(today, MOVE_NOTICE_DAYS);
  const emptied = lastReturnOn === null ? noticed : addDays(lastReturnOn, 1);
  const earliest = emptied > noticed ? emptied : noticed;
  const periods = Math.max(0, Math.ceil(daysBetween(paidUntil, earliest) / period));
  return addDays(paidUntil, periods * period);
}
