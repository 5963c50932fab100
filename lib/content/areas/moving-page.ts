import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatLineAmount, formatPence, formatRate, pence } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS, type FixedMovingPlan, type MovingSpace } from '@/lib/domain/order-types';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { SEE_DAYS } from '@/lib/domain/order/labels';
import { noticeWords } from '@/lib/domain/parking/words';
import { areaInSentence } from '@/lib/domain/places/areas';
import * as prices from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/charges';
import { capitalised, inWords } from '@/lib/domain/wording';
import { ROUTES, chosenPath } from '@/lib/routes';
import { HOME_DRAWINGS, PLAN_DRAWINGS } from '../drawings';
import { priceFrom } from '../moving-plans';
import { REVIEWS, areaReviews } from '../reviews/reviews';
import { areaMap, areaPath } from './area-links';
import type { Borough, HomeKind } from './borough';
import { BOROUGHS } from './boroughs';
import { nearContent } from './near';
import { NO_PARKING_TEXT, parkingContent } from './parking';
import { atTheDoor, movePrice } from './prices';
import { reachOf, type Area, type Reach } from './reach';
import { accessText, andList, districtsText, milesText, roadsOf, sharedDistricts, spokenList } from './wording';

const price = (space: MovingSpace) => formatPence(priceFrom(space));
const rate = formatRate(prices.PER_EXTRA_MILE);

/**
 * FAR_OUT: miles from Charing Cross from which a borough counts as far out. LARGE: its number of districts to count as
 * large.
 */
const FAR_OUT = 14;
const LARGE = 9;

/** Returns the text under the title: a feature of the borough that affects its prices. */
export function movingLead(area: Area): string {
  const { borough, reach } = area;
  const { name, bank, congestionZone, districts, homes, neighbourhoods } = borough;
  const [first = '', second = ''] = neighbourhoods;
  const last = neighbourhoods.at(-1) ?? '';
  if (congestionZone === 'inside') {
    return `${capitalised(inWords(districts.length))} postcode districts, all of them inside the Congestion Charge zone. A one-bedroom move costs ${price('one_bedroom')}, including the charge.`;
  }
  if (bank === 'both') {
    return `North or south of the river, from ${first} to ${last}, a two-bedroom move costs ${price('two_bedroom')}. That includes ${PLAN_MILES} miles, whichever bank you move to.`;
  }
  if (typeof congestionZone === 'object') return zoneLead(borough, congestionZone.partly);
  if (homes === 'mansion') {
    return `${price('one_bedroom')} for one bedroom or ${price('two_bedroom')} for two, from ${first} to ${last}. Anything that stairs or parking add is in the price before you book.`;
  }
  if (reach.centre >= FAR_OUT && reach.beyond.length > 3 && borough.acrossTheRiver.length === 0) {
    return `It is ${milesText(reach.centre)} from ${first} to Charing Cross. Every plan includes ${PLAN_MILES} miles: two bedrooms cost ${price('two_bedroom')}, and each mile beyond adds ${rate}.`;
  }
  if (reach.centre >= FAR_OUT && reach.beyond.length > 3) {
    return `${capitalised(areaInSentence(name))} is ${milesText(reach.centre)} by road ${directionPhrase(reach)}. A three-bedroom move of up to ${PLAN_MILES} miles costs ${price('three_bedroom')}; each mile beyond is ${rate}, and you see the distance before you book.`;
  }
  if (homes === 'towers') {
    return `From a tower in ${first} or a terrace in ${second}, a room costs ${price('mini')} and a one-bedroom flat ${price('one_bedroom')}. You choose a two-hour slot to match your lift booking.`;
  }
  if (homes === 'conversions') {
    return `In ${first} and ${second} the price often depends on the stairs. Tell us your floor and we show what it adds: one bedroom is ${price('one_bedroom')} from the ground floor or with a lift.`;
  }
  if (districts.length >= LARGE && homes !== 'semis') {
    return `${capitalised(inWords(districts.length))} postcode districts, from ${districts[0] ?? ''} to ${districts.at(-1) ?? ''}, and the same prices in ${first} as in ${last}: ${price('two_bedroom')} for two bedrooms within ${PLAN_MILES} miles.`;
  }
  if (districts.length >= LARGE + 2) {
    return `${capitalised(areaInSentence(name))} has ${districts.length} postcode districts, from ${first} to ${last}, and one price list covers them all: ${price('two_bedroom')} for two bedrooms, ${price('three_bedroom')} for three.`;
  }
  if (homes === 'terraces') {
    return `Most moves in ${first} and ${second} start on a terraced street, where finding space for the van depends on the time of day. Two bedrooms cost ${price('two_bedroom')}, with ${PLAN_MILES} miles included.`;
  }
  return houseLead(area);
}

