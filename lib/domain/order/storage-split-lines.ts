import type { FurnitureItem, StorageSplitLine } from '../order-types';

export const STORED_TITLE = 'Into storage';
export const DISPOSAL_TITLE = 'Disposal';
export const STORAGE_SPLIT_TITLE = 'Where does each thing go?';

/** The destinations of a piece, as labels of the controls. */
export const PART_NAMES = { home: 'New home', stored: 'Storage', away: 'Disposal' } as const;

type Listed = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

/** Returns a line's destinations other than the new home: "2 into storage, 1 for disposal", or ''. */
export function whereTo({ id, quantity }: Pick<Listed, 'id' | 'quantity'>, lines: readonly StorageSplitLine[]): string {
  const { stored = 0, away = 0 } = lines.find((line) => line.id === id) ?? {};
  if (stored === quantity) return 'into storage';
  if (away === quantity) return 'for disposal';
  const parts = [
    [stored, 'into storage'],
    [away, 'for disposal'],
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
