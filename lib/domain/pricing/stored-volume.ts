import { UNIT_HEIGHT_FEET, usableCubicFeet } from '../catalogue/storage-units';
import type { Items } from '../order-types';
import { squareFeetOf, type StorageToRent } from './storage-rates';
import { tripVolume } from './storage-trip-charges';

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
