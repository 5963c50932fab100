import { quantityOf, withQuantity, type Piece } from '../catalogue/inventory-lines';
import { MOST_VANS } from '../catalogue/vans';
import { formatPence, pence, type Pence } from '../money';
import type { Items } from '../order-types';
import { TooHeavy, VolumeTooLarge } from './load-limits';
import { priceMove, type MoveToPrice } from './moving';

/**
 * Returns a function that describes how one more of a piece changes the real price; '' if it does not.
 * `totalOf` prices a list in pence and may throw VolumeTooLarge or TooHeavy.
 */
export function effectOnTotal(items: Items, totalOf: (items: Items) => Pence): (piece: Piece) => string {
  const now = totalOrReason(items, totalOf);
  return (piece) => {
    const then = totalOrReason(withQuantity(items, piece, quantityOf(items, piece.id) + 1), totalOf);
    if (typeof then === 'string') return then;
    if (typeof now === 'string') return now;
    return then === now ? '' : `adds ${formatPence(pence(then - now))}`;
  };
}

export const effectOfOneMore = (move: MoveToPrice): ((piece: Piece) => string) =>
  effectOnTotal(move.furnitureItems, (furnitureItems) => priceMove({ ...move, furnitureItems }).totalWithDiscount);

/** Returns the price in pence, or why there is none, in words. */
function totalOrReason(items: Items, totalOf: (items: Items) => Pence): Pence | string {
  try {
    return totalOf(items);
  } catch (error) {
    if (error instanceof VolumeTooLarge) return `more than ${MOST_VANS} hold`;
    if (error instanceof TooHeavy) return 'priced by request';
    throw error;
  }
}
