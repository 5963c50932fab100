import { formatSquareFeet, storageUnit } from '../catalogue/storage-units';
import { formatPence, lessPercent, pence, type Pence } from '../money';
import type { Items, StorageSpace, StorageTerm } from '../order-types';
import { STUDENT_DISCOUNT_PERCENT } from '../prices/assumptions';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { charge } from './charges';
import type { FollowingPayment, QuoteLines } from './quote';
import { listPerWeek, weeklyPrice, type StorageToRent } from './storage-rates';
import { storageDuration } from './storage-terms';
import { storageTripPrice, TRIP_RATE } from './storage-trips';
import { storedVolume } from './stored-volume';

/** Returns the name of a unit: "6 × 4 ft unit", "Custom unit, 120 sq ft". */
export function unitLabel(storageSpace: StorageSpace, squareFeet: number | null): string {
  if (storageSpace !== 'custom') return `${storageUnit(storageSpace).title} unit`;
  return squareFeet === null ? 'Custom unit' : `Custom unit, ${formatSquareFeet(squareFeet)}`;
}

export type ToRent = StorageToRent & {
  readonly storageTerm: StorageTerm;
  readonly priceList: StoragePriceList;
  readonly isStudent: boolean;
  readonly furnitureItems: Items;
};

/** Returns the first payment, the discount of the term and the discounted weekly pence. Throws StorageByRequest. */
export function rentCharges({ storageTerm, priceList, ...storage }: Omit<ToRent, 'isStudent' | 'furnitureItems'>) {
  const { title, discountPercent, weeksPerPayment } = storageDuration(storageTerm);
  const list = listPerWeek(priceList, storage);
  const perWeek = weeklyPrice(priceList, storage, storageTerm);
  const weeks = weeksPerPayment === 1 ? 'the first week' : `the first ${weeksPerPayment} weeks`;
  const unit = charge('storage_unit', pence(weeksPerPayment * list), {
    label: unitLabel(storage.storageSpace, storage.squareFeet),
    detail: `${weeks}, ${formatPence(list)} a week`,
    count: weeksPerPayment,
  });
  const off = pence(weeksPerPayment * (perWeek - list));
  const words = {
    label: `${title} term`,
    detail: `${discountPercent}% off, ${formatPence(perWeek)} a week`,
    count: weeksPerPayment,
  };
  const discount: QuoteLines = off === 0 ? [] : [charge('duration_discount', off, words)];
  return { unit, discount, perWeek };
}

/** Returns the later payments. A student keeps the discount, but a promo code is used up (assumption). */
export function followingPayments(
  { storageTerm, isStudent, ...store }: ToRent,
  perWeek: Pence,
): readonly FollowingPayment[] {
  const { weeksPerPayment, title, termMonths } = storageDuration(storageTerm);
  const amount = pence(weeksPerPayment * perWeek);
  const back = storageTripPrice(storedVolume({ ...store, items: store.furnitureItems }));
  const minimum = termMonths === 0 ? 'for as long as you like' : `for at least ${termMonths === 1 ? '1 month' : title}`;
  return [
    {
      key: 'storage',
      label: weeksPerPayment === 1 ? 'Then every week' : `Then every ${weeksPerPayment} weeks`,
      detail: `in advance, ${minimum}`,
      amount: isStudent ? lessPercent(amount, STUDENT_DISCOUNT_PERCENT) : amount,
    },
    { key: 'return', label: 'Return, when you want it', detail: TRIP_RATE, amount: back },
  ];
}
