import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate, type Pence } from '@/lib/domain/money';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { FIXED_MOVING_PLANS, type FixedMovingPlan, type MovingSpace } from '@/lib/domain/order-types';
import { CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '@/lib/domain/prices/assumptions';
import { priceMove } from '@/lib/domain/pricing/moving';
import { countWithNoun } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import { PLAN_DRAWINGS } from './drawings';

const NAMES: Readonly<Record<MovingSpace, { readonly label: string; readonly title: string }>> = {
  mini: { label: 'Mini', title: 'Mini move' },
  one_bedroom: { label: '1 bed', title: '1 bedroom' },
  two_bedroom: { label: '2 bed', title: '2 bedrooms' },
  three_bedroom: { label: '3 bed', title: '3 bedrooms' },
  custom: { label: 'Custom', title: 'Custom move' },
};

/** Returns the engine's price for a move of this size before any other answer is known. */
export function priceFrom(movingSpace: MovingSpace): Pence {
  const { addOns, isStudent, addresses, furnitureItems } = EMPTY_MOVING_ANSWERS;
  const { addOnVariant } = SITE;
  return priceMove({
    movingSpace,
    addOns,
    isStudent,
    addresses,
    furnitureItems,
    addOnVariant,
    movingDate: '',
    distanceMiles: null,
    promo: null,
  }).totalWithDiscount;
}

/** Returns the sizes of the instant price, fixed plans first. */
export function instantPlans() {
  const fixed = FIXED_MOVING_PLANS.map((space) => {
    const { movers, boxes, miles } = PLAN_CAPACITY[space];
    return size(space, `${movers} movers · ${boxes} boxes`, `${miles} miles`);
  });
  return [
    ...fixed,
    size('custom', `${CUSTOM_BASE_CUBIC_FEET} cubic feet, then ${formatRate(PER_CUBIC_FOOT)} each`, ''),
  ];
}

function size(space: MovingSpace, facts: string, reach: string) {
  return { space, label: NAMES[space].label, price: formatPence(priceFrom(space)), facts, reach };
}

/** Returns the fixed plans as cards: the contents of each, drawn box by box. */
export function planCards() {
  return FIXED_MOVING_PLANS.map((space) => ({
    space,
    title: NAMES[space].title,
    price: formatPence(priceFrom(space)),
    points: pointsOf(space),
    drawing: PLAN_DRAWINGS[space],
  }));
}

function pointsOf(space: FixedMovingPlan): readonly string[] {
  const { boxes, movers, vans, miles, hours, cubicFeet } = PLAN_CAPACITY[space];
  return [
    `${boxes} boxes and furniture, ${cubicFeet.toLocaleString('en-GB')} cubic feet in all`,
    `${countWithNoun(vans, 'van')}, up to ${miles} miles`,
    hours ? `${movers} movers for ${hours} hours` : `${movers} movers`,
  ];
}