/** Returns the lead for boroughs of houses: access for the van at both ends. */
function houseLead({ borough, reach }: Area): string {
  const { moving, neighbourhoods, name } = borough;
  const [first = '', second = ''] = neighbourhoods;
  const { from, to } = moving;
  if (from.hasLift) {
    return `There are tower blocks in ${from.place} and houses almost everywhere else. One price list covers all of ${areaInSentence(name)}, from ${price('mini')} for a room to ${price('three_bedroom')} for a house.`;
  }
  if (to.hasLift) {
    return `Houses with a drive are quick to load. In ${first}, ${second} and nearby, a two-bedroom move costs ${price('two_bedroom')}, even into a block with a shared lift.`;
  }
  if (!from.canPark) {
    return `Whether you start from a flat in ${from.place} or a semi in ${neighbourhoods.at(-1) ?? second}, every plan includes ${PLAN_MILES} miles: ${price('one_bedroom')} for one bedroom, ${price('two_bedroom')} for two or ${price('three_bedroom')} for three.`;
  }
  return `A family house with a loft and a shed takes two vans and costs ${price('three_bedroom')}; a flat in ${first} takes one van and costs ${price('one_bedroom')}. Whether you are going to ${areaInSentence(reach.nearest.name)} or across London, you see the price first.`;
}

function zoneLead({ name, homes, neighbourhoods }: Borough, where: string): string {
  const [first = ''] = neighbourhoods;
  if (homes === 'mansion') {
    return `${where} are in the Congestion Charge zone; the rest of ${areaInSentence(name)} is not. Your price is the same either way: ${price('one_bedroom')} for one bedroom.`;
  }
  if (homes === 'towers') {
    return `From an estate in ${first} to a tower by the river, one bedroom costs ${price('one_bedroom')}. In ${where} the Congestion Charge applies, and your price includes it.`;
  }
  return `One bedroom from ${first} costs ${price('one_bedroom')}. It costs the same from ${where}, where the Congestion Charge applies: the charge is included.`;
}

const directionPhrase = ({ direction }: Reach) => `${direction} of Charing Cross`;

