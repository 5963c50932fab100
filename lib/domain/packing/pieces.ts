import { findMeasures } from '../catalogue/measures';
import type { FurnitureItem } from '../vocabulary';
import type { Piece } from './types';

/** An own item is known by its volume only: a block with these sides to its cube root (assumption). */
const BLOCK = [1.3, 1, 1 / 1.3] as const;

/** Every single piece of a list, in the order of the list. `cubicFeet` and `kilograms` of a line are of one piece. */
export function piecesOf(items: readonly FurnitureItem[]): readonly Piece[] {
  return items.flatMap((item) => {
    const { form, feet } = findMeasures(item.id) ?? { form: 'carton', feet: block(item.cubicFeet) };
    const [width, depth, height] = feet;
    return Array.from({ length: item.quantity }, (_, index) => ({
      key: `${item.id}#${index + 1}`,
      itemId: item.id,
      form,
      width,
      depth,
      height,
      kilograms: item.kilograms,
    }));
  });
}

function block(cubicFeet: number) {
  const side = Math.cbrt(cubicFeet);
  return BLOCK.map((share) => Math.floor(side * share * 100) / 100) as [number, number, number];
}
