import { formatCubicFeet } from '../catalogue/inventory';
import { customMovers, PLAN_CAPACITY, PLAN_MILES, type PlanCapacity } from '../catalogue/plan-capacity';
import { SPACE_TITLES } from '../catalogue/space-titles';
import { formatRate, NOTHING, pence, roundUp } from '../money';
import type { MovingSpace } from '../order-types';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT, PER_EXTRA_MILE } from '../prices/assumptions';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';
import { countWithNoun } from '../wording';
import { charge } from './charges';
import type { QuoteLine, QuoteLines } from './quote';

/** Returns the charge for the van, the movers and the volume, and a second line for cubic feet beyond the plan. */
export function spaceCharges(space: MovingSpace, cubicFeet: number): QuoteLines {
  if (space === 'custom') {
    const included = `the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)} and ${PLAN_MILES} miles`;
    const words = { label: SPACE_TITLES.custom, detail: `${customMovers(cubicFeet)} movers, ${included}` };
    const beyond = `after the first ${CUSTOM_BASE_CUBIC_FEET}`;
    return [
      charge('custom_base', CUSTOM_BASE, words),
      ...volumeCharges('custom_volume', cubicFeet, cubicFeet - CUSTOM_BASE_CUBIC_FEET, beyond),
    ];
  }
  const capacity = PLAN_CAPACITY[space];
  const words = { label: SPACE_TITLES[space], detail: planDetail(capacity) };
  return [
    charge('moving_plan', MOVING_PLAN_PRICES[space], words),
    ...volumeCharges('extra_volume', cubicFeet, cubicFeet - capacity.cubicFeet, 'more than the plan holds'),
  ];
}

function volumeCharges(
  code: 'custom_volume' | 'extra_volume',
  cubicFeet: number,
  beyond: number,
  what: string,
): QuoteLines {
  if (beyond <= 0) return [];
  const detail = `${formatCubicFeet(beyond)} ${what}, at ${formatRate(PER_CUBIC_FOOT)}`;
  const words = { label: `${formatCubicFeet(cubicFeet)} of items`, detail, count: beyond };
  return [charge(code, roundUp(beyond * PER_CUBIC_FOOT), words)];
}

function planDetail({ movers, boxes, vans, hours, miles }: PlanCapacity): string {
  const parts = [`${movers} movers`, `${boxes} boxes`];
  if (vans > 1) parts.push(`${vans} vans`);
  if (hours !== undefined) parts.push(`${hours} hours`);
  return [...parts, `the first ${miles} miles`].join(', ');
}

/** Returns the charge for the distance: zero within the first 25 miles, no line while the distance is unknown. */
export function distanceCharges(miles: number | null): QuoteLines {
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
