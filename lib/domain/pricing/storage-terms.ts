import { STORAGE_TERMS, type StorageTerm } from '../vocabulary';

/** How long a unit is rented for, and what that takes off its weekly price (spec §9, PRC-4). */
export type StorageDuration = {
  readonly term: StorageTerm;
  readonly title: string;
  /** Off the list price of every week, in percent. */
  readonly discountPercent: number;
  /** Months that are rented at least; 0: a week at a time. */
  readonly termMonths: number;
  /** The same in whole weeks, by which it is charged (assumption: 13 weeks a quarter). */
  readonly minimumWeeks: number;
  /** Weeks that are paid for at a time, in advance (assumption). */
  readonly weeksPerPayment: 1 | 4;
};

const DURATIONS: Readonly<Record<StorageTerm, Omit<StorageDuration, 'term'>>> = {
  weekly: { title: 'Weekly', discountPercent: 0, termMonths: 0, minimumWeeks: 1, weeksPerPayment: 1 },
  monthly: { title: 'Monthly', discountPercent: 25, termMonths: 1, minimumWeeks: 4, weeksPerPayment: 4 },
  '3_months': { title: '3 months', discountPercent: 40, termMonths: 3, minimumWeeks: 13, weeksPerPayment: 4 },
  '6_months': { title: '6 months', discountPercent: 55, termMonths: 6, minimumWeeks: 26, weeksPerPayment: 4 },
};

/** The durations in the order in which they are shown, the shortest first. */
export const STORAGE_DURATIONS: readonly StorageDuration[] = STORAGE_TERMS.map((term) => ({
  term,
  ...DURATIONS[term],
}));

export function storageDuration(term: StorageTerm): StorageDuration {
  return { term, ...DURATIONS[term] };
}
