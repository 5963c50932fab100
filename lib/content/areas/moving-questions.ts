import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
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
import { atTheDoor, movePrice } from './prices';
import { sharedDistricts } from './district-words';
import type { Area } from './moving-words';
import { andList, milesText, spoken, spokenList } from './wording';

type Question = { readonly question: string; readonly answer: string };
/** A question, or null in a borough where nobody would ask it. */
type Asked = (area: Area) => Question | null;

/** Four are enough to read. */
const SHOWN = 4;

const sharedPostcode: Asked = ({ borough }) => {
  const [shared] = sharedDistricts(borough);
  if (!shared || shared.with.length < 2) return null;
  return {
    question: `My postcode begins with ${shared.district}. Do I live in ${spoken(borough.name)}?`,
    answer: `Perhaps: ${shared.district} lies in ${spokenList([borough.name, ...shared.with])}. For the price it makes no difference. For a parking bay it does, because only your own council can suspend it.`,
  };
};

const congestion: Asked = ({ borough: { congestionZone, name } }) => {
  if (congestionZone === 'outside') return null;
  return congestionZone === 'inside'
    ? {
        question: 'Who pays the Congestion Charge?',
        answer: `We do. Every address in ${spoken(name)} is inside the zone, and the charge is part of the price you see, on weekdays and at weekends.`,
      }
    : {
        question: `Is my street in ${spoken(name)} inside the Congestion Charge zone?`,
        answer: `It is in ${congestionZone.partly}. The line does not matter for your price: charges for roads are paid by us and are in every quote.`,
      };
};

const TUNNEL_BOROUGHS = ['Greenwich', 'Tower Hamlets', 'Newham', 'Bexley', 'Barking and Dagenham', 'Lewisham'];
const tunnels: Asked = ({ borough: { name, acrossTheRiver } }) =>
  TUNNEL_BOROUGHS.includes(name)
    ? {
        question: 'What does it cost to cross the river?',
        answer: `Nothing on top. Through the Blackwall or the Silvertown tunnel the van pays a toll that depends on the hour; to ${andList(acrossTheRiver)} you pay the same at any hour, because the toll is in our price.`,
      }
    : null;

const stairs: Asked = ({ borough: { homes, moving } }) => {
  if (homes !== 'conversions' && homes !== 'mansion') return null;
  const { from } = moving;
  return {
    question: 'My flat is on the third floor without a lift. What does that add?',
    answer: `${formatPence(pence(3 * PER_FLOOR))}: each floor without a lift is ${formatPence(PER_FLOOR)}, at either end. ${homes === 'mansion' ? 'A lift that only takes people and bags is a lift for boxes, not for a wardrobe; tell us what will not fit.' : `Count from the pavement, as in ${from.place}, where a raised ground floor has its own steps.`}`,
  };
};

const lifts: Asked = ({ borough: { homes, moving } }) =>
  homes === 'towers'
    ? {
        question: 'Do I have to book the lift?',
        answer: `In a managed building, yes: ask for the goods lift and the loading bay for the two hours of your slot, and for one more hour with two bedrooms. In ${moving.from.place} and places like it the crew cannot begin without the key.`,
      }
    : null;

const garage: Asked = ({ borough: { homes, moving, storage } }) => {
  if (homes !== 'semis') return null;
  const { two_bedroom: two, three_bedroom: three } = PLAN_CAPACITY;
  const perFoot = formatRate(PER_CUBIC_FOOT);
  return storage.cubicFeet >= 200
    ? {
        question: 'Are the loft, the garage and the shed in the price?',
        answer: `What counts is the volume. The two-bedroom plan holds ${formatCubicFeet(two.cubicFeet)}, the three-bedroom plan ${formatCubicFeet(three.cubicFeet)}. List the garden furniture too: beyond the plan a cubic foot is ${perFoot}.`,
      }
    : {
        question: `Which plan is right for a house in ${moving.to.place}?`,
        answer: `Count boxes, not rooms: ${two.boxes} of them with the furniture are two bedrooms, ${three.boxes} are three. If it turns out to be more, ${perFoot} a cubic foot is added before you book, never on the day.`,
      };
};

const outOfABlock: Asked = ({ borough: { moving, homes } }) =>
  homes === 'semis' && moving.from.hasLift
    ? {
        question: `How do you get a sofa out of a block in ${moving.from.place}?`,
        answer: `By the goods lift, or by the stairs if it does not fit; measure its longest side and the lift’s diagonal beforehand. Stairs are charged only where there is no lift: ${formatPence(PER_FLOOR)} a floor.`,
      }
    : null;

const loading: Asked = ({ borough: { homes, roads } }) =>
  homes === 'terraces'
    ? {
        question: 'May the van load on a yellow line?',
        answer: `In most streets yes, for a limited time, unless marks on the kerb or a sign forbid loading. Not on red routes, to which parts of ${andList(roads)} may belong. Where the van has to stand away from the door, ${formatPence(NO_PARKING)} pays for the longer carry.`,
      }
    : null;

const longWay: Asked = ({ borough, reach: { beyond, farthest } }) => {
  if (beyond.length < 2) return null;
  const { middle, name } = borough;
  const quote = movePrice(atTheDoor(middle), atTheDoor(farthest.district), 'two_bedroom');
  return {
    question: `What does it cost from ${spoken(name)} right across London?`,
    answer: `To ${spoken(farthest.name)}, ${milesText(farthest.miles)} by road, two bedrooms are ${formatPence(quote.totalWithDiscount)}. ${PLAN_MILES} miles are included, the rest is ${formatRate(PER_EXTRA_MILE)} a mile.`,
  };
};

