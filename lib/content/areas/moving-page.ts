import { formatPence, formatLineAmount } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '@/lib/domain/order-types';
import { FIRST_QUESTION } from '@/lib/domain/order/labels';
import { areaInSentence } from '@/lib/domain/places/areas';
import { chosenPath, ROUTES } from '@/lib/routes';
import { HOME_DRAWINGS, PLAN_DRAWINGS } from '../drawings';
import { priceFrom } from '../moving-plans';
import { REVIEWS, areaReviews } from '../reviews/reviews';
import { areaPath, areaMap } from './area-links';
import type { Borough, HomeKind } from './borough';
import { movingQuestions } from './moving-questions';
import { type Area, movingLead, reachText, roadText } from './moving-words';
import { nearContent } from './near';
import { NO_PARKING_TEXT, parkingContent } from './parking';
import { atTheDoor, movePrice } from './prices';
import { type Reach, reachOf } from './reach';
import { accessText, districtsText, milesText } from './wording';

const PLAN_NAMES: Readonly<Record<FixedMovingPlan, string>> = {
  mini: 'Mini move',
  one_bedroom: '1 bedroom',
  two_bedroom: '2 bedrooms',
  three_bedroom: '3 bedrooms',
};

/** The plans to compare, by the most common kind of home. */
const PLANS_FOR: Readonly<Record<HomeKind, readonly FixedMovingPlan[]>> = {
  towers: ['mini', 'one_bedroom', 'two_bedroom'],
  conversions: ['mini', 'one_bedroom', 'two_bedroom'],
  mansion: ['one_bedroom', 'two_bedroom', 'three_bedroom'],
  terraces: ['one_bedroom', 'two_bedroom', 'three_bedroom'],
  semis: ['one_bedroom', 'two_bedroom', 'three_bedroom'],
};

/** Returns the content of a borough's moving page, made once at build time. */
export function movingAreaContent(borough: Borough, shown = REVIEWS) {
  const area: Area = { borough, reach: reachOf(borough) };
  const { name, moving, middle } = borough;
  const space = moving.space;
  return {
    title: `Man and van in ${areaInSentence(name)}`,
    lead: movingLead(area),
    drawing: PLAN_DRAWINGS[space],
    form: {
      action: ROUTES.movingQuote,
      title: 'Get your moving price',
      district: { label: 'Your postcode district', options: borough.districts, initial: middle },
      choice: {
        label: 'What you are moving',
        options: FIXED_MOVING_PLANS.map((plan) => ({
          value: plan,
          label: `${PLAN_NAMES[plan]}, ${formatPence(priceFrom(plan))}`,
        })),
        initial: space,
      },
      hidden: [],
      button: FIRST_QUESTION,
    },
    local: {
      title: moving.title,
      paragraphs: [moving.text, roadText(area)],
      districts: borough.districts,
      districtsText: districtsText(borough),
      neighbourhoods: borough.neighbourhoods,
    },
    parking: { title: 'Parking for the van', ...parkingContent(borough), own: NO_PARKING_TEXT },
    example: moveExample(borough),
    table: pricesTable(area),
    slots: {
      service: 'MOVING' as const,
      plan: space,
      term: null,
      district: middle,
      href: startHref(borough),
      lead: `${PLAN_NAMES[space]} from ${middle}, before stairs.`,
    },
    near: nearContent(area, 'moving'),
    questions: movingQuestions(area),
    reviews: areaReviews(borough, 'moving', shown),
    call: {
      title: `From ${moving.from.place}, or anywhere in ${areaInSentence(name)}`,
      text: 'Choose a day and a two-hour slot, and see the full price before you give your name or number.',
      drawing: HOME_DRAWINGS['services/moving'],
      price: { lead: 'from', price: formatPence(priceFrom(space)) },
      action: { label: 'See your price', href: startHref(borough), spot: 'area_moving' },
    },
    words: { title: titleOf(borough), description: descriptionOf(area) },
    map: areaMap('moving'),
    path: areaPath('moving', name),
  };
}

const startHref = ({ middle, moving }: Borough) => chosenPath(ROUTES.movingQuote, { plan: moving.space, from: middle });

const titleOf = ({ name }: Borough) => `Man and van in ${areaInSentence(name)}`;

function descriptionOf({ borough, reach }: Area): string {
  const { name, neighbourhoods, moving } = borough;
  const [first = '', second = ''] = neighbourhoods;
  return `Movers in ${first}, ${second} and all of ${areaInSentence(name)}: ${formatPence(priceFrom(moving.space))} for ${PLAN_NAMES[moving.space].toLowerCase()}, prices to ${areaInSentence(reach.nearest.name)} and beyond, parking, available slots.`;
}

/** Returns one example move from the borough, priced line by line. */
function moveExample({ moving }: Borough) {
  const { from, to, space } = moving;
  const { lines, totalWithDiscount } = movePrice(from, to, space);
  return {
    title: `${from.place} to ${to.place}, line by line`,
    stops: [
      { where: `${from.place}, ${from.district}`, how: accessText(from) },
      { where: `${to.place}, ${to.district}`, how: accessText(to) },
    ],
    lines: lines.map(({ key, label, detail, amount }) => ({
      key,
      label,
      detail: detail ?? null,
      amount: formatLineAmount(amount),
    })),
    total: { label: 'Total on an ordinary day', amount: formatPence(totalWithDiscount) },
  };
}

function pricesTable(area: Area) {
  const { borough, reach } = area;
  const plans = PLANS_FOR[borough.homes];
  return {
    title: `What it costs from ${borough.middle}`,
    lead: reachText(area),
    columns: ['To', ...plans.map((plan) => PLAN_NAMES[plan])],
    rows: destinations(reach).map(({ name, district, miles }) => ({
      name,
      detail: `${district}, ${milesText(miles)}`,
      cells: plans.map((plan) =>
        formatPence(movePrice(atTheDoor(borough.middle), atTheDoor(district), plan).totalWithDiscount),
      ),
    })),
    note: 'Includes VAT, tolls and road charges; for homes without stairs, on a day that is not busy.',
  };
}

/** Returns example destinations: near, half-way, far, and out of London. */
function destinations({ others, nearest, farthest, town }: Reach) {
  const middle = others[Math.floor(others.length / 2)];
  return [nearest, ...(middle ? [middle] : []), farthest, town];
}
