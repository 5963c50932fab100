import { formatCubicFeet } from '../catalogue/inventory';
import { customMovers, PLAN_CAPACITY, PLAN_MILES, type PlanCapacity } from '../catalogue/plan-capacity';
import { SPACE_TITLES } from '../catalogue/space-titles';
import { formatRate, NOTHING, pence, roundUp } from '../money';
import type { MovingSpace } from '../order-types';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT, PER_EXTRA_MILE } from '../prices/assumptions';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';
import { countWithNoun } from '../wording';
import { charge } from './charges';
import type { QuoteLine } from './quote';

/** Returns the charge for the van, the movers and the volume, and a second line for cubic feet beyond the plan. */
export function spaceCharges(space: MovingSpace, cubicFeet: number): readonly QuoteLine[] {
  if (space === 'custom') return customCharges(cubicFeet);
  const capacity = PLAN_CAPACITY[space];
  const plan = charge('moving_plan', MOVING_PLAN_PRICES[space], {
    label: SPACE_TITLES[space],
    detail: planDetail(capacity),
  });
  const extra = cubicFeet - capacity.cubicFeet;
  if (extra <= 0) return [plan];
  const detail = `${formatCubicFeet(extra)} more than the plan holds, at ${formatRate(PER_CUBIC_FOOT)}`;
  return [
    plan,
    charge('extra_volume', volumePrice(extra), {
      label: `${formatCubicFeet(cubicFeet)} of items`,
      detail,
      count: extra,
    }),
  ];
}

function customCharges(cubicFeet: number): readonly QuoteLine[] {
  const base = charge('custom_base', CUSTOM_BASE, {
    label: SPACE_TITLES.custom,
    detail: `${customMovers(cubicFeet)} movers, the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)} and ${PLAN_MILES} miles`,
  });
  const rest = cubicFeet - CUSTOM_BASE_CUBIC_FEET;
  if (rest <= 0) return [base];
  const detail = `${formatCubicFeet(rest)} after the first ${CUSTOM_BASE_CUBIC_FEET}, at ${formatRate(PER_CUBIC_FOOT)}`;
  return [
    base,
    charge('custom_volume', volumePrice(rest), {
      label: `${formatCubicFeet(cubicFeet)} of items`,
      detail,
      count: rest,
    }),
  ];
}

function volumePrice(cubicFeet: number) {
  return roundUp(cubicFeet * PER_CUBIC_FOOT);
}

function planDetail({ movers, boxes, vans, hours, miles }: PlanCapacity): string {
  const parts = [`${movers} movers`, `${boxes} boxes`];
  if (vans > 1) parts.push(`${vans} vans`);
  if (hours !== undefined) parts.push(`${hours} hours`);
  return [...parts, `the first ${miles} miles`].join(', ');
}

/** Returns the charge for the distance: zero within the first 25 miles, no line while the distance is unknown. */
export function distanceCharges(miles: number | null): readonly QuoteLine[] {
  if (miles === null) return [];
  const extra = Math.max(0, miles - PLAN_MILES);
  const label = countWithNoun(miles, 'mile');
  if (extra === 0)
    return [charge('distance', NOTHING, { label, detail: `the first ${PLAN_MILES} miles are included` })];
  const detail = `${extra} beyond the first ${PLAN_MILES}, at ${formatRate(PER_EXTRA_MILE)}`;
  return [charge('distance', pence(extra * PER_EXTRA_MILE), { label, detail, count: extra })];
}

/** Returns the line for road charges, which we pay, so it is zero (assumption). */
export function roadCharges(): QuoteLine {
  return charge('road_charges', NOTHING, { label: 'Congestion Charge, ULEZ and tolls' });
}