const outOfTown: Asked = ({ borough, reach: { town, beyond } }) => {
  if (beyond.length > 3) return null;
  const quote = movePrice(atTheDoor(borough.middle), atTheDoor(town.district), 'one_bedroom');
  return {
    question: `Do you go as far as ${town.name}?`,
    answer: `Yes, and the drive back is ours. One bedroom from ${borough.middle} to ${town.name} is ${formatPence(quote.totalWithDiscount)} for ${milesText(town.miles)}, on a day that is not a busy one.`,
  };
};

const fewThings: Asked = () => ({
  question: 'I only have a room’s worth. Is there a smaller price?',
  answer: `List what you have instead of choosing a plan: ${formatPence(CUSTOM_BASE)} takes the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}, and each one more is ${formatRate(PER_CUBIC_FOOT)}.`,
});

const chain: Asked = ({ borough: { homes, name } }) => ({
  question: homes === 'semis' || homes === 'terraces' ? 'What if completion slips?' : 'What if the keys come later?',
  answer: `Your order lets you pick another free slot and shows what it costs before you confirm, and until ${FREE_CANCELLATION_HOURS} hours before you can cancel and get everything back. ${homes === 'semis' ? `A sale in ${spoken(name)} with a long chain is reason enough to book early and change later.` : 'If there is a gap of days or weeks, the van can take everything to storage instead.'}`,
});

const suspension: Asked = ({ borough: { parking, name, moving } }) =>
  parking?.notice && !moving.from.canPark
    ? {
        question: `How early do I ask ${spoken(name)} for a bay?`,
        answer: `${capitalised(parking.notice)}. Choose the day here first: the council wants to know the date, and you can still change it with us when its answer is no.`,
      }
    : null;

const days: Asked = () => ({
  question: 'Which days cost more?',
  answer: `${BUSY_DAY_RULE}: ${BUSY_DAY_PERCENT}% on the move itself. The calendar shows the price of every day before you choose.`,
});

const bridges: Asked = ({ borough: { name, acrossTheRiver, bank }, reach: { others } }) => {
  const over = others.find((other) => acrossTheRiver.includes(other.name));
  if (!over || TUNNEL_BOROUGHS.includes(name)) return null;
  return {
    question: `Is ${spoken(over.name)} dearer because it is over the river?`,
    answer: `Only the road counts, and by road it is ${milesText(over.miles)} from ${bank === 'south' ? 'south to north' : 'bank to bank'}. ${over.miles > PLAN_MILES ? `That is ${over.miles - PLAN_MILES} more than the plans include, at ${formatRate(PER_EXTRA_MILE)} each.` : 'That is inside every plan, bridge or detour.'}`,
  };
};

const liftAtTheEnd: Asked = ({ borough: { moving, homes } }) =>
  moving.to.hasLift && homes !== 'towers'
    ? {
        question: 'We move from a house into a block with a lift. What should we arrange?',
        answer: `Two things: the lift for the afternoon rather than the morning, because loading comes first, and the loading bay. In ${moving.to.place} the building’s office takes both bookings. A floor with a lift adds nothing to the price.`,
      }
    : null;

const stairsAtTheEnd: Asked = ({ borough: { moving, homes } }) => {
  const { floor, hasLift, place } = moving.to;
  if (floor === 0 || hasLift || homes === 'conversions') return null;
  return {
    question: 'Do stairs count at the new place as well?',
    answer: `They do, floor by floor: in the example above, ${place} adds ${formatPence(pence(floor * PER_FLOOR))}. If a sofa has to go in by a window, say so beforehand; the crew brings straps for it, not a crane.`,
  };
};

const wholeHouse: Asked = ({ borough: { moving } }) => {
  if (moving.from.floor !== 0 || moving.to.floor !== 0) return null;
  const { movers, vans, boxes } = PLAN_CAPACITY[moving.space];
  return {
    question: `Can ${moving.from.place} to ${moving.to.place} be done in one day?`,
    answer: `Yes: ${inWords(movers)} movers with ${vans === 1 ? 'one van' : `${inWords(vans)} vans`} load, drive and unload it in one go, up to ${boxes} boxes with the furniture. Packed boxes by the front door shorten the day more than anything else.`,
  };
};

const manyNeighbours: Asked = ({ borough, reach: { nearest } }) => {
  if (borough.neighbours.length < 5) return null;
  const quote = movePrice(atTheDoor(borough.middle), atTheDoor(nearest.district), 'mini');
  return {
    question: `I am only moving over to ${spoken(nearest.name)}. Is that cheaper?`,
    answer: `A short way does not make a plan cheaper, a small load does: ${formatPence(quote.totalWithDiscount)} is a mini move of two hours, and for ${milesText(nearest.miles)} of road two hours are often enough.`,
  };
};

const manyDistricts: Asked = ({ borough: { districts, name, neighbours } }) =>
  districts.length >= 9 && neighbours.length < 6
    ? {
        question: `Do you come to the edges of ${spoken(name)} too?`,
        answer: `To every street in ${andList(districts.slice(-3))} as much as to the middle. The miles are counted between the two districts of your move, not from a depot, so an edge costs nothing by itself.`,
      }
    : null;

/** In the order of their weight; the first four that apply are shown. */
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

/** What people from this borough would ask. */
export const movingQuestions = (area: Area): readonly Question[] =>
  QUESTIONS.flatMap((ask) => ask(area) ?? []).slice(0, SHOWN);
