import type { Pence } from '../money';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '../order-types';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '../prices/assumptions';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';

/** The capacity of a fixed plan (spec §9), and cubic feet that follow from its price (assumption). */
export type PlanCapacity = {
  readonly boxes: number;
  readonly movers: number;
  readonly vans: number;
  /** Miles of the whole trip. */
  readonly miles: number;
  /** The time limit, which only the mini move has. */
  readonly hours?: number;
  /** The whole volume, boxes included, at which the plan's price equals the custom price. */
  readonly cubicFeet: number;
};

/** Miles included in every move, custom moves too (spec §9). */
export const PLAN_MILES = 25;

const NAMED: Readonly<Record<FixedMovingPlan, Omit<PlanCapacity, 'miles' | 'cubicFeet'>>> = {
  mini: { boxes: 10, movers: 2, vans: 1, hours: 2 },
  one_bedroom: { boxes: 30, movers: 2, vans: 1 },
  two_bedroom: { boxes: 55, movers: 3, vans: 1 },
  three_bedroom: { boxes: 75, movers: 4, vans: 2 },
};

/** Returns the volume for which a custom move costs as much as the plan, so that neither is the better deal. */
const volumeFor = (price: Pence): number => Math.round((price - CUSTOM_BASE) / PER_CUBIC_FOOT) + CUSTOM_BASE_CUBIC_FEET;

const capacityOf = (plan: FixedMovingPlan): PlanCapacity => ({
  ...NAMED[plan],
  miles: PLAN_MILES,
  cubicFeet: volumeFor(MOVING_PLAN_PRICES[plan]),
});

export const PLAN_CAPACITY: Readonly<Record<FixedMovingPlan, PlanCapacity>> = {
  mini: capacityOf('mini'),
  one_bedroom: capacityOf('one_bedroom'),
  two_bedroom: capacityOf('two_bedroom'),
  three_bedroom: capacityOf('three_bedroom'),
};

/** Returns the movers of a custom move: those of the plan that would hold its volume (assumption). */
export function customMovers(cubicFeet: number): number {
  const plan = FIXED_MOVING_PLANS.find((each) => cubicFeet <= PLAN_CAPACITY[each].cubicFeet);
  return PLAN_CAPACITY[plan ?? 'three_bedroom'].movers;
}
