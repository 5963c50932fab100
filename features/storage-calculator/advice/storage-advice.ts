import type { FurnitureItem } from '@/lib/domain/order-types';
import { storageUnit, volumeOf } from '@/lib/domain/packing/containers';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { recommend, type Tried } from '@/lib/domain/packing/recommend';
import type { StoragePriceList } from '@/lib/domain/prices/storage-price-lists';
import { offeredUnits, type OfferedUnit } from './offered-units';

export type StorageToAdvise = { readonly items: readonly FurnitureItem[]; readonly priceList: StoragePriceList };

/** A unit with the list packed into it. Serialisable, because a worker sends it. */
export type PackedUnit = {
  readonly unit: OfferedUnit;
  /** The gross volume of the unit. `filledCubicFeet` is the part taken by the outer dimensions of the loaded items. */
  readonly cubicFeet: number;
  readonly filledCubicFeet: number;
  /** The pieces that did not fit, by item id. */
  readonly outside: Readonly<Record<string, number>>;
};

export type StorageAdvice = {
  /**
   * The cheapest unit that holds everything, null if none does. Terms are irrelevant here: a term discounts all units
   * equally.
   */
  readonly fits: PackedUnit | null;
  /** The largest unit below that; null below the smallest. */
  readonly nextSmaller: PackedUnit | null;
};

/**
 * Packs the list into the offered units and returns the advice. Pure, so it runs in a worker or on the page's thread.
 */
export function adviseStorage({ items, priceList }: StorageToAdvise): StorageAdvice {
  const units = new Map(offeredUnits(priceList).map((unit) => [unit.title, unit]));
  const candidates = [...units.values()].map(({ title, perWeek, feet: [width, depth] }) => ({
    key: title,
    price: perWeek,
    spaces: [storageUnit(width, depth)],
  }));
  const { fits, nextSmaller } = recommend(piecesOf(items), candidates);
  return { fits: packed(fits, units), nextSmaller: packed(nextSmaller, units) };
}

function packed(tried: Tried<string> | null, units: ReadonlyMap<string, OfferedUnit>): PackedUnit | null {
  const unit = tried && units.get(tried.candidate.key);
  if (!unit) return null;
  const cubicFeet = tried.candidate.spaces.reduce((total, space) => total + volumeOf(space), 0);
  const outside: Record<string, number> = {};
  for (const { itemId } of tried.outside) outside[itemId] = (outside[itemId] ?? 0) + 1;
  return { unit, cubicFeet, filledCubicFeet: cubicFeet - tried.freeCubicFeet, outside };
}
