import { STORAGE_TERMS, type StorageTerm } from '../order-types';

/** A rental term and its discount on the weekly price (spec §9, PRC-4). */
export type StorageDuration = {
  readonly term: StorageTerm;
  readonly title: string;
  readonly discountPercent: number;
  /** The minimum rental in months. 0: week by week. */
  readonly termMonths: number;
  /** The minimum rental in whole weeks, by which it is charged (assumption: 13 weeks a quarter). */
  readonly minimumWeeks: number;
  /** Weeks per payment, in advance (assumption). */
  readonly weeksPerPayment: 1 | 4;
};

const DURATIONS: Readonly<Record<StorageTerm, Omit<StorageDuration, 'term'>>> = {
  weekly: { title: 'Weekly', discountPercent: 0, termMonths: 0, minimumWeeks: 1, weeksPerPayment: 1 },
  monthly: { title: 'Monthly', discountPercent: 25, termMonths: 1, minimumWeeks: 4, weeksPerPayment: 4 },
  '3_months': { title: '3 months', discountPercent: 40, termMonths: 3, minimumWeeks: 13, weeksPerPayment: 4 },
  '6_months': { title: '6 months', discountPercent: 55, termMonths: 6, minimumWeeks: 26, weeksPerPayment: 4 },
};

export const storageDuration = (term: StorageTerm): StorageDuration => ({ term, ...DURATIONS[term] });
export const STORAGE_DURATIONS: readonly StorageDuration[] = STORAGE_TERMS.map(storageDuration);
