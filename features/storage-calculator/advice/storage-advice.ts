import { CUSTOM_DEPTH_FEET, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import type { Pence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { storageUnit, volumeOf } from '@/lib/domain/packing/containers';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { advised, recommend, type Tried } from '@/lib/domain/packing/recommend';
import { CUSTOM_SQUARE_FEET, type StoragePriceList } from '@/lib/domain/prices/storage-price-lists';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { hasCustomUnits, listPerWeek, type StorageToRent } from '@/lib/domain/pricing/storage-rates';

/** A unit of the active price list. `feet` and `perWeek`: its floor and list price. */
export type OfferedUnit = StorageToRent & {
  /** "6 × 4 ft unit", "Custom unit, 120 sq ft". */
  readonly title: string;
  readonly feet: readonly [width: number, depth: number];
  readonly perWeek: Pence;
};

/**
 * Returns every unit with an online price, the smallest first. Custom areas grow by whole feet of width, and none costs
 * as much as a larger unit of fixed size.
 */
export function offeredUnits(list: StoragePriceList): readonly OfferedUnit[] {
  const fixed = STORAGE_UNITS.map(({ space, feet }) => offer(list, { storageSpace: space, squareFeet: null }, feet));
  const custom = hasCustomUnits(list) ? customUnits(list) : [];
  const isCheaper = (area: OfferedUnit) =>
    fixed.every((unit) => floorOf(unit) < floorOf(area) || unit.perWeek > area.perWeek);
  return [...fixed, ...custom.filter(isCheaper)].sort((a, b) => floorOf(a) - floorOf(b));
}

function customUnits(list: StoragePriceList): readonly OfferedUnit[] {
  const narrowest = Math.ceil(CUSTOM_SQUARE_FEET.min / CUSTOM_DEPTH_FEET);
  const widest = Math.floor(CUSTOM_SQUARE_FEET.max / CUSTOM_DEPTH_FEET);
  const areas = Array.from({ length: widest - narrowest + 1 }, (_, index) => narrowest + index);
  return areas
    .filter((width) => !STORAGE_UNITS.some(({ squareFeet }) => squareFeet === width * CUSTOM_DEPTH_FEET))
    .map((width) => {
      const rent = { storageSpace: 'custom', squareFeet: width * CUSTOM_DEPTH_FEET } as const;
      return offer(list, rent, [width, CUSTOM_DEPTH_FEET]);
    });
}

const offer = (list: StoragePriceList, rent: StorageToRent, feet: OfferedUnit['feet']): OfferedUnit => ({
  ...rent,
  feet,
  title: unitLabel(rent.storageSpace, rent.squareFeet),
  perWeek: listPerWeek(list, rent),
});

const floorOf = ({ feet: [width, depth] }: OfferedUnit) => width * depth;

export type StorageToAdvise = { readonly items: readonly FurnitureItem[]; readonly priceList: StoragePriceList };

/** A unit with the list packed into it. Serialisable, because a worker sends it. */
type PackedUnit = {
  readonly unit: OfferedUnit;
  /** Gross volume. */
  readonly cubicFeet: number;
  /** Number of pieces that did not fit, by item id. */
  readonly outside: Readonly<Record<string, number>>;
};

export type StorageAdvice = {
  /** The cheapest unit that holds everything. A term discounts all units equally, so it is irrelevant here. */
  readonly fits: PackedUnit | null;
  readonly nextSmaller: PackedUnit | null;
  /** The unit to rent: `fits`, or `nextSmaller` where it leaves out a single small piece. */
  readonly advised: 'fits' | 'nextSmaller' | null;
};

/** Returns the advice for a list. Pure, so it runs in a worker or on the page's thread. */
export function adviseStorage({ items, priceList }: StorageToAdvise): StorageAdvice {
  const units = new Map(offeredUnits(priceList).map((unit) => [unit.title, unit]));
  const candidates = [...units.values()].map(({ title, perWeek, feet: [width, depth] }) => ({
    key: title,
    price: perWeek,
    spaces: [storageUnit(width, depth)],
  }));
  const found = recommend(piecesOf(items), candidates);
  const unit = advised(found);
  return {
    fits: packed(found.fits, units),
    nextSmaller: packed(found.nextSmaller, units),
    advised: unit && (unit === found.fits ? 'fits' : 'nextSmaller'),
  };
}

function packed(tried: Tried<string> | null, units: ReadonlyMap<string, OfferedUnit>): PackedUnit | null {
  const unit = tried && units.get(tried.candidate.key);
  if (!unit) return null;
  const cubicFeet = tried.candidate.spaces.reduce((total, space) => total + volumeOf(space), 0);
  const outside: Record<string, number> = {};
  for (const { itemId } of tried.outside) outside[itemId] = (outside[itemId] ?? 0) + 1;
  return { unit, cubicFeet, outside };
}
