import type { CleaningAnswers } from '../answers/flow-answers';
import type { CleaningSpace } from '../order-types';
import type { LocalDate } from '../london-time';
import { CLEANING_PLANS, type AddOnVariant } from '../prices/price-lists';
import { addOnCharges, busyDayCharge, charge } from './charges';
import { quoteFrom } from './discounts';
import { CleaningByRequest } from './no-price';
import type { PromoTerms, Quote } from './quote';

/** Everything that the price of a clean depends on. '' and null mean "not known yet" and add nothing. */
export type CleaningToPrice = Pick<CleaningAnswers, 'addOns' | 'isStudent'> & {
  readonly cleaningSpace: CleaningSpace;
  readonly cleaningDate: LocalDate | '';
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

export const CLEANING_TITLES: Readonly<Record<CleaningSpace, string>> = {
  one_bedroom: '1 bedroom clean',
  two_bedroom: '2 bedroom clean',
  three_bedroom: '3 bedroom clean',
  custom: 'Larger home',
};

/** Returns the price of a clean. Throws CleaningByRequest for a larger home, RangeError for an unknown day. */
export function priceCleaning({ cleaningSpace, promo, ...cleaning }: CleaningToPrice): Quote {
  if (cleaningSpace === 'custom') throw new CleaningByRequest('Larger homes are cleaned by request');
  const { price, cleaners, hours } = CLEANING_PLANS[cleaningSpace];
  const words = { label: CLEANING_TITLES[cleaningSpace], detail: `${cleaners} cleaners, ${hours} hours` };
  const clean = [charge('cleaning_plan', price, words)];
  const charges = [
    ...clean,
    ...busyDayCharge(clean, cleaning.cleaningDate, 'clean'),
    ...addOnCharges(cleaning.addOns, cleaning.addOnVariant),
  ];
  return quoteFrom({ charges, isStudent: cleaning.isStudent, promo, distanceMiles: null });
}
