import type { FurnitureItem } from '../vocabulary';

/** One thing of the catalogue or of the visitor's own, without a count. */
export type Piece = Omit<FurnitureItem, 'quantity'>;

export const quantityOf = (items: readonly FurnitureItem[], id: string): number =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/** The list with `quantity` pieces of an item: a new line at the end, a changed line in its place, or none. */
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
