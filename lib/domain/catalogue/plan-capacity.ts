import type { Pence } from '../money';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '../vocabulary';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '../prices/assumptions';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';

/** What a fixed plan holds: boxes, vans, movers and hours of spec §9, cubic feet that follow from its price (assumption). */
export type PlanCapacity = {
  readonly boxes: number;
  readonly movers: number;
  readonly vans: number;
  /** Miles of the whole trip. */
  readonly miles: number;
  /** Only the mini move has a time limit. */
  readonly hours?: number;
  /** Everything that moves, boxes included: where the plan's price meets the custom price for the same volume. */
  readonly cubicFeet: number;
};

/** Miles that every move includes, custom moves too (spec §9). */
export const PLAN_MILES = 25;

/** What spec §9 names of each plan. */
const NAMED: Readonly<Record<FixedMovingPlan, Omit<PlanCapacity, 'miles' | 'cubicFeet'>>> = {
  mini: { boxes: 10, movers: 2, vans: 1, hours: 2 },
  one_bedroom: { boxes: 30, movers: 2, vans: 1 },
  two_bedroom: { boxes: 55, movers: 3, vans: 1 },
  three_bedroom: { boxes: 75, movers: 4, vans: 2 },
};

/** The volume for which a custom move costs what the plan does: no customer does better with the other of the two. */
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

/** Movers of a custom move: those of the plan that would hold it (assumption). */
export function customMovers(cubicFeet: number): number {
  const plan = FIXED_MOVING_PLANS.find((each) => cubicFeet <= PLAN_CAPACITY[each].cubicFeet);
  return PLAN_CAPACITY[plan ?? 'three_bedroom'].movers;
}
