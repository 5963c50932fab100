import type { FurnitureItem } from '../vocabulary';
import { load } from './load';
import type { Container, Packing, Piece } from './types';

/** No more pieces are drawn (assumption): the typical contents of three bedrooms and some more. */
export const MAX_DRAWN_PIECES = 160;

/** A list cut after so many pieces. */
export function firstPieces(items: readonly FurnitureItem[], most: number): readonly FurnitureItem[] {
  let room = most;
  return items.flatMap((item) => {
    const quantity = Math.min(item.quantity, room);
    room -= quantity;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Where things stand that find no room, in front of the hold; feet. */
const GROUND: Container = { width: 4.6, depth: 13, height: 7, kilograms: Infinity };
/** No more of them are drawn, so that the hold stays the picture. */
const MOST_OUTSIDE = 24;

/** What found no room in a hold, as it stands in front of it. */
export const besideHold = (left: readonly Piece[]): Packing => load(left.slice(0, MOST_OUTSIDE), GROUND);
