import type { ChosenFitDto, StorageSizeDto } from '@/lib/contracts/storage';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { smallestUnitFor, STORAGE_UNITS, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { FurnitureItem } from '@/lib/domain/order/types';
import { storageUnit as spaceOf } from '@/lib/domain/packing/containers';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { leftOutside, MAX_PACKED_PIECES, unitHolds, type ChosenUnit } from '@/lib/domain/packing/unit-holds';
import { recommend } from '@/lib/domain/packing/recommend';
import { listPrice } from '@/lib/domain/pricing/storage-price-lists';
import { SITE } from '@/lib/site';

const UNITS_ON_OFFER = STORAGE_UNITS.map(({ space, feet: [width, depth] }) => ({
  key: space,
  price: listPrice(SITE.storagePriceList, space),
  spaces: [spaceOf(width, depth)],
}));

/** The cheapest unit that holds a list, packed piece by piece as the calculator packs it. */
export function storageSizeOf(items: readonly FurnitureItem[]): StorageSizeDto {
  const totals = inventoryTotals(items);
  const { cubicFeet, kilograms } = totals;
  const { unit: byVolume, squareFeet } = smallestUnitFor(cubicFeet);
  const isPacked = totals.pieces <= MAX_PACKED_PIECES;
  const space = isPacked ? (recommend(piecesOf(items), UNITS_ON_OFFER).fits?.candidate.key ?? null) : byVolume?.space;
  const unit = space ? storageUnit(space) : null;
  return {
    cubicFeet,
    kilograms,
    squareFeet: unit?.squareFeet ?? squareFeet,
    storageSpace: unit?.space ?? null,
    percentFull: unit && Math.ceil((cubicFeet / usableCubicFeet(unit.squareFeet)) * 100 - 1e-9),
  };
}

/** Whether a chosen unit holds a list; what would find no room in it is named only where there is some. */
export function chosenFitOf(unit: ChosenUnit, items: readonly FurnitureItem[]): ChosenFitDto {
  const holds = unitHolds(unit, items);
  const outside = holds ? [] : leftOutside(unit, items).map(({ title, quantity }) => ({ title, quantity }));
  return { holds, outside };
}
