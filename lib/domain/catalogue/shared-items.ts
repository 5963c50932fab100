import type { FurnitureItem } from '../vocabulary';
import { findFurniture } from './furniture';

/**
 * How many of each thing of the catalogue others have put into a list. Whoever holds the list is told them beside it, and
 * sends them back with it: so what of it is their own is known however long ago they read it.
 */
export type SharedCounts = Readonly<Record<string, number>>;

export type CountedItem = { readonly id: string; readonly quantity: number };

const countOf = (counts: SharedCounts, id: string): number => (Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0);

/** What several people have, thing by thing. */
export function sumCounts(items: readonly CountedItem[]): SharedCounts {
  const counts = new Map<string, number>();
  for (const { id, quantity } of items) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return Object.fromEntries([...counts].filter(([, quantity]) => quantity > 0));
}

/** Counts as somebody sent them back: of what is in the catalogue, and whole. */
export function readCounts(value: unknown): SharedCounts {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0 && !!findFurniture(entry[0]),
  );
  return Object.fromEntries(known);
}

/** A list without what others have put into it. */
export function ownItems(items: readonly FurnitureItem[], others: SharedCounts): readonly FurnitureItem[] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - countOf(others, item.id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Somebody's own things with those of the others: what both have is one line, in its place; the others' own follow. */
export function joinItems(own: readonly FurnitureItem[], others: SharedCounts): readonly FurnitureItem[] {
  const listed = new Set(own.map(({ id }) => id));
  const lines = own.map((item) => ({ ...item, quantity: item.quantity + countOf(others, item.id) }));
  const added = Object.entries(others).flatMap(([id, quantity]) => {
    const entry = listed.has(id) ? undefined : findFurniture(id);
    return entry && quantity > 0
      ? [{ id, title: entry.title, quantity, cubicFeet: entry.cubicFeet, kilograms: entry.kilograms }]
      : [];
  });
  return [...lines, ...added];
}

/** The things of some counts, with volume and weight from the catalogue. */
export const itemsOfCounts = (counts: SharedCounts): readonly FurnitureItem[] => joinItems([], counts);
