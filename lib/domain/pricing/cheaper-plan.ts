import { inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { pence, type Pence } from '../money';
import { MOVING_SPACES, type MovingSpace } from '../order-types';
import { priceMove, type MoveToPrice } from './moving';

export type CheaperPlan = { readonly movingSpace: MovingSpace; readonly saving: Pence };

/**
 * Returns the size that moves the list for the least money, if it is not the chosen one. A size too small is offered
 * only if the chosen one is too small as well. Null for an empty list. Throws VolumeTooLarge.
 */
export function cheaperPlan(move: MoveToPrice): CheaperPlan | null {
  const { pieces, cubicFeet } = inventoryTotals(move.furnitureItems);
  if (pieces === 0) return null;
  const priceAs = (movingSpace: MovingSpace) => priceMove({ ...move, movingSpace }).totalWithDiscount;
  const current = priceAs(move.movingSpace);
  const isOver = !holds(move.movingSpace, cubicFeet);
  const offers = MOVING_SPACES.filter((movingSpace) => isOver || holds(movingSpace, cubicFeet)).map((movingSpace) => ({
    movingSpace,
    saving: pence(current - priceAs(movingSpace)),
  }));
  const [best] = offers.sort((a, b) => b.saving - a.saving);
  return best && best.saving > 0 ? best : null;
}

function holds(movingSpace: MovingSpace, cubicFeet: number): boolean {
  return movingSpace === 'custom' || cubicFeet <= PLAN_CAPACITY[movingSpace].cubicFeet;
}
