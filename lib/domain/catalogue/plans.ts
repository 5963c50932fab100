import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET } from '../prices/assumptions';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';
import { formatPence, type Pence } from '../money';
import { MOVING_SPACES, type MovingSpace } from '../order-types';
import { countWithNoun } from '../wording';
import { formatCubicFeet } from './inventory';
import { PLAN_CAPACITY, PLAN_MILES } from './plan-capacity';
import { SPACE_TITLES } from './space-titles';
import { MOST_VANS } from './vans';

/** A moving plan as displayed (spec §3). `price` is the plan's base price: before distance, floors and add-ons. */
export type MovingPlan = {
  readonly key: MovingSpace;
  readonly title: string;
  readonly price: Pence;
  readonly advantages: readonly string[];
  readonly tooltip: string;
  /** Name of the drawing (spec §3, "Illustrations": move sizes). Pages map it to a file. */
  readonly image: 'mini-move' | '1-bed' | '2-bed' | '3-bed' | 'custom';
  readonly testSelector: string;
};

const WORDS: Readonly<Record<MovingSpace, Pick<MovingPlan, 'tooltip' | 'image'>>> = {
  mini: {
    image: 'mini-move',
    tooltip: `A room or a studio with little furniture, done within ${PLAN_CAPACITY.mini.hours} hours.`,
  },
  one_bedroom: { image: '1-bed', tooltip: 'A living room, a bedroom and a kitchen.' },
  two_bedroom: { image: '2-bed', tooltip: 'A living room, two bedrooms and a kitchen.' },
  three_bedroom: { image: '3-bed', tooltip: 'A house or a large flat, in two vans on the same day.' },
  custom: { image: 'custom', tooltip: `You list what you are moving and pay by volume, from one box to ${MOST_VANS}.` },
};

export const MOVING_PLANS: readonly MovingPlan[] = MOVING_SPACES.map((key) => ({
  key,
  title: SPACE_TITLES[key],
  price: key === 'custom' ? CUSTOM_BASE : MOVING_PLAN_PRICES[key],
  advantages: advantagesOf(key),
  ...WORDS[key],
  testSelector: `moving-plan-${key}`,
}));

function advantagesOf(space: MovingSpace): readonly string[] {
  if (space === 'custom') {
    return [
      'Pay for what you list',
      `The first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}`,
      `Up to ${PLAN_MILES} miles`,
    ];
  }
  const { boxes, movers, vans, miles, hours } = PLAN_CAPACITY[space];
  return [
    `${boxes} boxes and your furniture`,
    `${movers} movers`,
    countWithNoun(vans, 'van'),
    `Up to ${miles} miles`,
    ...(hours === undefined ? [] : [`Up to ${hours} hours`]),
  ];
}

/** Returns a plan's price for display: "£259", "from £49" for a custom move. */
export const planPriceText = ({ key, price }: Pick<MovingPlan, 'key' | 'price'>): string =>
  `${key === 'custom' ? 'from ' : ''}${formatPence(price)}`;
