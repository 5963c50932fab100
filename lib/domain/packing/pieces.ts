import { findMeasures } from '../catalogue/measures';
import type { Items } from '../order-types';
import type { Piece } from './containers';

/** The side ratios of an own item, of which only the volume is known, relative to its cube root (assumption). */
const BLOCK = [1.3, 1, 1 / 1.3] as const;

/** Returns every single piece of a list in its order. `cubicFeet` and `kilograms` of a line are those of one piece. */
export function piecesOf(items: Items): readonly Piece[] {
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
