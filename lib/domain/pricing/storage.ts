import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { NOTHING, formatPence, lessPercent, pence, sum, type Pence } from '../money';
import * as prices from '../prices/assumptions';
import type { DraftAddress, Items, StorageSpace, StorageTerm } from '../order-types';
import { uncapitalised } from '../wording';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import {
  accessCharges,
  addOnCharges,
  busyDayCharge,
  charge,
  coverCharges,
  distanceCharges,
  roadCharges,
} from './charges';
import { VolumeTooLarge, refuseTooHeavy } from './load-limits';
import type { FollowingPayment, PromoTerms, Quote, QuoteLines } from './quote';
import { listPerWeek, squareFeetOf, weeklyPrice, type StorageToRent } from './storage-rates';
import { storageDuration } from './storage-terms';
import { TRIP_RATE, storageTripPrice } from './storage-trips';
import { UNIT_HEIGHT_FEET, formatSquareFeet, storageUnit, usableCubicFeet } from '../catalogue/storage-units';
import type { StoragePriceList } from '../prices/storage-price-lists';
import type { ReturnAnswers, ReturnKind } from '../answers/storage-return';
import type { LocalDate } from '../london-time';
import type { AddOnVariant } from '../prices/price-lists';
import { quoteFrom } from './discounts';
import type { CoverAnswers, StorageAnswers } from '../answers/flow-answers';

/** Returns the cubic feet that a list is priced by. Throws VolumeTooLarge beyond two vans, TooHeavy. */
export function tripVolume(items: Items): number {
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  refuseTooHeavy(items);
  return cubicFeet;
}

type Trip = {
  readonly cubicFeet: number;
  readonly items: Items;
  readonly address: DraftAddress;
  /** Road miles between the address and our store, rounded up. Null while the postcode is missing. */
  readonly distanceMiles: number | null;
};

/**
 * Returns the charges of a collection, whose base and volume are free on the longest term (assumption). `term`: the
 * rental term that begins with the collection, null if none does.
 */
export function collectionCharges(
  { cubicFeet, ...trip }: Trip,
  term: StorageTerm | null,
  label = 'Collection',
): QuoteLines {
  const isFree = term === prices.FREE_COLLECTION_TERM;
  const words = {
    label,
    ...(isFree
      ? { detail: `free with ${storageDuration(prices.FREE_COLLECTION_TERM).title}` }
      : { detail: volumeDetail(cubicFeet), count: cubicFeet }),
  };
  const collection = charge('storage_collection', isFree ? NOTHING : storageTripPrice(cubicFeet), words);
  return [
    collection,
    ...wayCharges(trip),
    ...accessCharges('collection', trip.address, trip.items, 'collection', 'at collection'),
  ];
}

export function returnCharges({ cubicFeet, ...trip }: Trip): QuoteLines {
  const words = { label: 'Return from storage', detail: volumeDetail(cubicFeet), count: cubicFeet };
  return [
    charge('storage_return', storageTripPrice(cubicFeet), words),
    ...wayCharges(trip),
    ...accessCharges('delivery', trip.address, trip.items, 'delivery', 'at delivery'),
  ];
}

const wayCharges = ({ distanceMiles }: Pick<Trip, 'distanceMiles'>) => [
  ...distanceCharges(distanceMiles),
  roadCharges(),
];

const volumeDetail = (cubicFeet: number) =>
  cubicFeet <= prices.CUSTOM_BASE_CUBIC_FEET ? TRIP_RATE : `${formatCubicFeet(cubicFeet)}: ${TRIP_RATE}`;

export type Store = StorageToRent & {
  /** Empty until the customer lists the items. */
  readonly items: Items;
};

/**
 * Returns the cubic feet by which a trip of listed items into or out of a unit is priced: at most the unit's volume.
 * Throws VolumeTooLarge, TooHeavy, and StorageByRequest for a custom unit without an area.
 */
export const volumeThroughUnit = (unit: StorageToRent, items: Items): number =>
  Math.min(tripVolume(items), squareFeetOf(unit) * UNIT_HEIGHT_FEET);

/** Returns the cubic feet that price a return: the list, or the usable volume. Throws as volumeThroughUnit does. */
export function storedVolume({ items, ...unit }: Store): number {
  return items.length > 0 ? volumeThroughUnit(unit, items) : usableCubicFeet(squareFeetOf(unit));
}

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

/**
 * Returns the later payments. A student keeps the discount, but a promo code is used up (assumption). `to`: the address
 * that the return is priced to, with its stairs, parking and distance. Null while it is unknown.
 */
export function followingPayments(
  { storageTerm, isStudent, ...store }: ToRent,
  perWeek: Pence,
  to: Pick<Trip, 'address' | 'distanceMiles'> | null,
): readonly FollowingPayment[] {
  const { weeksPerPayment, title, termMonths } = storageDuration(storageTerm);
  const amount = pence(weeksPerPayment * perWeek);
  const minimum = termMonths === 0 ? 'for as long as you like' : `for at least ${termMonths === 1 ? '1 month' : title}`;
  return [
    {
      key: 'storage',
      label: weeksPerPayment === 1 ? 'Then every week' : `Then every ${weeksPerPayment} weeks`,
      detail: `in advance, ${minimum}`,
      amount: isStudent ? lessPercent(amount, prices.STUDENT_DISCOUNT_PERCENT) : amount,
    },
    returnPayment(store, to),
  ];
}

