import { partsOf } from '../answers/storage-split';
import { formatPieces, inventoryTotals } from '../catalogue/inventory';
import { formatPence, NOTHING } from '../money';
import type { CoverStep, Items, StorageSplitLine } from '../order-types';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';

// Apart from the words of cover and split, which the closed lines below a list would load with them.

export const stepPrice = (step: CoverStep): string =>
  COVER_PRICES[step] === NOTHING ? 'included' : `+${formatPence(COVER_PRICES[step])}`;

/** Returns the chosen cover as one line: "Cover: £100 an item, included". */
export const coverLine = (step: CoverStep): string =>
  `Cover: ${formatPence(COVER_LIMITS[step].item)} an item, ${stepPrice(step)}`;

/** Returns the destinations of a whole list: "2 items into storage, 1 item for disposal, the rest to your new home". */
export function listDestinations(items: Items, lines: readonly StorageSplitLine[]): string {
  const { stored, away, home } = partsOf(items, lines);
  const piecesOf = (part: Items) => inventoryTotals(part).pieces;
  const parts = [
    [piecesOf(stored), 'into storage'],
    [piecesOf(away), 'for disposal'],
  ] as const;
  const named = parts.filter(([pieces]) => pieces > 0).map(([pieces, where]) => `${formatPieces(pieces)} ${where}`);
  if (named.length === 0) return 'Everything goes to your new home';
  return [...named, ...(home.length > 0 ? ['the rest to your new home'] : [])].join(', ');
}
