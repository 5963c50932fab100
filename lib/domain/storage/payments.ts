import { addDays, daysBetween, type LocalDate } from '../london-time';
import type { StorageTerm } from '../order-types';
import { storageDuration } from '../pricing/storage-terms';

const WEEK = 7;

type Rented = {
  readonly storageTerm: StorageTerm;
  /** The day of the collection, from which storage and the first payment count. */
  readonly since: LocalDate;
  /** The day on which everything is returned. Null while no return is booked. */
  readonly returnsOn: LocalDate | null;
};

/** Returns the first day after the minimum term. Null for a unit that is rented by the week. */
export function minimumTermEnd({ storageTerm, since }: Pick<Rented, 'storageTerm' | 'since'>): LocalDate | null {
  const { termMonths, minimumWeeks } = storageDuration(storageTerm);
  return termMonths === 0 ? null : addDays(since, minimumWeeks * WEEK);
}

/** Returns the first day after the rental: of the return of everything, but not before the minimum term is over. */
export function endOfRent(rented: Pick<Rented, 'storageTerm' | 'since'>, returnsOn: LocalDate): LocalDate {
  const minimum = minimumTermEnd(rented) ?? rented.since;
  return returnsOn > minimum ? returnsOn : minimum;
}

/**
 * Returns the day of the next payment for a unit, today included, or null when none is due any more. Payments fall
 * every `weeksPerPayment` weeks from the collection until everything is returned, but not before the minimum term is
 * over. A unit emptied on the day of a payment is not paid for again (assumption).
 */
export function nextPaymentDay(rented: Rented, today: LocalDate): LocalDate | null {
  const { storageTerm, since, returnsOn } = rented;
  const period = storageDuration(storageTerm).weeksPerPayment * WEEK;
  const periods = Math.max(1, Math.ceil(daysBetween(since, today) / period));
  const day = addDays(since, periods * period);
  return returnsOn === null || day < endOfRent(rented, returnsOn) ? day : null;
}
