import { usableCubicFeet } from '../catalogue/storage-units';
import type { FurnitureItem, StorageSpace } from '../order/types';
import { squareFeetOf } from './storage-rates';
import { tripVolume } from './storage-trips';

/** What a customer has with us: a unit, and what is in it as far as it was listed. */
export type Store = {
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  /** Empty while nobody has told us. */
  readonly items: readonly FurnitureItem[];
};

/**
 * The cubic feet that everything in a store counts as, for whoever prices its way back: those of its list, and only
 * where there is none those of the unit, which then counts as full (assumption). Throws VolumeTooLarge for a list beyond
 * two vans, StorageByRequest for a custom unit that has neither list nor area.
 */
export function storedVolume({ storageSpace, squareFeet, items }: Store): number {
  return items.length > 0 ? tripVolume(items) : usableCubicFeet(squareFeetOf({ storageSpace, squareFeet }));
}
