import type { ChosenFitDto, StorageSizeDto } from '@/lib/contracts/storage';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { smallestUnitFor, STORAGE_UNITS, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { ChosenUnit, UnitOnOffer } from '@/lib/domain/packing/recommend';
import { listPrice } from '@/lib/domain/prices/storage-price-lists';
import { packer } from '@/lib/server/platform/packing/packer';
import { SITE } from '@/lib/site';

const UNITS_ON_OFFER: readonly UnitOnOffer[] = STORAGE_UNITS.map(({ space, feet }) => ({
  space,
  feet,
  price: listPrice(SITE.storagePriceList, space),
}));

/** Returns the cheapest unit that holds a list, packed item by item, or by volume where that takes too long. */
export async function storageSizeOf(items: readonly FurnitureItem[]): Promise<StorageSizeDto> {
  const { cubicFeet, kilograms } = inventoryTotals(items);
  const { space, measuredBy, allBut } = await packer().cheapestUnit(UNITS_ON_OFFER, items);
  const unit = space ? storageUnit(space) : null;
  return {
    cubicFeet,
    kilograms,
    squareFeet: unit?.squareFeet ?? smallestUnitFor(cubicFeet).squareFeet,
    storageSpace: unit?.space ?? null,
    percentFull: unit && Math.ceil((cubicFeet / usableCubicFeet(unit.squareFeet)) * 100 - 1e-9),
    measuredBy,
    allBut: allBut && { storageSpace: allBut.space, piece: allBut.piece },
  };
}

/** Returns whether a chosen unit holds a list, and which items do not fit. */
export async function chosenFitOf(unit: ChosenUnit, items: readonly FurnitureItem[]): Promise<ChosenFitDto> {
  const { holds, outside, measuredBy } = await packer().fitShown(unit, items);
  return { holds, outside: outside.map(({ title, quantity }) => ({ title, quantity })), measuredBy };
}
