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

/** The items of a list that go somewhere, in its order. */
function part(lines: Lines, items: Items, take: (line: SplitLine, quantity: number) => number): Items {
  const split = new Map(listedSplit(lines, items).map((line) => [line.id, line]));
  return items.flatMap((item) => {
    const quantity = take(split.get(item.id) ?? { id: item.id, stored: 0, away: 0 }, item.quantity);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

export const storedItems = (items: Items, lines: Lines): Items => part(lines, items, ({ stored }) => stored);
export const takenAway = (items: Items, lines: Lines): Items => part(lines, items, ({ away }) => away);
/** What comes into the new home. */
export const deliveredItems = (items: Items, lines: Lines): Items =>
  part(lines, items, ({ stored, away }, quantity) => quantity - stored - away);
/** What is moved: into the new home or our storage. */
export const keptItems = (items: Items, lines: Lines): Items =>
  part(lines, items, ({ away }, quantity) => quantity - away);

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
