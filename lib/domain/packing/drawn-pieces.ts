import type { Items } from '../order-types';
import type { Container, Packing, Piece } from './containers';
import { load } from './load';

/** The most pieces that are drawn (assumption): the typical contents of three bedrooms and some more. */
export const MAX_DRAWN_PIECES = 160;

export function firstPieces(items: Items, most: number): Items {
  let room = most;
  return items.flatMap((item) => {
    const quantity = Math.min(item.quantity, room);
    room -= quantity;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** The area in front of the hold for the pieces that do not fit, in feet. */
const GROUND: Container = { width: 4.6, depth: 13, height: 7, kilograms: Infinity };
/** The most pieces drawn in front, so that the hold remains the subject. */
const MOST_OUTSIDE = 24;

export const besideHold = (left: readonly Piece[]): Packing => load(left.slice(0, MOST_OUTSIDE), GROUND);
