import { formatPence, pence } from '@/lib/domain/money';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { FurnitureItem } from '@/lib/domain/order/types';
import { quantityOf, withQuantity } from '../../inventory-lines';
import { localQuote } from '../../price';

type Piece = Omit<FurnitureItem, 'quantity'>;

/** What one more piece would do to the price, in words: priced for real, so that it is true for every plan. */
export function effectOfOneMore(values: MovingAnswers): (piece: Piece) => string {
  const now = localQuote(values, null)?.totalWithDiscount;
  return (piece) => {
    const { furnitureItems } = values;
    const more = withQuantity(furnitureItems, piece, quantityOf(furnitureItems, piece.id) + 1);
    const then = localQuote({ ...values, furnitureItems: more }, null)?.totalWithDiscount;
    if (now === undefined || then === undefined) return 'more than two vans hold';
    if (then === now) return values.movingSpace === 'custom' ? 'included' : 'in your plan';
    return `adds ${formatPence(pence(then - now))}`;
  };
}
