import { NOTHING } from '../money';
import type { CoverAnswers } from '../answers/cover';
import type { StorageAnswers } from '../answers/storage';
import type { LocalDate, StorageSpace, StorageTerm } from '../vocabulary';
import { uncapitalised } from '../wording';
import { addOnCharges } from './add-on-charges';
import { busyDayCharge } from './busy-day-charge';
import { charge } from './charge';
import { coverCharges } from './cover-charge';
import { quoteFrom } from './discounts';
import type { AddOnVariant } from '../prices/price-lists';
import type { PromoTerms, Quote, QuoteLine } from './quote';
import { followingPayments, rentCharges, unitLabel } from './rent';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { collectionCharges } from './storage-trip-charges';
import { volumeThroughUnit } from './stored-volume';

/** Everything that the first payment for storage depends on. '' and null mean "not known yet" and add nothing. */
export type StorageToPrice = Pick<
  StorageAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'squareFeet'
> & {
  /** Into a unit that is rented already: the price is that of the collection alone. */
  readonly isTopUp?: boolean | undefined;
  /** Once for the whole stay; absent: the included one. */
  readonly cover?: Pick<CoverAnswers, 'step'>;
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
    ...(rent ? coverCharges(storage.cover?.step ?? 'included') : []),
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
