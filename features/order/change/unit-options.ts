import { formatSquareFeet, STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import { CUSTOM_SQUARE_FEET, type StoragePriceList } from '@/lib/domain/prices/storage-price-lists';
import { hasCustomUnits, weeklyPrice } from '@/lib/domain/pricing/storage-rates';

export type UnitOption = {
  readonly value: StorageSpace;
  readonly title: string;
  readonly description: string;
  readonly price: string;
};

/** Returns the units that a booked collection can change to, the smallest first, a custom area last. */
export function unitOptions(list: StoragePriceList, term: StorageTerm, booked: StorageSpace): readonly UnitOption[] {
  const note = (space: StorageSpace) => (space === booked ? ', what you have booked' : '');
  const units = STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
    value: space,
    title,
    description: formatSquareFeet(squareFeet) + note(space),
    price: formatPence(weeklyPrice(list, { storageSpace: space, squareFeet: null }, term)),
  }));
  const { min } = CUSTOM_SQUARE_FEET;
  const smallest = { storageSpace: 'custom', squareFeet: min } as const;
  const custom = () => ({
    value: 'custom' as const,
    title: 'Custom',
    description: `from ${formatSquareFeet(min)}${note('custom')}`,
    price: `from ${formatPence(weeklyPrice(list, smallest, term))}`,
  });
  return hasCustomUnits(list) ? [...units, custom()] : units;
}
