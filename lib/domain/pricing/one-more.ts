import { quantityOf, withQuantity, type Piece } from '../catalogue/inventory-lines';
import { formatPence, pence, type Pence } from '../money';
import { priceMove, type MoveToPrice } from './moving';
import { VolumeTooLarge } from './volume-too-large';

/** What one more piece would do to the price, in words: priced for real, so that it is true for every plan. */
export function effectOfOneMore(move: MoveToPrice): (piece: Piece) => string {
  const now = totalOf(move);
  return (piece) => {
    const { furnitureItems } = move;
    const more = withQuantity(furnitureItems, piece, quantityOf(furnitureItems, piece.id) + 1);
    const then = totalOf({ ...move, furnitureItems: more });
    if (now === null || then === null) return 'more than two vans hold';
    if (then === now) return move.movingSpace === 'custom' ? 'included' : 'in your plan';
    return `adds ${formatPence(pence(then - now))}`;
  };
}

function totalOf(move: MoveToPrice): Pence | null {
  try {
    return priceMove(move).totalWithDiscount;
  } catch (error) {
    if (error instanceof VolumeTooLarge) return null;
    throw error;
  }
}
