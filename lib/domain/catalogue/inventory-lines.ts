import type { FurnitureItem } from '../order-types';

/** An item of the catalogue or of the visitor's own, without a quantity. */
export type Piece = Omit<FurnitureItem, 'quantity'>;

export const quantityOf = (items: readonly FurnitureItem[], id: string): number =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/**
 * Returns the list with `quantity` pieces of an item: adds a line at the end, changes the line in its place, or removes
 * it.
 */
export function withQuantity(
  items: readonly FurnitureItem[],
  piece: Piece,
  quantity: number,
): readonly FurnitureItem[] {
  if (quantity <= 0) return items.filter(({ id }) => id !== piece.id);
  if (quantityOf(items, piece.id) > 0)
    return items.map((item) => (item.id === piece.id ? { ...item, quantity } : item));
  const { id, title, cubicFeet, kilograms } = piece;
  return [...items, { id, title, quantity, cubicFeet, kilograms }];
}