/** Returns a text about the roads into and out of the borough, the river and the zone. */
export function roadText({ borough, reach }: Area): string {
  const { acrossTheRiver, bank, congestionZone, name } = borough;
  const { nearest, centre, beyond } = reach;
  const roads = roadsOf(borough);
  if (bank === 'both') {
    return `It is ${milesText(centre)} by road from Charing Cross, along ${roads}. The movers choose which bridge to cross on the day, depending on the traffic.`;
  }
  if (congestionZone === 'inside') {
    return `${capitalised(spokenList(acrossTheRiver))} is across the bridge, and ${areaInSentence(nearest.name)} is ${milesText(nearest.miles)} away by road. Our vans use ${roads}.`;
  }
  if (centre <= 5) {
    const river =
      acrossTheRiver.length > 0 ? `; ${spokenList(acrossTheRiver)} ${lies(acrossTheRiver)} across the river` : '';
    return `It is ${milesText(centre)} to Charing Cross and ${milesText(nearest.miles)} to ${areaInSentence(nearest.name)}${river}. How long that takes depends on the traffic on ${roads}.`;
  }
  if (acrossTheRiver.length > 0 && bank === 'south') {
    return `${capitalised(spokenList(acrossTheRiver))} ${lies(acrossTheRiver)} across the Thames, so what looks close on the map can be a long drive; we price by road miles. Most vans leave by ${roads}.`;
  }
  if (acrossTheRiver.length > 0) {
    return `It is ${milesText(centre)} by road to Charing Cross. ${capitalised(spokenList(acrossTheRiver))} ${lies(acrossTheRiver)} south of the river, further by road than on the map. On this side most vans use ${roads}.`;
  }
  if (beyond.length > 2) {
    return `Our movers arrive by ${roads}. It is ${milesText(centre)} to central London and ${milesText(nearest.miles)} to the nearest borough, ${areaInSentence(nearest.name)}.`;
  }
  if (borough.neighbours.length >= 5) {
    return `${capitalised(areaInSentence(name))} borders ${inWords(borough.neighbours.length)} other boroughs and is easy to reach from all of them by ${roads}. Charing Cross is ${milesText(centre)} away.`;
  }
  if (beyond.length === 2) {
    return `Our vans usually come by ${roads}. Charing Cross is ${milesText(centre)} away, and the nearest borough, ${areaInSentence(nearest.name)}, only ${milesText(nearest.miles)}.`;
  }
  if (beyond.length === 1) {
    return `The main ways in and out are ${roads}: it is ${milesText(nearest.miles)} over to ${areaInSentence(nearest.name)} and ${milesText(centre)} into town.`;
  }
  return `${capitalised(roads)} run through ${areaInSentence(name)}, ${milesText(centre)} ${directionPhrase(reach)}; the nearest borough is ${areaInSentence(nearest.name)}, ${milesText(nearest.miles)} by road.`;
}

const lies = (names: readonly unknown[]) => (names.length > 1 ? 'lie' : 'lies');

/** Returns a text that explains the table of prices. */
export function reachText({ borough, reach }: Area): string {
  const { beyond, farthest, nearest, town } = reach;
  const extra = extraPrice(borough, farthest.district);
  const toTown = `${town.name} is ${milesText(town.miles)} away and costs ${extraPrice(borough, town.district)} more.`;
  if (beyond.length === 0 && farthest.miles <= 22) {
    return `No borough is more than ${milesText(farthest.miles)} from ${borough.middle}, so inside London nothing is added for distance. ${toTown}`;
  }
  if (beyond.length === 0) {
    return `Even ${areaInSentence(farthest.name)}, the furthest borough, is ${milesText(farthest.miles)} away: just within the ${PLAN_MILES} miles in every plan. Moving out to ${town.name} adds ${extraPrice(borough, town.district)} for the extra miles.`;
  }
  if (beyond.length === 1) {
    return `One borough is beyond the ${PLAN_MILES} included miles: ${areaInSentence(farthest.name)}, which costs ${extra} more. The other ${BOROUGHS.length - 2} cost the same as ${areaInSentence(nearest.name)} nearby.`;
  }
  if (beyond.length === 2) {
    const [near, far] = beyond;
    return `Two boroughs cost more because of the distance: ${near ? areaInSentence(near.name) : ''} a little more, ${far ? areaInSentence(far.name) : ''} ${extra} more. Everywhere else in London the miles are included. ${toTown}`;
  }
  if (beyond.length === 3) {
    return `${capitalised(spokenList(beyond.map(({ name }) => name)))} are further than ${PLAN_MILES} miles and cost up to ${extra} more. The same rule applies out of town: ${toTown}`;
  }
  if (beyond.length <= 6) {
    return `At the other end of London, ${inWords(beyond.length)} boroughs are beyond the ${PLAN_MILES} included miles. ${capitalised(areaInSentence(farthest.name))} is ${milesText(farthest.miles)} away, which adds ${extra} at ${rate} a mile.`;
  }
  return `Distance matters here: ${inWords(beyond.length)} of the other ${BOROUGHS.length - 1} areas are more than ${PLAN_MILES} miles away. ${capitalised(areaInSentence(farthest.name))}, the furthest, is ${milesText(farthest.miles)} and adds ${extra}; ${areaInSentence(nearest.name)} adds nothing.`;
}

