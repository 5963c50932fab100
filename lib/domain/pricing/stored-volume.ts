import { UNIT_HEIGHT_FEET, usableCubicFeet } from '../catalogue/storage-units';
import type { FurnitureItem, StorageSpace } from '../vocabulary';
import { squareFeetOf, type StorageToRent } from './storage-rates';
import { tripVolume } from './storage-trip-charges';

/** What a customer has with us: a unit, and what is in it as far as it was listed. */
export type Store = {
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  /** Empty while nobody has told us. */
  readonly items: readonly FurnitureItem[];
};

/**
 * The cubic feet of a list that goes into a unit or comes out of it, as its trip is priced: never more than the unit has,
 * whatever the list says. Throws VolumeTooLarge, TooHeavy; StorageByRequest for a custom unit without an area.
 */
export const volumeThroughUnit = (unit: StorageToRent, items: readonly FurnitureItem[]): number =>
  Math.min(tripVolume(items), squareFeetOf(unit) * UNIT_HEIGHT_FEET);

/**
 * The cubic feet that everything in a store counts as, for whoever prices its way back: those of its list, and only
 * where there is none those of the unit, which then counts as full (assumption). Throws as volumeThroughUnit.
 */
export function storedVolume({ items, ...unit }: Store): number {
  return items.length > 0 ? volumeThroughUnit(unit, items) : usableCubicFeet(squareFeetOf(unit));
}
