import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { VAN } from '@/lib/domain/catalogue/vans';
import { smallestUnitFor } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import type { FixedMovingPlan } from '@/lib/domain/vocabulary';
import { FREE_COLLECTION_TERM, NO_PARKING, PER_EXTRA_MILE, PER_FLOOR } from '@/lib/domain/prices/assumptions';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import type { HomeKind } from './borough';
import { sharedDistricts } from './district-words';
import type { Area } from './moving-words';
import { stayPrice } from './prices';
import { aWeek, unitTitle } from './storage-words';
import { milesText, spoken, spokenList } from './wording';

type Question = { readonly question: string; readonly answer: string };
type Asked = (area: Area) => Question | null;

const SHOWN = 4;
const longTerm = storageDuration(FREE_COLLECTION_TERM);

/** What is most often emptied, by the kind of homes. */
const EMPTIED: Readonly<Record<HomeKind, { readonly plan: FixedMovingPlan; readonly words: string }>> = {
  towers: { plan: 'mini', words: 'a furnished room' },
  conversions: { plan: 'one_bedroom', words: 'a one-bedroom flat' },
  mansion: { plan: 'two_bedroom', words: 'a two-bedroom flat' },
  terraces: { plan: 'two_bedroom', words: 'a two-bedroom terrace' },
  semis: { plan: 'three_bedroom', words: 'a three-bedroom house' },
};

const collection: Asked = ({ borough: { storage, name } }) => {
  const quote = stayPrice({ ...storage, term: 'weekly' });
  const trip = quote.lines.find(({ code }) => code === 'storage_collection')?.amount ?? pence(0);
  return {
    question: `What does a collection from ${spoken(name)} cost?`,
    answer: `${TRIP_RATE}. The ${formatCubicFeet(storage.cubicFeet)} of the example from ${storage.from.place} come to ${formatPence(trip)} before stairs and parking, and to nothing if you stay for ${longTerm.title}.`,
  };
};

const wholeHome: Asked = ({ borough: { homes } }) => {
  const { plan, words } = EMPTIED[homes];
  const { cubicFeet } = inventoryTotals(typicalContents(plan));
  const { unit } = smallestUnitFor(cubicFeet);
  if (!unit) return null;
  return {
    question: `Which unit holds ${words}?`,
    answer: `Typical contents are ${formatCubicFeet(cubicFeet)}, for which ${unit.title} is enough when it is stacked with care: ${aWeek(unit.space, 'weekly')} a week, or ${aWeek(unit.space, FREE_COLLECTION_TERM)} for ${longTerm.title} or longer. Fetching it all is ${formatPence(storageTripPrice(cubicFeet))}, and so is bringing it back.`,
  };
};

const farTrip: Asked = ({ borough: { name, middle }, reach: { storage } }) =>
  storage > PLAN_MILES - 5
    ? {
        question:
          storage > PLAN_MILES
            ? `Does the way from ${spoken(name)} cost extra?`
            : `Is ${spoken(name)} too far from your store?`,
        answer:
          storage > PLAN_MILES
            ? `A little: ${middle} is ${milesText(storage)} away, ${storage - PLAN_MILES} more than the ${PLAN_MILES} in the price, at ${formatRate(PER_EXTRA_MILE)} each, on the way in and on the way out. From the edge that faces us it can be nothing.`
            : `No. ${middle} is ${milesText(storage)} away and ${PLAN_MILES} are included, so from the middle of the borough nothing is added. At its outer edge it may be a mile or two.`,
      }
    : null;

const stairs: Asked = ({ borough: { storage } }) => {
  const { floor, hasLift, place } = storage.from;
  if (floor === 0 || hasLift) return null;
  return {
    question: 'Do you carry down the stairs?',
    answer: `Yes. Each floor without a lift adds ${formatPence(PER_FLOOR)} to the collection and the same to the return; from the example’s ${floor === 1 ? 'first floor' : `${floor} floors up`} in ${place} that is ${formatPence(pence(floor * PER_FLOOR))} a trip.`,
  };
};

const lift: Asked = ({ borough: { storage } }) =>
  storage.from.hasLift
    ? {
        question: 'My building wants to know when you come. Can it?',
        answer: `Yes: you choose the day and the two hours, and the confirmation names both. Ask for the lift for that time; a unit of ${unitTitle(storage.unit)} is loaded well inside it.`,
      }
    : null;

const bays: Asked = ({ borough: { storage, name, parking } }) => {
  if (storage.from.canPark) return null;
  return {
    question: `Do I need a suspended bay in ${spoken(name)} for a collection?`,
    answer: parking
      ? `For a small unit a free space and a short stop are usually enough. For a house, ask the council as its rule above says, or let us stop farther off for ${formatPence(NO_PARKING)}.`
      : `Seldom for boxes, often for a whole flat. Without a space the crew carries farther, and ${formatPence(NO_PARKING)} is added; whether a bay can be reserved, the council says.`,
  };
};

const elsewhere: Asked = ({ borough: { storage }, reach: { others } }) => {
  const names = others.slice(1, 3).map(({ name }) => name);
  return {
    question: 'Can you deliver it somewhere else afterwards?',
    answer: `To any address in London, ${spokenList(names)} as well as your own. ${formatCubicFeet(storage.cubicFeet)} out of storage is ${formatPence(storageTripPrice(storage.cubicFeet))} on an ordinary day, before stairs and parking.`,
  };
};

