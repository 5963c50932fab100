import { storedItems, type StorageSplitAnswers } from '../answers/storage-split';
import { inventoryTotals } from '../catalogue/inventory';
import { smallestUnitFor } from '../catalogue/storage-units';
import { NOTHING } from '../money';
import type { Items, StorageTerm, StorageUnitSpace } from '../order-types';
import { ADDITIONAL_ADDRESS, FREE_COLLECTION_TERM } from '../prices/assumptions';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { charge } from './charges';
import { StorageByRequest } from './no-price';
import type { FollowingPayment, QuoteLine, QuoteLines } from './quote';
import { followingPayments, rentCharges } from './storage';
import { storageDuration } from './storage-terms';

type StorageSplitting = {
  readonly furnitureItems: Items;
  readonly isStudent: boolean;
  readonly priceList: StoragePriceList;
};

export type StoredPart = {
  readonly stop: QuoteLines;
  readonly unit: QuoteLines;
  readonly discount: QuoteLines;
  readonly follows: readonly FollowingPayment[];
};

/** The term until the visitor chooses one: the shortest, which binds least. */
const FIRST_TERM: StorageTerm = 'weekly';

/**
 * Returns the unit and term of the stored items: those chosen, or else the smallest unit that usually holds the volume,
 * weekly. Null when nothing is stored. Throws StorageByRequest for more than our largest unit holds.
 */
export function rentedUnit(
  items: Items,
  { lines, storageSpace, storageTerm }: StorageSplitAnswers,
): { readonly storageSpace: StorageUnitSpace; readonly storageTerm: StorageTerm } | null {
  const stored = storedItems(items, lines);
  if (stored.length === 0) return null;
  const space = storageSpace || smallestUnitFor(inventoryTotals(stored).cubicFeet).unit?.space;
  if (!space) throw new StorageByRequest('More than our largest unit holds');
  return { storageSpace: space, storageTerm: storageTerm || FIRST_TERM };
}

/** Returns the charges of the stored part, or null when nothing is stored. Throws as rentedUnit does. */
export function storedPart(
  { furnitureItems, ...move }: StorageSplitting,
  split: StorageSplitAnswers,
): StoredPart | null {
  const rented = rentedUnit(furnitureItems, split);
  if (!rented) return null;
  const { isStudent, priceList } = move;
  const toRent = { ...rented, squareFeet: null, isStudent, priceList };
  const { unit, discount, perWeek } = rentCharges(toRent);
  const stored = storedItems(furnitureItems, split.lines);
  return {
    stop: [stopCharge(rented.storageTerm)],
    unit: [unit],
    discount,
    follows: followingPayments({ ...toRent, furnitureItems: stored }, perWeek, null),
  };
}

/** Returns the charge for the van's stop at our store, free on the term with a free collection (assumption). */
function stopCharge(term: StorageTerm): QuoteLine {
  const isFree = term === FREE_COLLECTION_TERM;
  // Lines with equal labels must cost the same (kept-prices.ts), so the free stop has its own label.
  const label = `Part of it into our storage${isFree ? `, free with ${storageDuration(term).title}` : ''}`;
  return charge('storage_stop', isFree ? NOTHING : ADDITIONAL_ADDRESS, { label, detail: 'one more stop' });
}