/** Returns the formatted charge for miles beyond the plan, from the middle of a borough to a district. */
function extraPrice({ middle }: Borough, district: string): string {
  const { lines } = movePrice(atTheDoor(middle), atTheDoor(district), 'one_bedroom');
  return formatPence(lines.find(({ code }) => code === 'distance')?.amount ?? pence(0));
}

type Question = { readonly question: string; readonly answer: string };
/** A function that returns a question with its answer, or null in a borough where it does not apply. */
type Asked = (area: Area) => Question | null;

/** The number of questions on a page. */
const SHOWN = 4;

const sharedPostcode: Asked = ({ borough }) => {
  const [shared] = sharedDistricts(borough);
  if (!shared || shared.with.length < 2) return null;
  return {
    question: `My postcode begins with ${shared.district}. Do I live in ${areaInSentence(borough.name)}?`,
    answer: `Perhaps: ${shared.district} is shared between ${spokenList([borough.name, ...shared.with])}. It makes no difference to the price. It does matter for a parking bay, because only your own council can suspend one.`,
  };
};

const congestion: Asked = ({ borough: { congestionZone, name } }) => {
  if (congestionZone === 'outside') return null;
  return congestionZone === 'inside'
    ? {
        question: 'Who pays the Congestion Charge?',
        answer: `We do. Every address in ${areaInSentence(name)} is inside the zone, and the charge is part of the price you see, on weekdays and at weekends.`,
      }
    : {
        question: `Is my street in ${areaInSentence(name)} inside the Congestion Charge zone?`,
        answer: `Only if it is in ${congestionZone.partly}. It makes no difference to your price: we pay road charges, and every quote includes them.`,
      };
};

const TUNNEL_BOROUGHS = ['Greenwich', 'Tower Hamlets', 'Newham', 'Bexley', 'Barking and Dagenham', 'Lewisham'];
const tunnels: Asked = ({ borough: { name, acrossTheRiver } }) =>
  TUNNEL_BOROUGHS.includes(name)
    ? {
        question: 'What does it cost to cross the river?',
        answer: `Nothing extra. The Blackwall and Silvertown tunnel tolls depend on the time of day, but your price to ${andList(acrossTheRiver)} does not: the toll is included.`,
      }
    : null;

const stairs: Asked = ({ borough: { homes, moving } }) => {
  if (homes !== 'conversions' && homes !== 'mansion') return null;
  const { from } = moving;
  return {
    question: 'My flat is on the third floor without a lift. What does that add?',
    answer: `${formatPence(pence(3 * prices.PER_FLOOR))}: each floor without a lift is ${formatPence(prices.PER_FLOOR)}, at either end. ${homes === 'mansion' ? 'A small passenger lift will take boxes but not a wardrobe, so tell us what will not fit.' : `Count from the pavement: in ${from.place}, for example, a raised ground floor has its own steps.`}`,
  };
};

const lifts: Asked = ({ borough: { homes, moving } }) =>
  homes === 'towers'
    ? {
        question: 'Do I have to book the lift?',
        answer: `In a managed building, yes: ask for the goods lift and the loading bay for the two hours of your slot, and for one more hour with two bedrooms. In ${moving.from.place} and places like it, the movers cannot start without the lift key.`,
      }
    : null;

const garage: Asked = ({ borough: { homes, moving, storage } }) => {
  if (homes !== 'semis') return null;
  const { two_bedroom: two, three_bedroom: three } = PLAN_CAPACITY;
  const perFoot = formatRate(prices.PER_CUBIC_FOOT);
  return storage.cubicFeet >= 200
    ? {
        question: 'Are the loft, the garage and the shed in the price?',
        answer: `Yes, up to the volume of your plan: ${formatCubicFeet(two.cubicFeet)} for two bedrooms, ${formatCubicFeet(three.cubicFeet)} for three. List the garden furniture too: each cubic foot beyond the plan is ${perFoot}.`,
      }
    : {
        question: `Which plan is right for a house in ${moving.to.place}?`,
        answer: `Go by boxes rather than rooms: the two-bedroom plan takes ${two.boxes} with the furniture, the three-bedroom plan ${three.boxes}. If you list more than that, ${perFoot} a cubic foot is added before you book, never on the day.`,
      };
};

