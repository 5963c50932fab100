import { planFit, type PlanFit } from '@/lib/domain/pricing/fit';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '@/lib/domain/catalogue/vans';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { Pence } from '@/lib/domain/money';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { MOVING_SPACES, type FurnitureItem, type MovingSpace } from '@/lib/domain/order-types';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { AddOnVariant } from '@/lib/domain/prices/price-lists';

/** A size of a move with the list in it. `price`: on an ordinary day, before distance, stairs and parking. */
export type PlanOffer = { readonly space: MovingSpace; readonly price: Pence; readonly fit: PlanFit };

export type MoveAdvice = {
  /** At equal prices the plan wins, because it leaves room for forgotten items. */
  readonly cheapest: PlanOffer;
  /** The smallest plan that holds the list, if it is not the cheapest size. */
  readonly plan: PlanOffer | null;
  readonly nextSmaller: PlanOffer | null;
};

/** Returns the price and the size of a move; null beyond two vans, which are planned by phone. */
export function adviseMove(items: readonly FurnitureItem[], addOnVariant: AddOnVariant): MoveAdvice | null {
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > MAX_CUBIC_FEET) return null;
  const offers = MOVING_SPACES.map((space) => offer(space, items, addOnVariant));
  const holds = ({ space }: PlanOffer) => space === 'custom' || cubicFeet <= PLAN_CAPACITY[space].cubicFeet;
  const plans = offers.filter(({ space }) => space !== 'custom');
  const [cheapest] = offers.filter(holds).toSorted((a, b) => a.price - b.price);
  const plan = plans.find(holds) ?? null;
  if (!cheapest) return null;
  return { cheapest, plan: plan === cheapest ? null : plan, nextSmaller: plans.findLast((one) => !holds(one)) ?? null };
}

function offer(movingSpace: MovingSpace, furnitureItems: readonly FurnitureItem[], addOnVariant: AddOnVariant) {
  const { addOns, isStudent, addresses, dates } = EMPTY_MOVING_ANSWERS;
  const { movingDate } = dates;
  const unknown = { distanceMiles: null, promo: null, addOnVariant };
  const quote = priceMove({ movingSpace, addOns, isStudent, addresses, furnitureItems, movingDate, ...unknown });
  return { space: movingSpace, price: quote.totalWithDiscount, fit: planFit(movingSpace, furnitureItems) };
}
