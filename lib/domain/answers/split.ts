import { inventoryTotals } from '../catalogue/inventory';
import type { FurnitureItem, SplitLine, StorageTerm, StorageUnitSpace } from '../vocabulary';

/** Where the things of a move go: those that nothing is said of go to the new home. */
export type SplitAnswers = {
  readonly lines: readonly SplitLine[];
  /** The unit and the term of what is stored; '' while nothing is, or nobody has chosen. */
  readonly storageSpace: StorageUnitSpace | '';
  readonly storageTerm: StorageTerm | '';
};

export const ALL_TO_THE_NEW_HOME: SplitAnswers = { lines: [], storageSpace: '', storageTerm: '' };

/** Where a thing goes that does not go to the new home. */
export const SPLIT_PARTS = ['stored', 'away'] as const;
export type SplitPart = (typeof SPLIT_PARTS)[number];

type Items = readonly FurnitureItem[];
type Lines = readonly SplitLine[];

/**
 * What is said of the things on a list, one line each, in its order: never more pieces than there are. Where a list has
 * become shorter, what was to be stored stays before what was to be taken away.
 */
export function listedSplit(lines: Lines, items: Items): readonly SplitLine[] {
  const said = new Map(lines.map((line) => [line.id, line]));
  return items.flatMap(({ id, quantity }) => {
    const line = said.get(id);
    const stored = Math.min(line?.stored ?? 0, quantity);
    const away = Math.min(line?.away ?? 0, quantity - stored);
    return stored + away > 0 ? [{ id, stored, away }] : [];
  });
}

/** The parts of a list, each in its order. `kept`: what is moved, into the new home or our storage. */
type Parts = Readonly<Record<SplitPart | 'home' | 'kept', Items>>;

/** Where the pieces of a list go: each is in one part, and in `kept` unless it goes away. */
export function partsOf(items: Items, lines: Lines): Parts {
  const said = new Map(lines.map((line) => [line.id, line]));
  const some = (take: (stored: number, away: number, quantity: number) => number): Items =>
    items.flatMap((item) => {
      const line = said.get(item.id);
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

/** Whether something goes into storage: then a unit is rented. */
export const stores = (items: Items, lines: Lines): boolean => storedItems(items, lines).length > 0;

/** With so many pieces of a thing going somewhere; at most those that go nowhere else. */
export function withPart(
  lines: Lines,
  { id, quantity }: Pick<FurnitureItem, 'id' | 'quantity'>,
  to: SplitPart,
  pieces: number,
): readonly SplitLine[] {
  const line = lines.find((known) => known.id === id) ?? { id, stored: 0, away: 0 };
  const elsewhere = to === 'stored' ? line.away : line.stored;
  const next = { ...line, [to]: Math.max(0, Math.min(pieces, quantity - elsewhere)) };
  const others = lines.filter((known) => known.id !== id);
  return next.stored + next.away > 0 ? [...others, next] : others;
}

/** Cubic feet of each part of a list, to a thousandth. */
export const splitVolumes = (items: Items, lines: Lines): Readonly<Record<SplitPart, number>> => ({
  stored: inventoryTotals(storedItems(items, lines)).cubicFeet,
  away: inventoryTotals(takenAway(items, lines)).cubicFeet,
});
