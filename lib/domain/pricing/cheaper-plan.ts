import { inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { pence, type Pence } from '../money';
import { MOVING_SPACES, type Items, type MovingSpace } from '../order-types';

/** A size with its total price and what it saves, both in pence. */
export type CheaperPlan = { readonly movingSpace: MovingSpace; readonly total: Pence; readonly saving: Pence };

/**
 * Returns the size that moves the list for the least money, if it is not the chosen one. A size too small is offered
 * only if the chosen one is too small as well. `totalOf` prices a size, or returns null if it has no price online. Null
 * for an empty list, and if the chosen size has no price.
 */
export function cheaperPlan(
  chosen: MovingSpace,
  items: Items,
  totalOf: (movingSpace: MovingSpace) => Pence | null,
): CheaperPlan | null {
  const { pieces, cubicFeet } = inventoryTotals(items);
  const current = pieces === 0 ? null : totalOf(chosen);
  if (current === null) return null;
  const isOver = !holds(chosen, cubicFeet);
  const offers = MOVING_SPACES.filter((movingSpace) => isOver || holds(movingSpace, cubicFeet)).flatMap(
    (movingSpace) => {
      const total = totalOf(movingSpace);
      return total === null ? [] : [{ movingSpace, total, saving: pence(current - total) }];
    },
  );
  const [best] = offers.sort((a, b) => b.saving - a.saving);
  return best && best.saving > 0 ? best : null;
}

function holds(movingSpace: MovingSpace, cubicFeet: number): boolean {
  return movingSpace === 'custom' || cubicFeet <= PLAN_CAPACITY[movingSpace].cubicFeet;
}
