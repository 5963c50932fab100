import { listedSplit, splitVolumes, storedItems, takenAway } from '../answers/split';
import { formatCubicFeet, formatPieces, inventoryTotals } from '../catalogue/inventory';
import { storageUnit } from '../catalogue/storage-units';
import { rentedUnit } from '../pricing/stored-part';
import { storageDuration } from '../pricing/storage-terms';
import type { FurnitureItem, BookedOrder, SplitLine } from '../vocabulary';
import { DISPOSAL_TITLE, STORED_TITLE } from './split-lines';
import { answeredSplit } from '../answers/ordered-split';

type Items = readonly FurnitureItem[];
const amountText = (items: Items): string => {
  const { pieces, cubicFeet } = inventoryTotals(items);
  return `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`;
};

/** What is stored, in which unit and for how long: "2 items, 80 cu ft, in a 3 × 5 ft unit, monthly"; '' for nothing. */
export function storedText(items: Items, split: Parameters<typeof rentedUnit>[1]): string {
  const rented = rentedUnit(items, split);
  if (!rented) return '';
  const { title } = storageUnit(rented.storageSpace);
  const term = storageDuration(rented.storageTerm).title.toLowerCase();
  return `${amountText(storedItems(items, split.lines))}, in a ${title} unit, ${term}`;
}

/** What is disposed of: "1 item, 40 cu ft, to a licensed site"; '' for nothing. */
export const disposalText = (items: Items, lines: readonly SplitLine[]): string =>
  splitVolumes(items, lines).away === 0 ? '' : `${amountText(takenAway(items, lines))}, to a licensed site`;

/** Both of an order, as rows of facts. `carrier`: our registration as a waste carrier (LAW-10), where it does not stand elsewhere. */
export function splitFacts(
  order: Pick<BookedOrder, 'furnitureItems' | 'split' | 'storageSpace' | 'storageTerm'>,
  carrier = '',
): readonly (readonly [label: string, text: string])[] {
  const { furnitureItems: items, split = [] } = order;
  const lines = listedSplit(split, items);
  const disposal = disposalText(items, lines);
  const rows = [
    [STORED_TITLE, storedText(items, { ...answeredSplit(order), lines })],
    [DISPOSAL_TITLE, disposal && carrier ? `${disposal}. Our registration as a waste carrier: ${carrier}` : disposal],
  ] as const;
  return rows.filter(([, text]) => text !== '');
}
