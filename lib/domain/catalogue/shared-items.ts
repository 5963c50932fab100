import type { Items } from '../order-types';
import { findFurniture } from './furniture';

/**
 * The quantities that other people have put into a shared list. Its owner sends them back with the list, so that the
 * owner's own items are known however long ago it was read.
 */
export type SharedCounts = Readonly<Record<string, number>>;

export type CountedItem = { readonly id: string; readonly quantity: number };

const countOf = (counts: SharedCounts, id: string): number => (Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0);

export function sumCounts(items: readonly CountedItem[]): SharedCounts {
  const counts = new Map<string, number>();
  for (const { id, quantity } of items) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return Object.fromEntries([...counts].filter(([, quantity]) => quantity > 0));
}

/** Returns counts from untrusted JSON: only whole quantities of catalogue items. */
export function readCounts(value: unknown): SharedCounts {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0 && !!findFurniture(entry[0]),
  );
  return Object.fromEntries(known);
}

export function ownItems(items: Items, others: SharedCounts): Items {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - countOf(others, item.id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Merges a person's items with the others': shared items become one line in their place, the others' follow. */
export function joinItems(own: Items, others: SharedCounts): Items {
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

export const itemsOfCounts = (counts: SharedCounts): Items => joinItems([], counts);
