import type { FixedMovingPlan } from '../order/types';

/** What a fixed plan holds: boxes, vans, movers and hours of spec §9, cubic feet of our own (assumption). */
export type PlanCapacity = {
  readonly boxes: number;
  readonly movers: number;
  readonly vans: number;
  /** Miles of the whole trip. */
  readonly miles: number;
  /** Only the mini move has a time limit. */
  readonly hours?: number;
  /** Everything that moves, boxes included: where the plan's price meets the custom price of 60p a cubic foot. */
  readonly cubicFeet: number;
};

/** Miles that every move includes, custom moves too (spec §9). */
export const PLAN_MILES = 25;

export const PLAN_CAPACITY: Readonly<Record<FixedMovingPlan, PlanCapacity>> = {
  mini: { boxes: 10, movers: 2, vans: 1, miles: PLAN_MILES, hours: 2, cubicFeet: 210 },
  one_bedroom: { boxes: 30, movers: 2, vans: 1, miles: PLAN_MILES, cubicFeet: 360 },
  two_bedroom: { boxes: 55, movers: 3, vans: 1, miles: PLAN_MILES, cubicFeet: 677 },
  three_bedroom: { boxes: 75, movers: 4, vans: 2, miles: PLAN_MILES, cubicFeet: 1343 },
};

/** Movers of a custom move: those of the plan that would hold it (assumption). */
export function customMovers(cubicFeet: number): number {
  if (cubicFeet <= PLAN_CAPACITY.one_bedroom.cubicFeet) return PLAN_CAPACITY.one_bedroom.movers;
  if (cubicFeet <= PLAN_CAPACITY.two_bedroom.cubicFeet) return PLAN_CAPACITY.two_bedroom.movers;
  return PLAN_CAPACITY.three_bedroom.movers;
}