const outOfABlock: Asked = ({ borough: { moving, homes } }) =>
  homes === 'semis' && moving.from.hasLift
    ? {
        question: `How do you get a sofa out of a block in ${moving.from.place}?`,
        answer: `In the goods lift, or by the stairs if it does not fit; measure the sofa’s longest side and the lift’s diagonal beforehand. Stairs are charged only where there is no lift: ${formatPence(prices.PER_FLOOR)} a floor.`,
      }
    : null;

const loading: Asked = ({ borough: { homes, roads } }) =>
  homes === 'terraces'
    ? {
        question: 'May the van load on a yellow line?',
        answer: `In most streets yes, for a limited time, unless kerb markings or a sign forbid loading. Not on red routes, which may include parts of the ${andList(roads)}. If the van has to park away from the door, the longer carry adds ${formatPence(prices.NO_PARKING)}.`,
      }
    : null;

const longWay: Asked = ({ borough, reach: { beyond, farthest } }) => {
  if (beyond.length < 2) return null;
  const { middle, name } = borough;
  const quote = movePrice(atTheDoor(middle), atTheDoor(farthest.district), 'two_bedroom');
  return {
    question: `What does it cost from ${areaInSentence(name)} right across London?`,
    answer: `To ${areaInSentence(farthest.name)}, ${milesText(farthest.miles)} by road, two bedrooms cost ${formatPence(quote.totalWithDiscount)}. The first ${PLAN_MILES} miles are included; the rest are ${formatRate(prices.PER_EXTRA_MILE)} each.`,
  };
};

const outOfTown: Asked = ({ borough, reach: { town, beyond } }) => {
  if (beyond.length > 3) return null;
  const quote = movePrice(atTheDoor(borough.middle), atTheDoor(town.district), 'one_bedroom');
  return {
    question: `Do you go as far as ${town.name}?`,
    answer: `Yes, and you do not pay for our drive back. One bedroom from ${borough.middle} to ${town.name}, ${milesText(town.miles)}, costs ${formatPence(quote.totalWithDiscount)} on a day that is not busy.`,
  };
};

const fewThings: Asked = () => ({
  question: 'I only have a room’s worth. Is there a cheaper option?',
  answer: `Yes: list your items instead of choosing a plan. The first ${formatCubicFeet(prices.CUSTOM_BASE_CUBIC_FEET)} cost ${formatPence(prices.CUSTOM_BASE)}, and each cubic foot after that is ${formatRate(prices.PER_CUBIC_FOOT)}.`,
});

const chain: Asked = ({ borough: { homes, name } }) => ({
  question: homes === 'semis' || homes === 'terraces' ? 'What if completion slips?' : 'What if the keys come later?',
  answer: `You can move your order to another available slot and see what it costs before you confirm. Up to ${FREE_CANCELLATION_HOURS} hours before, you can cancel for a full refund. ${homes === 'semis' ? `A sale in ${areaInSentence(name)} with a long chain is a good reason to book early and change the date later.` : 'If there is a gap of days or weeks, the van can take everything to storage instead.'}`,
});

const suspension: Asked = ({ borough: { parking, name, moving } }) => {
  const [usual] = parking?.services ?? [];
  return usual && !moving.from.canPark
    ? {
        question: `How early should I ask ${areaInSentence(name)} for a bay?`,
        answer: `At least ${noticeWords(usual.notice)}. Choose your day with us first: the council will ask for the date, and you can still change it here if the answer is no.`,
      }
    : null;
};

const days: Asked = () => ({
  question: 'Which days cost more?',
  answer: `${BUSY_DAY_RULE}: ${prices.BUSY_DAY_PERCENT}% more for the move itself. The calendar shows the price of every day before you choose.`,
});

