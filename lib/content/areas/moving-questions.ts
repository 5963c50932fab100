import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import { noticeWords } from '@/lib/domain/parking/words';
import { areaInSentence } from '@/lib/domain/places/areas';
import {
  BUSY_DAY_PERCENT,
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
} from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { capitalised, inWords } from '@/lib/domain/wording';
import type { Area } from './moving-words';
import { atTheDoor, movePrice } from './prices';
import { andList, milesText, sharedDistricts, spokenList } from './wording';

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
        answer: `It is in ${congestionZone.partly}. It makes no difference to your price: we pay road charges, and every quote includes them.`,
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
    answer: `${formatPence(pence(3 * PER_FLOOR))}: each floor without a lift is ${formatPence(PER_FLOOR)}, at either end. ${homes === 'mansion' ? 'A small passenger lift will take boxes but not a wardrobe, so tell us what will not fit.' : `Count from the pavement: in ${from.place}, for example, a raised ground floor has its own steps.`}`,
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
  const perFoot = formatRate(PER_CUBIC_FOOT);
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
        answer: `In the goods lift, or by the stairs if it does not fit; measure the sofa’s longest side and the lift’s diagonal beforehand. Stairs are charged only where there is no lift: ${formatPence(PER_FLOOR)} a floor.`,
      }
    : null;

const loading: Asked = ({ borough: { homes, roads } }) =>
  homes === 'terraces'
    ? {
        question: 'May the van load on a yellow line?',
        answer: `In most streets yes, for a limited time, unless kerb markings or a sign forbid loading. Not on red routes, which may include parts of the ${andList(roads)}. If the van has to park away from the door, the longer carry adds ${formatPence(NO_PARKING)}.`,
      }
    : null;

const longWay: Asked = ({ borough, reach: { beyond, farthest } }) => {
  if (beyond.length < 2) return null;
  const { middle, name } = borough;
  const quote = movePrice(atTheDoor(middle), atTheDoor(farthest.district), 'two_bedroom');
  return {
    question: `What does it cost from ${areaInSentence(name)} right across London?`,
    answer: `To ${areaInSentence(farthest.name)}, ${milesText(farthest.miles)} by road, two bedrooms cost ${formatPence(quote.totalWithDiscount)}. The first ${PLAN_MILES} miles are included; the rest are ${formatRate(PER_EXTRA_MILE)} each.`,
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
  answer: `Yes: list your items instead of choosing a plan. The first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)} cost ${formatPence(CUSTOM_BASE)}, and each cubic foot after that is ${formatRate(PER_CUBIC_FOOT)}.`,
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
        answer: `${capitalised(noticeWords(usual.notice))}. Choose your day with us first: the council will ask for the date, and you can still change it here if the answer is no.`,
      }
    : null;
};

const days: Asked = () => ({
  question: 'Which days cost more?',
  answer: `${BUSY_DAY_RULE}: ${BUSY_DAY_PERCENT}% more for the move itself. The calendar shows the price of every day before you choose.`,
});

const bridges: Asked = ({ borough: { name, acrossTheRiver, bank }, reach: { others } }) => {
  const over = others.find((other) => acrossTheRiver.includes(other.name));
  if (!over || TUNNEL_BOROUGHS.includes(name)) return null;
  return {
    question: `Is ${areaInSentence(over.name)} dearer because it is over the river?`,
    answer: `Only the distance by road counts, which is ${milesText(over.miles)} ${bank === 'south' ? 'from south to north' : 'across the river'}. ${over.miles > PLAN_MILES ? `That is ${over.miles - PLAN_MILES} more than the plans include, at ${formatRate(PER_EXTRA_MILE)} each.` : 'Every plan includes that distance, whichever bridge we take.'}`,
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
    answer: `Yes, floor by floor: in the example above, ${place} adds ${formatPence(pence(floor * PER_FLOOR))}. If a sofa has to go in through a window, tell us beforehand; the movers bring straps for it, not a crane.`,
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
        answer: `Yes, to every street, ${andList(districts.slice(-3))} included. We count the miles between the two ends of your move, not from a depot, so living at the edge adds nothing.`,
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
