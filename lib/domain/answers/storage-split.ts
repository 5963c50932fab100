import { inventoryTotals } from '../catalogue/inventory';
import type { FurnitureItem, Items, StorageSplitLine, StorageTerm, StorageUnitSpace } from '../order-types';

/** The destinations of a move's items. Items without a line go to the new home. */
export type StorageSplitAnswers = {
  readonly lines: readonly StorageSplitLine[];
  /** The unit and the term for the stored items. '' while nothing is stored or chosen. */
  readonly storageSpace: StorageUnitSpace | '';
  readonly storageTerm: StorageTerm | '';
};

export const ALL_TO_THE_NEW_HOME: StorageSplitAnswers = { lines: [], storageSpace: '', storageTerm: '' };
export const STORAGE_SPLIT_PARTS = ['stored', 'away'] as const;
export type StorageSplitPart = (typeof STORAGE_SPLIT_PARTS)[number];

type Lines = readonly StorageSplitLine[];

/** Returns the split reduced to the pieces on a list. In a shorter list, stored pieces take precedence. */
export function listedStorageSplit(lines: Lines, items: Items): readonly StorageSplitLine[] {
  const lineById = new Map(lines.map((line) => [line.id, line]));
  return items.flatMap(({ id, quantity }) => {
    const line = lineById.get(id);
    const stored = Math.min(line?.stored ?? 0, quantity);
    const away = Math.min(line?.away ?? 0, quantity - stored);
    return stored + away > 0 ? [{ id, stored, away }] : [];
  });
}

/** The parts of a list, each in its order. `kept`: the items that are moved, into the new home or our store. */
type Parts = Readonly<Record<StorageSplitPart | 'home' | 'kept', Items>>;

/** Divides a list by destination: each piece is in one part, and also in `kept` unless it is taken away. */
export function partsOf(items: Items, lines: Lines): Parts {
  if (lines.length === 0) return { stored: [], away: [], home: items, kept: items };
  const lineById = new Map(lines.map((line) => [line.id, line]));
  const some = (take: (stored: number, away: number, quantity: number) => number): Items =>
    items.flatMap((item) => {
      const line = lineById.get(item.id);
      const stored = Math.min(line?.stored ?? 0, item.quantity);
      const away = Math.min(line?.away ?? 0, item.quantity - stored);
      const quantity = take(stored, away, item.quantity);
      return quantity > 0 ? [{ ...item, quantity }] : [];
    });
  return {
    stored: some((stored) => stored),
    away: some((_, away) => away),
    home: some((stored, away, all) => all - stored - away),
    kept: some((_, away, all) => all - away),
  };
}

export const storedItems = (items: Items, lines: Lines): Items => partsOf(items, lines).stored;
export const takenAway = (items: Items, lines: Lines): Items => partsOf(items, lines).away;

export const stores = (items: Items, lines: Lines): boolean => storedItems(items, lines).length > 0;

/** Returns the split with an item's pieces at one destination, limited to those that do not go to the other. */
export function withPart(
  lines: Lines,
  { id, quantity }: Pick<FurnitureItem, 'id' | 'quantity'>,
  to: StorageSplitPart,
  pieces: number,
): readonly StorageSplitLine[] {
  const line = lines.find((known) => known.id === id) ?? { id, stored: 0, away: 0 };
  const elsewhere = to === 'stored' ? line.away : line.stored;
  const next = { ...line, [to]: Math.max(0, Math.min(pieces, quantity - elsewhere)) };
  const others = lines.filter((known) => known.id !== id);
  return next.stored + next.away > 0 ? [...others, next] : others;
}

/** Returns the cubic feet of each part of a list, to a thousandth. */
export const storageSplitVolumes = (items: Items, lines: Lines): Readonly<Record<StorageSplitPart, number>> => ({
  stored: inventoryTotals(storedItems(items, lines)).cubicFeet,
  away: inventoryTotals(takenAway(items, lines)).cubicFeet,
});
