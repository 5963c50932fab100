import { partsOf } from '../answers/storage-split';
import { formatPieces, inventoryTotals } from '../catalogue/inventory';
import type { FurnitureItem, Items, StorageSplitLine } from '../order-types';

export const STORED_TITLE = 'Into storage';
export const DISPOSAL_TITLE = 'Disposal';
export const STORAGE_SPLIT_TITLE = 'Where does each thing go?';

/** The destinations of a piece, as labels of the controls. */
export const PART_NAMES = { home: 'New home', stored: 'Storage', away: 'Take away' } as const;

type Listed = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

/** Returns a line's destinations other than the new home: "2 into storage, 1 taken away", or ''. */
export function whereTo({ id, quantity }: Pick<Listed, 'id' | 'quantity'>, lines: readonly StorageSplitLine[]): string {
  const { stored = 0, away = 0 } = lines.find((line) => line.id === id) ?? {};
  if (stored === quantity) return 'into storage';
  if (away === quantity) return 'taken away';
  const parts = [
    [stored, 'into storage'],
    [away, 'taken away'],
  ] as const;
  return parts
    .filter(([pieces]) => pieces > 0)
    .map(([pieces, where]) => `${pieces} ${where}`)
    .join(', ');
}

/** Returns a line of a list with its destinations: "3 × Sofa", "3 × Sofa (1 into storage)". */
export function listedLine(item: Listed, lines: readonly StorageSplitLine[] = []): string {
  const where = whereTo(item, lines);
  return `${item.quantity} × ${item.title}${where && ` (${where})`}`;
}

/** Returns the destinations of a whole list: "2 items into storage, 1 item taken away, the rest to your new home". */
export function listDestinations(items: Items, lines: readonly StorageSplitLine[]): string {
  const { stored, away, home } = partsOf(items, lines);
  const piecesOf = (part: Items) => inventoryTotals(part).pieces;
  const parts = [
    [piecesOf(stored), 'into storage'],
    [piecesOf(away), 'taken away'],
  ] as const;
  const named = parts.filter(([pieces]) => pieces > 0).map(([pieces, where]) => `${formatPieces(pieces)} ${where}`);
  if (named.length === 0) return 'Everything goes to your new home';
  return [...named, ...(home.length > 0 ? ['the rest to your new home'] : [])].join(', ');
}
