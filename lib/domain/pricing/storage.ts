import { formatSquareFeet, storageUnit } from '../catalogue/storage-units';
import { formatPence, lessPercent, NOTHING, pence, type Pence } from '../money';
import type { StorageAnswers } from '../answers/storage';
import type { LocalDate, StorageSpace, StorageTerm } from '../vocabulary';
import { uncapitalised } from '../wording';
import { addOnCharges } from './add-on-charges';
import { STUDENT_DISCOUNT_PERCENT } from '../prices/assumptions';
import { busyDayCharge } from './busy-day-charge';
import { charge } from './charge';
import { quoteFrom } from './discounts';
import type { AddOnVariant } from '../prices/price-lists';
import type { FollowingPayment, PromoTerms, Quote, QuoteLine } from './quote';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { listPerWeek, weeklyPrice } from './storage-rates';
import { storageDuration } from './storage-terms';
import { collectionCharges, storageTripPrice, TRIP_RATE } from './storage-trips';
import { storedVolume, volumeThroughUnit } from './stored-volume';

/** Everything that the first payment for storage depends on. '' and null mean "not known yet" and add nothing. */
export type StorageToPrice = Pick<
  StorageAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'squareFeet'
> & {
  /** Into a unit that is rented already: the price is that of the collection alone. */
  readonly isTopUp?: boolean | undefined;
  readonly storageSpace: StorageSpace;
  /** The customer knows that the list is more than the unit holds (FIT-1). */
  readonly onlyWhatFits?: boolean | undefined;
  readonly storageTerm: StorageTerm;
  readonly storageCollectionDate: LocalDate | '';
  /** Road miles from the collection address to our storage, rounded up. */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
  readonly priceList: StoragePriceList;
};

/** "6 × 4 ft unit", "Custom unit, 120 sq ft". */
export function unitLabel(storageSpace: StorageSpace, squareFeet: number | null): string {
  if (storageSpace !== 'custom') return `${storageUnit(storageSpace).title} unit`;
  return squareFeet === null ? 'Custom unit' : `Custom unit, ${formatSquareFeet(squareFeet)}`;
}

/**
 * The first payment: the first week or four weeks of storage, the collection and what is ordered with it, with
 * everything unavoidable in it, and in `follows` what is paid afterwards (LAW-1); for a unit that is rented already the
 * collection alone, after which nothing is paid. `total` is at list price, before the
 * discounts of term, student and promo code. Throws StorageByRequest for an area without a price, VolumeTooLarge
 * beyond two vans, TooHeavy for what is by request, RangeError for a day that does not exist.
 */
export function priceStorage(storage: StorageToPrice): Quote {
  const cubicFeet = volumeThroughUnit(storage, storage.furnitureItems);
  const { distanceMiles, promo, storageTerm, storageSpace, squareFeet } = storage;
  const trip = {
    cubicFeet,
    items: storage.furnitureItems,
    address: storage.addresses.storage_collection,
    distanceMiles,
  };
  // The free collection of the longest term is the one that fills the unit (assumption).
  const collection = storage.isTopUp
    ? collectionCharges(trip, null, `Collection into your ${uncapitalised(unitLabel(storageSpace, squareFeet))}`)
    : collectionCharges(trip, storageTerm);
  const rent = storage.isTopUp ? null : rentCharges(storage);
  const charges = [
    ...(rent ? [rent.unit] : []),
    ...collection,
    ...busyDayCharge(collection, storage.storageCollectionDate, 'collection'),
    ...addOnCharges(storage.addOns, storage.addOnVariant),
    ...whatFits(storage),
  ];
  const ofTheList = rent?.discount ?? [];
  return {
    ...quoteFrom({ charges, ofTheList, isStudent: storage.isStudent, promo, distanceMiles }),
    ...(rent && { follows: followingPayments(storage, rent.perWeek) }),
  };
}

/** What the customer agreed to stands with the price that was agreed, wherever that is shown (FIT-1). */
function whatFits({ onlyWhatFits, isTopUp, storageSpace, squareFeet }: StorageToPrice): readonly QuoteLine[] {
  if (!onlyWhatFits || isTopUp) return [];
  const unit = uncapitalised(unitLabel(storageSpace, squareFeet));
  const detail = `not all of your list fits the ${unit}; the rest stays with you`;
  return [charge('what_fits', NOTHING, { label: 'We store what fits', detail })];
}

function rentCharges({ storageTerm, priceList, ...storage }: StorageToPrice) {
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
  const discount: readonly QuoteLine[] = off === 0 ? [] : [charge('duration_discount', off, words)];
  return { unit, discount, perWeek };
}

/** Storage goes on at the same price; a student keeps the discount, a promo code is for the first payment only (assumption). */
function followingPayments(
  { storageTerm, isStudent, ...store }: StorageToPrice,
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