const terms: Asked = ({ borough: { storage } }) => ({
  question: 'What if I need it for longer than I think?',
  answer: `Then nothing happens but the next payment. It is worth choosing well at the start, though: ${STORAGE_DURATIONS.map(({ title, term }) => `${title.toLowerCase()} ${aWeek(storage.unit, term)}`).join(', ')} a week for ${unitTitle(storage.unit)}.`,
});

const postcode: Asked = ({ borough }) => {
  const [shared] = sharedDistricts(borough);
  if (!shared || shared.with.length < 2) return null;
  return {
    question: `I live in ${shared.district}. Which page is mine?`,
    answer: `${shared.district} is in ${spokenList([borough.name, ...shared.with])}; any of their pages will do. Prices depend on your district and your stairs, not on the borough.`,
  };
};

const smallLoad: Asked = ({ borough: { storage } }) => {
  if (storage.cubicFeet > 60) return null;
  const { unit, term, from } = storage;
  return {
    question: 'Is it worth a van for one room?',
    answer: `Count: fetching ${formatCubicFeet(storage.cubicFeet)} is ${formatPence(storageTripPrice(storage.cubicFeet))}, then ${aWeek(unit, term)} a week. Two people in ${from.place} who store together pay for one trip and one unit.`,
  };
};

const largeLoad: Asked = ({ borough: { storage } }) => {
  const { cubicFeet, unit, from } = storage;
  if (cubicFeet < 200) return null;
  return cubicFeet > VAN.cubicFeet / 2
    ? {
        question: `How long does it take to empty a house in ${from.place}?`,
        answer: `Count on most of a morning for ${formatCubicFeet(cubicFeet)}, more than half of what a Luton van takes. It is one trip, so it is one price: ${formatPence(storageTripPrice(cubicFeet))}, before stairs and parking.`,
      }
    : {
        question: 'Does all of that go into one van?',
        answer: `${formatCubicFeet(cubicFeet)} does: a Luton van takes about ${formatCubicFeet(VAN.cubicFeet)}, and ${unitTitle(unit)} is full long before it is. The price of the trip is by the cubic foot, not by the van.`,
      };
};

const byTheWeek: Asked = ({ borough: { storage } }) => {
  const { unit, term, from } = storage;
  if (term === 'weekly') {
    return {
      question: 'How short may a stay be?',
      answer: `One week, for ${aWeek(unit, 'weekly')} in the case of ${unitTitle(unit)}. It makes sense when the next keys are close; from four weeks on paying by the month is cheaper, at ${aWeek(unit, 'monthly')} a week. Both trips come on top however short the stay is: ${tripsWords(term)}.`,
    };
  }
  if (term !== 'monthly') return null;
  return from.floor === 0
    ? {
        question: 'We do not know how long the work on the house will take. What do we choose?',
        answer: `The month: ${aWeek(unit, 'monthly')} a week for ${unitTitle(unit)}, four weeks at a time, and no date for the end. Three months are ${aWeek(unit, '3_months')} a week, if the builder is sure. Either way ${tripsWords(term)}.`,
      }
    : {
        question: `Between two flats in ${from.place}: do I sign for months?`,
        answer: `Four weeks at a time, ${aWeek(unit, 'monthly')} each for ${unitTitle(unit)}, and you end it by booking the return. The price a week is lower the longer you stay, so add a week of slack to your guess.`,
      };
};

const halfYear: Asked = ({ borough: { storage } }) => {
  if (storage.term !== FREE_COLLECTION_TERM) return null;
  const saved = storageTripPrice(storage.cubicFeet);
  return {
    question: `What do I gain by taking ${longTerm.title} at once?`,
    answer: `${longTerm.discountPercent}% off every week, so ${aWeek(storage.unit, FREE_COLLECTION_TERM)} for ${unitTitle(storage.unit)}, and the collection: ${formatPence(saved)} in the example from ${storage.from.place}. In return you pay for ${longTerm.minimumWeeks} weeks at least.`,
  };
};

const quarter: Asked = ({ borough: { storage } }) =>
  storage.term === '3_months'
    ? {
        question: 'What happens when the three months are over?',
        answer: `Nothing has to. The unit goes on at ${aWeek(storage.unit, storage.term)} a week until you book the return, for which ${formatCubicFeet(storage.cubicFeet)} cost ${formatPence(storageTripPrice(storage.cubicFeet))}.`,
      }
    : null;

const fromAHouse: Asked = ({ borough: { storage, name } }) =>
  storage.from.floor === 0 && storage.from.canPark
    ? {
        question: `We have a drive in ${storage.from.place}. Does that make it quicker?`,
        answer: `Yes, and nothing is added for stairs or parking. Leave the drive free for a van of the length of two cars, with the boxes for storage apart from those that stay in ${spoken(name)}.`,
      }
    : null;

const overTheRiver: Asked = ({ borough: { bank, name }, reach: { storage } }) =>
  bank === 'south' && storage <= PLAN_MILES - 5
    ? {
        question: 'The store is north of the river. Does the crossing cost?',
        answer: `No. From ${spoken(name)} it is ${milesText(storage)} with the bridge, all of them included, and no toll or zone is ever charged on top.`,
      }
    : null;

/** In the order of their weight; the first four that apply are shown. */
const QUESTIONS: readonly Asked[] = [
  farTrip,
  overTheRiver,
  smallLoad,
  largeLoad,
  byTheWeek,
  quarter,
  halfYear,
  lift,
  stairs,
  fromAHouse,
  bays,
  postcode,
  wholeHome,
  collection,
  elsewhere,
  terms,
];

/** What people from this borough would ask about storage. */
export const storageQuestions = (area: Area): readonly Question[] =>
  QUESTIONS.flatMap((ask) => ask(area) ?? []).slice(0, SHOWN);
