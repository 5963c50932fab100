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
} from '@/lib/domain/pricing/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { atTheDoor, movePrice } from './prices';
import { sharedDistricts } from './district-words';
import type { Area } from './moving-words';
import { andList, milesText, spoken, spokenList } from './wording';

type Question = { readonly question: string; readonly answer: string };
/** A question, or null in a borough where nobody would ask it. */
type Asked = (area: Area) => Question | null;

/** Five are enough to read. */
const SHOWN = 5;

const sharedPostcode: Asked = ({ borough }) => {
  const [shared] = sharedDistricts(borough);
  if (!shared) return null;
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

const garage: Asked = ({ borough: { homes } }) =>
  homes === 'semis'
    ? {
        question: 'Are the loft, the garage and the shed in the price?',
        answer: `What counts is the volume. The two-bedroom plan holds ${formatCubicFeet(PLAN_CAPACITY.two_bedroom.cubicFeet)}, the three-bedroom plan ${formatCubicFeet(PLAN_CAPACITY.three_bedroom.cubicFeet)}. List the garden furniture too: beyond the plan a cubic foot is ${formatRate(PER_CUBIC_FOOT)}.`,
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

const fewThings: Asked = ({ borough: { homes, moving } }) =>
  homes === 'conversions' || homes === 'towers' || moving.space === 'mini'
    ? {
        question: 'I only have a room’s worth. Is there a smaller price?',
        answer: `List what you have instead of choosing a plan: ${formatPence(CUSTOM_BASE)} takes the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}, and each one more is ${formatRate(PER_CUBIC_FOOT)}.`,
      }
    : null;

const chain: Asked = ({ borough: { homes, name } }) =>
  homes === 'semis' || homes === 'terraces'
    ? {
        question: 'What if completion slips?',
        answer: `Your order lets you pick another free slot and shows what it costs before you confirm, and until ${FREE_CANCELLATION_HOURS} hours before you can cancel and get everything back. A sale in ${spoken(name)} with a long chain is reason enough to book early and change later.`,
      }
    : null;

const days: Asked = () => ({
  question: 'Which days cost more?',
  answer: `${BUSY_DAY_RULE}: ${BUSY_DAY_PERCENT} % on the move itself. The calendar shows the price of every day before you choose.`,
});

/** In the order of their weight; the first five that apply are shown. */
const QUESTIONS: readonly Asked[] = [
  sharedPostcode,
  congestion,
  tunnels,
  longWay,
  lifts,
  stairs,
  garage,
  loading,
  outOfTown,
  fewThings,
  chain,
  days,
];

/** What people from this borough would ask. */
export const movingQuestions = (area: Area): readonly Question[] =>
  QUESTIONS.flatMap((ask) => ask(area) ?? []).slice(0, SHOWN);
