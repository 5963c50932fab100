import type { FurnitureItem, SplitLine } from '../vocabulary';

/** In lists of facts about an order. */
export const STORED_TITLE = 'Into storage';
export const DISPOSAL_TITLE = 'Disposal';
/** Above the list of things and where they go. */
export const SPLIT_TITLE = 'Where does each thing go?';

/** Where a piece goes, as one presses it. */
export const PART_NAMES = { home: 'New home', stored: 'Storage', away: 'Take away' } as const;

type Listed = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

/** "into storage", "2 into storage, 1 taken away"; '' where all of it goes to the new home. */
export function whereTo({ id, quantity }: Pick<Listed, 'id' | 'quantity'>, lines: readonly SplitLine[]): string {
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

/** "3 × Sofa", "3 × Sofa (1 into storage)": a line of a list, with what of it goes elsewhere. */
export function listedLine(item: Listed, lines: readonly SplitLine[] = []): string {
  const where = whereTo(item, lines);
  return `${item.quantity} × ${item.title}${where && ` (${where})`}`;
}
