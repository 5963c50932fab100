import { storedItems, type SplitAnswers } from '../answers/split';
import { inventoryTotals } from '../catalogue/inventory';
import { smallestUnitFor } from '../catalogue/storage-units';
import { NOTHING } from '../money';
import { ADDITIONAL_ADDRESS, FREE_COLLECTION_TERM } from '../prices/assumptions';
import type { StoragePriceList } from '../prices/storage-price-lists';
import type { FurnitureItem, StorageTerm, StorageUnitSpace } from '../vocabulary';
import { charge } from './charge';
import type { FollowingPayment, QuoteLine } from './quote';
import { followingPayments, rentCharges } from './rent';
import { StorageByRequest } from './storage-by-request';
import { storageDuration } from './storage-terms';

type Splitting = {
  readonly furnitureItems: readonly FurnitureItem[];
  readonly isStudent: boolean;
  readonly priceList: StoragePriceList;
};

/** What a part in storage adds to a move: the stop of the van, the rent with the discount of its term, and what follows. */
export type StoredPart = {
  readonly stop: readonly QuoteLine[];
  readonly unit: readonly QuoteLine[];
  readonly discount: readonly QuoteLine[];
  readonly follows: readonly FollowingPayment[];
};

/** The shortest term: as long as nobody has chosen, nobody is bound for longer. */
const FIRST_TERM: StorageTerm = 'weekly';

/**
 * The unit and the term of what is stored: those that are chosen, else the smallest unit that usually holds so much, week
 * by week. Null when nothing is stored. Throws StorageByRequest for more than our largest unit holds.
 */
export function rentedUnit(
  items: readonly FurnitureItem[],
  { lines, storageSpace, storageTerm }: SplitAnswers,
): { readonly storageSpace: StorageUnitSpace; readonly storageTerm: StorageTerm } | null {
  const stored = storedItems(items, lines);
  if (stored.length === 0) return null;
  const space = storageSpace || smallestUnitFor(inventoryTotals(stored).cubicFeet).unit?.space;
  if (!space) throw new StorageByRequest('More than our largest unit holds');
  return { storageSpace: space, storageTerm: storageTerm || FIRST_TERM };
}

/** Null when nothing is stored. Throws as rentedUnit does. */
export function storedPart({ furnitureItems, ...move }: Splitting, split: SplitAnswers): StoredPart | null {
  const rented = rentedUnit(furnitureItems, split);
  if (!rented) return null;
  const { isStudent, priceList } = move;
  const toRent = { ...rented, squareFeet: null, isStudent, priceList };
  const { unit, discount, perWeek } = rentCharges(toRent);
  const stored = storedItems(furnitureItems, split.lines);
  return {
    stop: [stopCharge(rented.storageTerm)],
    ...{ unit: [unit], discount },
    follows: followingPayments({ ...toRent, furnitureItems: stored }, perWeek),
  };
}

/** The van comes to our storage too: one more address, free on the term whose collection is (assumption). */
function stopCharge(term: StorageTerm): QuoteLine {
  const isFree = term === FREE_COLLECTION_TERM;
  // Equal labels cost the same (kept-prices.ts).
  const label = `Part of it into our storage${isFree ? `, free with ${storageDuration(term).title}` : ''}`;
  return charge('storage_stop', isFree ? NOTHING : ADDITIONAL_ADDRESS, { label, detail: 'one more stop' });
}
