import type { FurnitureItem, Items } from '../order-types';

/** An item of the catalogue or of the visitor's own, without a quantity. */
export type Piece = Omit<FurnitureItem, 'quantity'>;

export const quantityOf = (items: Items, id: string): number => items.find((item) => item.id === id)?.quantity ?? 0;

/** Returns the list with `quantity` pieces of an item, in its place or at the end. Zero removes the line. */
export function withQuantity(items: Items, piece: Piece, quantity: number): Items {
  if (quantity <= 0) return items.filter(({ id }) => id !== piece.id);
  if (quantityOf(items, piece.id) > 0)
    return items.map((item) => (item.id === piece.id ? { ...item, quantity } : item));
  const { id, title, cubicFeet, kilograms } = piece;
  return [...items, { id, title, quantity, cubicFeet, kilograms }];
}

type ItemDifference = { readonly title: string; readonly more: number };

/** Returns the key by which two lists' lines are the same item: everything but the quantity. */
const keyOf = ({ id, title, cubicFeet, kilograms }: FurnitureItem): string =>
  JSON.stringify([id, title, cubicFeet, kilograms]);

/** Returns the items added to and removed from a list, in the order of the new list and then of the old one. */
export function itemDifferences(before: Items, after: Items): readonly ItemDifference[] {
  const differences = new Map<string, { title: string; more: number }>();
  const count = (item: FurnitureItem, quantity: number) => {
    const key = keyOf(item);
    const more = (differences.get(key)?.more ?? 0) + quantity;
    differences.set(key, { title: item.title, more });
  };
  for (const item of after) count(item, item.quantity);
  for (const item of before) count(item, -item.quantity);
  return [...differences.values()].filter(({ more }) => more !== 0);
}
