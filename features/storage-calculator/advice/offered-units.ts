import { CUSTOM_DEPTH_FEET, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import type { Pence } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { CUSTOM_SQUARE_FEET, type StoragePriceList } from '@/lib/domain/prices/storage-price-lists';
import { hasCustomUnits, listPerWeek, type StorageToRent } from '@/lib/domain/pricing/storage-rates';

/** A unit of the active price list with its floor in feet and its list price a week. */
export type OfferedUnit = StorageToRent & {
  /** "6 × 4 ft unit", "Custom unit, 120 sq ft". */
  readonly title: string;
  readonly feet: readonly [width: number, depth: number];
  readonly perWeek: Pence;
};

/** Returns every unit with an online price, the smallest first. Custom areas grow by whole feet of width. */
export function offeredUnits(list: StoragePriceList): readonly OfferedUnit[] {
  const fixed = STORAGE_UNITS.map(({ space, feet }) => offer(list, { storageSpace: space, squareFeet: null }, feet));
  return [...fixed, ...(hasCustomUnits(list) ? customUnits(list) : [])].sort((a, b) => floorOf(a) - floorOf(b));
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
