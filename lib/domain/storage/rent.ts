import { addDays, daysBetween, type LocalDate } from '../london-time';
import { lessPercent, pence, sum, type Pence } from '../money';
import type { StorageTerm } from '../order-types';
import type { Quote } from '../pricing/quote';
import { storageDuration } from '../pricing/storage-terms';

const WEEK = 7;

export type Rent = {
  readonly storageTerm: StorageTerm;
  /** Pence a week after the discount of the term. */
  readonly weekly: Pence;
  /** The student discount on every payment in percent. 0 without one. */
  readonly studentPercent: number;
  /** The day of the collection, from which storage and the first payment count. */
  readonly since: LocalDate;
  /** An announced price and its first day. Null without one. */
  readonly newPrice: { readonly weekly: Pence; readonly from: LocalDate } | null;
  /** An agreed change of unit: its price a week after the discount of the term, and its first day. */
  readonly move?: { readonly weekly: Pence; readonly on: LocalDate } | null;
};

/** A billing period from its first day up to but excluding `until`. */
export type Period = { readonly from: LocalDate; readonly until: LocalDate };
export type Charge = Period & { readonly weeks: number; readonly amount: Pence };

/** Returns the pence for whole weeks from a day, calculated like the first payment (PRC-6). */
export function rentFor(rent: Rent, weeks: number, from: LocalDate): Pence {
  return lessPercent(pence(weeks * perWeekFrom(rent, from)), rent.studentPercent);
}

/** Returns the weekly pence from a day. An announced price applies to the old unit, not to a new one. */
function perWeekFrom({ weekly, newPrice, move }: Rent, from: LocalDate): Pence {
  if (move && from >= move.on) return move.weekly;
  return newPrice && from >= newPrice.from ? newPrice.weekly : weekly;
}

/** Returns the first day that the order's own payment does not cover. */
export function firstPaidUntil({ storageTerm, since }: Pick<Rent, 'storageTerm' | 'since'>): LocalDate {
  return addDays(since, storageDuration(storageTerm).weeksPerPayment * WEEK);
}

/** Returns the first unpaid day at the end: weeks that have begun are paid, and at least the minimum term. */
export function paidUntilAtEnd(rent: Pick<Rent, 'storageTerm' | 'since'>, endsOn: LocalDate): LocalDate {
  const weeks = Math.ceil(daysBetween(rent.since, endsOn) / WEEK);
  return addDays(rent.since, Math.max(weeks, storageDuration(rent.storageTerm).minimumWeeks) * WEEK);
}

/** Returns the next charge in advance, for the remaining weeks where the end is known. Null when nothing is owed. */
export function nextCharge(rent: Rent, paidUntil: LocalDate, endsOn: LocalDate | null): Charge | null {
  const { weeksPerPayment } = storageDuration(rent.storageTerm);
  const left = endsOn === null ? Infinity : daysBetween(paidUntil, paidUntilAtEnd(rent, endsOn)) / WEEK;
  if (left <= 0) return null;
  const weeks = Math.min(weeksPerPayment, left);
  const until = addDays(paidUntil, weeks * WEEK);
  return { from: paidUntil, until, weeks, amount: rentFor(rent, weeks, paidUntil) };
}

/** Returns the pence owed when the unit is given up on a day: the whole charge, the weeks until then, or 0. */
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

/** Returns the remaining charges until a day on which the unit is given up. */
export function chargesUntil(rent: Rent, paidUntil: LocalDate, endsOn: LocalDate): readonly Charge[] {
  const next = nextCharge(rent, paidUntil, endsOn);
  return next ? [next, ...chargesUntil(rent, next.until, endsOn)] : [];
}

/** Returns the agreed quote's weekly rent in pence, before and after the discount. Throws RangeError without a unit. */
export function agreedRent(
  { lines }: Pick<Quote, 'lines'>,
  term: StorageTerm,
): { readonly list: Pence; readonly weekly: Pence } {
  const { weeksPerPayment } = storageDuration(term);
  const amountOf = (code: 'storage_unit' | 'duration_discount') =>
    sum(lines.filter((line) => line.code === code).map(({ amount }) => amount));
  const unit = amountOf('storage_unit');
  if (unit <= 0) throw new RangeError('A quote without a unit');
  return {
    list: pence(unit / weeksPerPayment),
    weekly: pence((unit + amountOf('duration_discount')) / weeksPerPayment),
  };
}
