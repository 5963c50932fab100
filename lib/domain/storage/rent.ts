import { addDays, daysBetween } from '../london-time';
import { lessPercent, pence, type Pence } from '../money';
import { storageDuration } from '../pricing/storage-terms';
import type { LocalDate, StorageTerm } from '../vocabulary';

const WEEK = 7;

/** What was agreed for a unit. */
export type Rent = {
  readonly storageTerm: StorageTerm;
  /** Pence a week, after the discount of the term. */
  readonly weekly: Pence;
  /** Off every payment, in percent; 0 for who is no student. */
  readonly studentPercent: number;
  /** The day of the collection: storage begins with it, and so does what the first payment pays for. */
  readonly since: LocalDate;
  /** Another price that was announced, and the first day that it holds for; null: none. */
  readonly newPrice: { readonly weekly: Pence; readonly from: LocalDate } | null;
  /** Another unit that was agreed, its price a week after the discount of the term, and the first day that it is rented. */
  readonly move?: { readonly weekly: Pence; readonly on: LocalDate } | null;
};

/** A period that is paid for at once: from its first day up to and without the other one. */
export type Period = { readonly from: LocalDate; readonly until: LocalDate };
export type Charge = Period & { readonly weeks: number; readonly amount: Pence };

/** Pence for whole weeks of a period that begins on a day: as the first payment is worked out (PRC-6). */
export function rentFor(rent: Rent, weeks: number, from: LocalDate): Pence {
  return lessPercent(pence(weeks * perWeekFrom(rent, from)), rent.studentPercent);
}

/** Of a period that begins on a day. A price that was announced is the old unit's: it does not follow into another. */
function perWeekFrom({ weekly, newPrice, move }: Rent, from: LocalDate): Pence {
  if (move && from >= move.on) return move.weekly;
  return newPrice && from >= newPrice.from ? newPrice.weekly : weekly;
}

/** The first day that the order's own payment does not pay for. */
export function firstPaidUntil({ storageTerm, since }: Pick<Rent, 'storageTerm' | 'since'>): LocalDate {
  return addDays(since, storageDuration(storageTerm).weeksPerPayment * WEEK);
}

/** The first day that is not rented any more: that of the return of everything, but not before the minimum term is over. */
export function endOfRent(
  { storageTerm, since }: Pick<Rent, 'storageTerm' | 'since'>,
  returnsOn: LocalDate,
): LocalDate {
  const { termMonths, minimumWeeks } = storageDuration(storageTerm);
  const minimum = termMonths === 0 ? since : addDays(since, minimumWeeks * WEEK);
  return returnsOn > minimum ? returnsOn : minimum;
}

/**
 * The first day that nobody pays for when everything is back on a day: weeks that have begun are paid, and the minimum
 * of the term always (as `stayCost` counts them).
 */
export function paidUntilAtEnd(rent: Pick<Rent, 'storageTerm' | 'since'>, endsOn: LocalDate): LocalDate {
  const weeks = Math.ceil(daysBetween(rent.since, endsOn) / WEEK);
  return addDays(rent.since, Math.max(weeks, storageDuration(rent.storageTerm).minimumWeeks) * WEEK);
}

/**
 * What is charged next, in advance, for a unit that is paid for up to a day; null when nothing is owed any more. Where
 * the end is known the last charge covers the weeks that are left, no more.
 */
export function nextCharge(rent: Rent, paidUntil: LocalDate, endsOn: LocalDate | null): Charge | null {
  const { weeksPerPayment } = storageDuration(rent.storageTerm);
  const left = endsOn === null ? Infinity : daysBetween(paidUntil, paidUntilAtEnd(rent, endsOn)) / WEEK;
  if (left <= 0) return null;
  const weeks = Math.min(weeksPerPayment, left);
  const until = addDays(paidUntil, weeks * WEEK);
  return { from: paidUntil, until, weeks, amount: rentFor(rent, weeks, paidUntil) };
}

/** What is still owed of a period when the unit is given up on a day: all of it, the weeks until then, or nothing. */
export function keptOf(
  rent: Rent,
  { from, until, amount }: Period & { readonly amount: Pence },
  endsOn: LocalDate,
): Pence {
  const last = paidUntilAtEnd(rent, endsOn);
  if (until <= last) return amount;
  const weeks = Math.max(0, daysBetween(from, last) / WEEK);
  return rentFor(rent, weeks, from);
}

/** The charges that are still to come until a day on which the unit is given up. */
export function chargesUntil(rent: Rent, paidUntil: LocalDate, endsOn: LocalDate): readonly Charge[] {
  const next = nextCharge(rent, paidUntil, endsOn);
  return next ? [next, ...chargesUntil(rent, next.until, endsOn)] : [];
}
