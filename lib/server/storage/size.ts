import type { StorageSizeDto } from '@/lib/contracts/storage';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { smallestUnitFor, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { FurnitureItem } from '@/lib/domain/order/types';

/** Which unit holds a list, by its volume and the stacking factor. */
export function storageSizeOf(items: readonly FurnitureItem[]): StorageSizeDto {
  const { cubicFeet, kilograms } = inventoryTotals(items);
  const { unit, squareFeet } = smallestUnitFor(cubicFeet);
  const percentFull = unit && Math.ceil((cubicFeet / usableCubicFeet(unit.squareFeet)) * 100 - 1e-9);
  return { cubicFeet, kilograms, squareFeet, storageSpace: unit?.space ?? null, percentFull };
}
