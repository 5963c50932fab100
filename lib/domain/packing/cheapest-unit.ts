import { inventoryTotals } from '../catalogue/inventory';
import type { StorageUnitSpace, FurnitureItem } from '../order-types';
import { smallestUnitFor, type StorageUnit } from '../catalogue/storage-units';
import type { Pence } from '../money';
import { storageUnit } from './containers';
import type { MeasuredBy } from './measured-by';
import { piecesOf } from './pieces';
import { recommend } from './recommend';
import { MAX_PACKED_PIECES, packedWithin } from './unit-holds';

/** A unit with its list price a week. */
export type UnitOnOffer = Pick<StorageUnit, 'space' | 'feet'> & { readonly price: Pence };

export type CheapestUnit = {
  /** Null when no unit on offer holds the list. */
  readonly space: StorageUnitSpace | null;
  readonly measuredBy: MeasuredBy;
};

/**
 * Returns the cheapest unit that holds a list, packing one unit after the other. By volume for a list that is too long
 * to pack (unit-holds.ts).
 */
export function cheapestUnit(units: readonly UnitOnOffer[], items: readonly FurnitureItem[]): CheapestUnit {
  if (inventoryTotals(items).pieces > MAX_PACKED_PIECES) return unitByVolume(items);
  const candidates = units.map(({ space, price, feet }) => ({ key: space, price, spaces: [storageUnit(...feet)] }));
  const found = packedWithin((work) => recommend(piecesOf(items), candidates, work));
  return found ? { space: found.fits?.candidate.key ?? null, measuredBy: 'packing' } : unitByVolume(items);
}

/** Returns the smallest unit that usually holds such a volume, without packing. */
export function unitByVolume(items: readonly FurnitureItem[]): CheapestUnit {
  return { space: smallestUnitFor(inventoryTotals(items).cubicFeet).unit?.space ?? null, measuredBy: 'volume' };
}
