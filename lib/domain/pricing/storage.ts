import type { CoverAnswers } from '../answers/cover';
import type { StorageAnswers } from '../answers/storage';
import { NOTHING } from '../money';
import type { StorageSpace, StorageTerm } from '../order-types';
import type { LocalDate } from '../london-time';
import type { AddOnVariant } from '../prices/price-lists';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { uncapitalised } from '../wording';
import { addOnCharges } from './add-on-charges';
import { busyDayCharge } from './busy-days';
import { charge, coverCharges } from './charges';
import { quoteFrom } from './discounts';
import type { PromoTerms, Quote, QuoteLines } from './quote';
import { followingPayments, rentCharges, unitLabel } from './rent';
import { collectionCharges } from './storage-trip-charges';
import { volumeThroughUnit } from './stored-volume';

/** Everything that the first payment for storage depends on. '' and null mean "not known yet" and add nothing. */
export type StorageToPrice = Pick<
  StorageAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'squareFeet'
> & {
  /** Whether the items join a unit that is already rented. The price is then the collection alone. */
  readonly isTopUp?: boolean | undefined;
  /** The cover of the whole stay, charged once. Missing: the included cover. */
  readonly cover?: Pick<CoverAnswers, 'step'>;
  readonly storageSpace: StorageSpace;
  /** Whether the customer knows that the list is more than the unit holds (FIT-1). */
  readonly onlyWhatFits?: boolean | undefined;
  readonly storageTerm: StorageTerm;
  readonly storageCollectionDate: LocalDate | '';
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
  readonly priceList: StoragePriceList;
};

/**
 * Returns the first payment for storage with everything unavoidable in it, and the later ones in `follows` (LAW-1). For
 * a unit that is already rented it is the collection alone. `total` is before all discounts. Throws StorageByRequest,
 * VolumeTooLarge, TooHeavy, and RangeError for a day that does not exist.
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
  // Only the first collection of a rental is free on the longest term (assumption).
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

/** Returns the line for the consent that only what fits is stored, shown wherever the price is (FIT-1). */
function whatFits({ onlyWhatFits, isTopUp, storageSpace, squareFeet }: StorageToPrice): QuoteLines {
  if (!onlyWhatFits || isTopUp) return [];
  const unit = uncapitalised(unitLabel(storageSpace, squareFeet));
  const detail = `not all of your list fits the ${unit}; the rest stays with you`;
  return [charge('what_fits', NOTHING, { label: 'We store what fits', detail })];
}