const bridges: Asked = ({ borough: { name, acrossTheRiver, bank }, reach: { others } }) => {
  const over = others.find((other) => acrossTheRiver.includes(other.name));
  if (!over || TUNNEL_BOROUGHS.includes(name)) return null;
  return {
    question: `Is ${areaInSentence(over.name)} dearer because it is over the river?`,
    answer: `Only the distance by road counts, which is ${milesText(over.miles)} ${bank === 'south' ? 'from south to north' : 'across the river'}. ${over.miles > PLAN_MILES ? `That is ${over.miles - PLAN_MILES} more than the plans include, at ${formatRate(prices.PER_EXTRA_MILE)} each.` : 'Every plan includes that distance, whichever bridge we take.'}`,
  };
};

const liftAtTheEnd: Asked = ({ borough: { moving, homes } }) =>
  moving.to.hasLift && homes !== 'towers'
    ? {
        question: 'We are moving from a house into a block with a lift. What should we arrange?',
        answer: `Two things: the loading bay, and the lift for the afternoon rather than the morning, because we load first. In ${moving.to.place} the building’s office takes both bookings. A floor with a lift adds nothing to the price.`,
      }
    : null;

const stairsAtTheEnd: Asked = ({ borough: { moving, homes } }) => {
  const { floor, hasLift, place } = moving.to;
  if (floor === 0 || hasLift || homes === 'conversions') return null;
  return {
    question: 'Do stairs count at the new place as well?',
    answer: `Yes, floor by floor: in the example above, the stairs in ${place} add ${formatPence(pence(floor * prices.PER_FLOOR))}. If a sofa has to go in through a window, tell us beforehand; the movers bring straps for it, not a crane.`,
  };
};

const wholeHouse: Asked = ({ borough: { moving } }) => {
  if (moving.from.floor !== 0 || moving.to.floor !== 0) return null;
  const { movers, vans, boxes } = PLAN_CAPACITY[moving.space];
  return {
    question: `Can ${moving.from.place} to ${moving.to.place} be done in one day?`,
    answer: `Yes: ${inWords(movers)} movers with ${vans === 1 ? 'one van' : `${inWords(vans)} vans`} load, drive and unload in one go, up to ${boxes} boxes with the furniture. Having the packed boxes by the front door saves the most time.`,
  };
};

const manyNeighbours: Asked = ({ borough, reach: { nearest } }) => {
  if (borough.neighbours.length < 5) return null;
  const quote = movePrice(atTheDoor(borough.middle), atTheDoor(nearest.district), 'mini');
  return {
    question: `I am only moving over to ${areaInSentence(nearest.name)}. Is that cheaper?`,
    answer: `A short distance does not make a plan cheaper, but a small load does. A mini move of two hours costs ${formatPence(quote.totalWithDiscount)}, and for ${milesText(nearest.miles)} by road that is often enough.`,
  };
};

const manyDistricts: Asked = ({ borough: { districts, name, neighbours } }) =>
  districts.length >= 9 && neighbours.length < 6
    ? {
        question: `Do you cover the edges of ${areaInSentence(name)} too?`,
        answer: `Yes, every street, ${andList(districts.slice(-3))} included. We count the miles between the two ends of your move, not from a depot, so living at the edge adds nothing.`,
      }
    : null;

/** The questions by weight. The first four that apply are shown. */
const QUESTIONS: readonly Asked[] = [
  congestion,
  tunnels,
  bridges,
  suspension,
  wholeHouse,
  outOfABlock,
  liftAtTheEnd,
  lifts,
  stairsAtTheEnd,
  stairs,
  sharedPostcode,
  manyDistricts,
  manyNeighbours,
  loading,
  longWay,
  garage,
  outOfTown,
  fewThings,
  chain,
  days,
];

/** Returns the questions and answers about moving from this borough. */
export const movingQuestions = (area: Area): readonly Question[] =>
  QUESTIONS.flatMap((ask) => ask(area) ?? []).slice(0, SHOWN);

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
      button: SEE_DAYS,
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
    title: `${capitalised(from.place)} to ${to.place}, line by line`,
    stops: [
      { where: `${capitalised(from.place)}, ${from.district}`, how: accessText(from) },
      { where: `${capitalised(to.place)}, ${to.district}`, how: accessText(to) },
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
