import { storageSplitVolumes, storedItems, takenAway } from '../answers/storage-split';
import { formatCubicFeet, formatPieces, inventoryTotals } from '../catalogue/inventory';
import { storageUnit } from '../catalogue/storage-units';
import { rentedUnit } from '../pricing/stored-part';
import { storageDuration } from '../pricing/storage-terms';
import type { Items, StorageSplitLine } from '../order-types';

const amountText = (items: Items): string => {
  const { pieces, cubicFeet } = inventoryTotals(items);
  return `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`;
};

/** Returns the stored part, its unit and its term, such as "2 items, 80 cu ft, in a 3 × 5 ft unit, monthly", or ''. */
export function storedText(items: Items, split: Parameters<typeof rentedUnit>[1]): string {
  const rented = rentedUnit(items, split);
  if (!rented) return '';
  const { title } = storageUnit(rented.storageSpace);
  const term = storageDuration(rented.storageTerm).title.toLowerCase();
  return `${amountText(storedItems(items, split.lines))}, in a ${title} unit, ${term}`;
}

/** Returns the part that is disposed of, such as "1 item, 40 cu ft, to a licensed site", or ''. */
export const disposalText = (items: Items, lines: readonly StorageSplitLine[]): string =>
  storageSplitVolumes(items, lines).away === 0 ? '' : `${amountText(takenAway(items, lines))}, to a licensed site`;