const UNKNOWN_RETURN = `${TRIP_RATE}. ${formatPence(prices.PER_FLOOR)} a floor without a lift, ${formatPence(prices.NO_PARKING)} without parking`;

function returnPayment(store: Omit<ToRent, 'storageTerm' | 'isStudent'>, to: Parameters<typeof followingPayments>[2]) {
  const items = store.furnitureItems;
  const trip = storageTripPrice(storedVolume({ ...store, items }));
  const extras = to
    ? [...distanceCharges(to.distanceMiles), ...accessCharges('delivery', to.address, items, 'delivery', 'at delivery')]
    : [];
  const extra = sum(extras.map((line) => line.amount));
  const named = extras.filter((line) => line.amount > 0).map(({ label }) => uncapitalised(label));
  const isKnown = to !== null && to.address.floor !== null && to.address.parking !== null;
  return {
    key: 'return',
    label: 'Return, when you want it',
    detail: [
      isKnown ? TRIP_RATE : UNKNOWN_RETURN,
      ...(extra > 0 ? [`includes ${formatPence(extra)} at the address we collect from: ${named.join(', ')}`] : []),
    ].join('; '),
    amount: pence(trip + extra),
  } as const;
}

/** Everything that the price of a return depends on. '' and null mean "not known yet" and add nothing. */
export type ReturnToPrice = Pick<
  ReturnAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'storageSpace' | 'squareFeet' | 'storedItems'
> & {
  readonly returnKind: ReturnKind;
  readonly deliveryDate: LocalDate | '';
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

type WhatReturns = Pick<ReturnToPrice, 'returnKind' | 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storedItems'>;

/** Kilograms per cubic foot, for planning a unit without a list, which counts as full (assumption). */
const KILOGRAMS_PER_CUBIC_FOOT = 3;

/** The id of the single line for the contents of a unit without a list. */
export const WHOLE_UNIT = 'custom_unit';

/**
 * Returns the items that the van carries: the chosen ones, the unit's list, or one line for a unit without a list.
 * Empty while neither list nor unit is known. Throws StorageByRequest.
 */
export function returnedItems(what: WhatReturns): Items {
  const { storageSpace, squareFeet, storedItems } = what;
  if (what.returnKind === 'items') return what.furnitureItems;
  if (storageSpace === '' || storedItems.length > 0) return storedItems;
  const cubicFeet = storedVolume({ storageSpace, squareFeet, items: [] });
  const title = `Everything in the ${uncapitalised(unitLabel(storageSpace, squareFeet))}`;
  return [{ id: WHOLE_UNIT, title, quantity: 1, cubicFeet, kilograms: cubicFeet * KILOGRAMS_PER_CUBIC_FOOT }];
}

/** Returns the cubic feet that a return is priced by, at most a known unit's volume. Throws as storedVolume does. */
export function returnedVolume(what: WhatReturns): number {
  const { storageSpace, squareFeet, storedItems } = what;
  const items = returnedItems(what);
  if (storageSpace === '' || storedItems.length === 0) return tripVolume(items);
  return volumeThroughUnit({ storageSpace, squareFeet }, items);
}

/**
 * Returns the price of a return, which depends on items and destination, never on how it was ordered (STO-4). Throws
 * VolumeTooLarge, StorageByRequest, and RangeError for a day that does not exist.
 */
export function priceReturn(delivery: ReturnToPrice): Quote {
  const { addresses, distanceMiles, isStudent, promo } = delivery;
  const items = returnedItems(delivery);
  const cubicFeet = returnedVolume(delivery);
  const trip = returnCharges({ cubicFeet, items, address: addresses.delivery, distanceMiles });
  const charges = [
    ...trip,
    ...busyDayCharge(trip, delivery.deliveryDate, 'return'),
    ...addOnCharges(delivery.addOns, delivery.addOnVariant),
  ];
  return quoteFrom({ charges, isStudent, promo, distanceMiles });
}

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
  const listDiscounts = rent?.discount ?? [];
  return {
    ...quoteFrom({ charges, listDiscounts, isStudent: storage.isStudent, promo, distanceMiles }),
    ...(rent && { follows: followingPayments(storage, rent.perWeek, trip) }),
  };
}

/** Returns the line for the consent that only what fits is stored, shown wherever the price is (FIT-1). */
function whatFits({ onlyWhatFits, isTopUp, storageSpace, squareFeet }: StorageToPrice): QuoteLines {
  if (!onlyWhatFits || isTopUp) return [];
  const unit = uncapitalised(unitLabel(storageSpace, squareFeet));
  const detail = `not all of your list fits the ${unit}; the rest stays with you`;
  return [charge('what_fits', NOTHING, { label: 'We store what fits', detail })];
}
