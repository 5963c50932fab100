import {
  formatSquareFeet,
  STORAGE_UNITS,
  storageUnit,
  type StorageUnit,
  unitForArea,
} from '../catalogue/storage-units';
import { lessPercent, pence, roundUp, type Pence } from '../money';
import type { StorageSpace, StorageTerm } from '../order-types';
import {
  CUSTOM_PER_SQUARE_FOOT,
  CUSTOM_SQUARE_FEET,
  listPrice,
  type StoragePriceList,
} from '../prices/storage-price-lists';
import { StorageByRequest } from './no-price';
import { storageDuration } from './storage-terms';

/** The unit to rent. `squareFeet` applies to a custom unit only. */
export type StorageToRent = { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };

export { StorageByRequest } from './no-price';

/** Returns the area of a unit in square feet. Throws StorageByRequest for a custom unit whose area is unknown. */
export function squareFeetOf({ storageSpace, squareFeet }: StorageToRent): number {
  if (storageSpace !== 'custom') return storageUnit(storageSpace).squareFeet;
  if (squareFeet === null) throw new StorageByRequest('A custom unit without an area');
  return squareFeet;
}

export const hasCustomUnits = (list: StoragePriceList): boolean => CUSTOM_PER_SQUARE_FOOT[list] !== null;

/** Returns the standard unit for an area below the smallest custom one, or null for every other area. */
export const soldUnitFor = (squareFeet: number | null): StorageUnit | null =>
  squareFeet !== null && squareFeet < CUSTOM_SQUARE_FEET.min ? unitForArea(squareFeet) : null;

export const soldUnitText = ({ title, squareFeet }: StorageUnit): string =>
  `Our ${title} unit has ${formatSquareFeet(squareFeet)}`;

/** Returns the list price in pence a week, before the discount of the term. Throws StorageByRequest. */
export function listPerWeek(list: StoragePriceList, storage: StorageToRent): Pence {
  return storage.storageSpace === 'custom'
    ? customPerWeek(list, squareFeetOf(storage))
    : listPrice(list, storage.storageSpace);
}

/**
 * Returns the price of a custom area in pence a week, at most that of the next larger unit (assumption), so that an
 * area has one price. Throws StorageByRequest for an area without a price.
 */
function customPerWeek(list: StoragePriceList, squareFeet: number): Pence {
  const perSquareFoot = CUSTOM_PER_SQUARE_FOOT[list];
  const { min, max } = CUSTOM_SQUARE_FEET;
  if (perSquareFoot === null || !Number.isInteger(squareFeet) || squareFeet < min || squareFeet > max) {
    throw new StorageByRequest(`${squareFeet} sq ft`);
  }
  const larger = STORAGE_UNITS.filter((unit) => unit.squareFeet >= squareFeet);
  const prices = larger.map(({ space }) => listPrice(list, space));
  return pence(Math.min(roundUp(squareFeet * perSquareFoot), ...prices));
}

/** Returns the percentage off the weekly list price for a term. Zero for a unit that keeps its list price. */
export function durationDiscount(unit: Pick<StorageUnit, 'noDiscount'> | null, term: StorageTerm): number {
  return unit?.noDiscount ? 0 : storageDuration(term).discountPercent;
}

/** Returns the discounted price in pence a week, rounded up to the penny (PRC-6). Throws StorageByRequest. */
export function weeklyPrice(list: StoragePriceList, storage: StorageToRent, term: StorageTerm): Pence {
  const unit = storage.storageSpace === 'custom' ? null : storageUnit(storage.storageSpace);
  return lessPercent(listPerWeek(list, storage), durationDiscount(unit, term));
}

export function fourWeeksPrice(list: StoragePriceList, storage: StorageToRent, term: StorageTerm): Pence {
  return pence(4 * weeklyPrice(list, storage, term));
}

/** Returns the cheapest unit and its undiscounted price in pence a week, for "From £9 a week". */
export function cheapestPerWeek(list: StoragePriceList): { readonly unit: StorageUnit; readonly perWeek: Pence } {
  const [cheapest] = STORAGE_UNITS.map((unit) => ({ unit, perWeek: listPrice(list, unit.space) })).toSorted(
    (a, b) => a.perWeek - b.perWeek,
  );
  if (!cheapest) throw new RangeError('There is no storage unit');
  return cheapest;
}
