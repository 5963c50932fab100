import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { smallestUnitFor } from '@/lib/domain/catalogue/storage-units';
import { VAN } from '@/lib/domain/catalogue/vans';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import type { FixedMovingPlan } from '@/lib/domain/order-types';
import { areaInSentence } from '@/lib/domain/places/areas';
import { FREE_COLLECTION_TERM, NO_PARKING, PER_EXTRA_MILE, PER_FLOOR } from '@/lib/domain/prices/assumptions';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import type { HomeKind } from './borough';
import type { Area } from './moving-words';
import { stayPrice } from './prices';
import { aWeek, unitTitle } from './storage-words';
import { milesText, sharedDistricts, spokenList } from './wording';

type Question = { readonly question: string; readonly answer: string };
type Asked = (area: Area) => Question | null;

const SHOWN = 4;
const longTerm = storageDuration(FREE_COLLECTION_TERM);

/** The home whose contents are most often stored, by the kind of home. */
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
    question: `What does a collection from ${areaInSentence(name)} cost?`,
    answer: `${TRIP_RATE}. The ${formatCubicFeet(storage.cubicFeet)} of the example from ${storage.from.place} cost ${formatPence(trip)} before stairs and parking. If you store for ${longTerm.title}, collection is free.`,
  };
};

const wholeHome: Asked = ({ borough: { homes } }) => {
  const { plan, words } = EMPTIED[homes];
  const { cubicFeet } = inventoryTotals(typicalContents(plan));
  const { unit } = smallestUnitFor(cubicFeet);
  if (!unit) return null;
  return {
    question: `Which unit holds ${words}?`,
    answer: `The contents are typically ${formatCubicFeet(cubicFeet)}, which fits in ${unit.title} if it is stacked carefully: ${aWeek(unit.space, 'weekly')} a week, or ${aWeek(unit.space, FREE_COLLECTION_TERM)} for ${longTerm.title} or longer. Collecting it all costs ${formatPence(storageTripPrice(cubicFeet))}, and so does bringing it back.`,
  };
};

const farTrip: Asked = ({ borough: { name, middle }, reach: { storage } }) =>
  storage > PLAN_MILES - 5
    ? {
        question:
          storage > PLAN_MILES
            ? `Does the distance from ${areaInSentence(name)} cost extra?`
            : `Is ${areaInSentence(name)} too far from your store?`,
        answer:
          storage > PLAN_MILES
            ? `A little: ${middle} is ${milesText(storage)} away, ${storage - PLAN_MILES} more than the ${PLAN_MILES} in the price, at ${formatRate(PER_EXTRA_MILE)} each, for the collection and for the return. From the side nearest to us there may be nothing to add.`
            : `No. ${middle} is ${milesText(storage)} away and ${PLAN_MILES} are included, so from the middle of the borough nothing is added. From its outer edge there may be a mile or two to pay for.`,
      }
    : null;

const stairs: Asked = ({ borough: { storage } }) => {
  const { floor, hasLift, place } = storage.from;
  if (floor === 0 || hasLift) return null;
  return {
    question: 'Do you carry down the stairs?',
    answer: `Yes. Each floor without a lift adds ${formatPence(PER_FLOOR)} to the collection and the same to the return; for the example in ${place}, ${floor === 1 ? 'on the first floor' : `${floor} floors up`}, that is ${formatPence(pence(floor * PER_FLOOR))} a trip.`,
  };
};

const lift: Asked = ({ borough: { storage } }) =>
  storage.from.hasLift
    ? {
        question: 'My building needs to know when you are coming. Can I tell them?',
        answer: `Yes: you choose the day and the two hours, and the confirmation gives both. Book the lift for that time; loading enough for ${unitTitle(storage.unit)} takes well under two hours.`,
      }
    : null;

const bays: Asked = ({ borough: { storage, name, parking } }) => {
  if (storage.from.canPark) return null;
  return {
    question: `Do I need a suspended bay in ${areaInSentence(name)} for a collection?`,
    answer: parking
      ? `For a small unit an empty space and a short stop are usually enough. For a house, apply to the council as described above, or we can park further away for ${formatPence(NO_PARKING)}.`
      : `Rarely for boxes, often for a whole flat. If there is no space, our movers carry everything further and we add ${formatPence(NO_PARKING)}. Ask the council whether it can reserve a bay.`,
  };
};

const elsewhere: Asked = ({ borough: { storage }, reach: { others } }) => {
  const names = others.slice(1, 3).map(({ name }) => name);
  return {
    question: 'Can you deliver it somewhere else afterwards?',
    answer: `Yes, to any address in London, for example in ${spokenList(names)}. Returning ${formatCubicFeet(storage.cubicFeet)} costs ${formatPence(storageTripPrice(storage.cubicFeet))} on an ordinary day, before stairs and parking.`,
  };
};

const terms: Asked = ({ borough: { storage } }) => ({
  question: 'What if I need it for longer than I think?',
  answer: `You simply carry on paying. It is worth choosing your term carefully at the start, though: ${STORAGE_DURATIONS.map(({ title, term }) => `${title.toLowerCase()} ${aWeek(storage.unit, term)}`).join(', ')} a week for ${unitTitle(storage.unit)}.`,
});

const postcode: Asked = ({ borough }) => {
  const [shared] = sharedDistricts(borough);
  if (!shared || shared.with.length < 2) return null;
  return {
    question: `I live in ${shared.district}. Which page is mine?`,
    answer: `${shared.district} is shared between ${spokenList([borough.name, ...shared.with])}, so use any of those pages. Prices depend on your district and your stairs, not on the borough.`,
  };
};

const smallLoad: Asked = ({ borough: { storage } }) => {
  if (storage.cubicFeet > 60) return null;
  const { unit, term, from } = storage;
  return {
    question: 'Is it worth a van for one room?',
    answer: `Collecting ${formatCubicFeet(storage.cubicFeet)} costs ${formatPence(storageTripPrice(storage.cubicFeet))}, then it is ${aWeek(unit, term)} a week. If two people in ${from.place} store together, they pay for one trip and one unit.`,
  };
};

const largeLoad: Asked = ({ borough: { storage } }) => {
  const { cubicFeet, unit, from } = storage;
  if (cubicFeet < 200) return null;
  return cubicFeet > VAN.cubicFeet / 2
    ? {
        question: `How long does it take to empty a house in ${from.place}?`,
        answer: `Allow most of a morning for ${formatCubicFeet(cubicFeet)}, more than half of what a Luton van holds. It is one trip at one price: ${formatPence(storageTripPrice(cubicFeet))}, before stairs and parking.`,
      }
    : {
        question: 'Will all of that fit in one van?',
        answer: `Yes, ${formatCubicFeet(cubicFeet)} will: a Luton van holds about ${formatCubicFeet(VAN.cubicFeet)}, far more than ${unitTitle(unit)} does. The trip is priced by the cubic foot, not by the van.`,
      };
};

const byTheWeek: Asked = ({ borough: { storage } }) => {
  const { unit, term, from } = storage;
  if (term === 'weekly') {
    return {
      question: 'What is the shortest time I can store for?',
      answer: `One week, which is ${aWeek(unit, 'weekly')} for ${unitTitle(unit)}. It makes sense when you are about to get your keys; from four weeks, paying by the month is cheaper, at ${aWeek(unit, 'monthly')} a week. Both trips are extra, however short the stay: ${tripsWords(term)}.`,
    };
  }
  if (term !== 'monthly') return null;
  return from.floor === 0
    ? {
        question: 'We do not know how long the work on the house will take. Which term should we choose?',
        answer: `Monthly: ${aWeek(unit, 'monthly')} a week for ${unitTitle(unit)}, four weeks at a time, with no end date. If the builder is sure of the dates, three months is ${aWeek(unit, '3_months')} a week. Either way, ${tripsWords(term)}.`,
      }
    : {
        question: `I am between two flats in ${from.place}. Do I have to sign up for months?`,
        answer: `No: four weeks at a time, at ${aWeek(unit, 'monthly')} a week for ${unitTitle(unit)}, plus ${tripsWords(term)}. You end it by booking the return. Longer terms cost less a week, so allow a week more than you think you need.`,
      };
};

const halfYear: Asked = ({ borough: { storage } }) => {
  if (storage.term !== FREE_COLLECTION_TERM) return null;
  const saved = storageTripPrice(storage.cubicFeet);
  return {
    question: `What do I save by choosing ${longTerm.title} at the start?`,
    answer: `${longTerm.discountPercent}% off every week, so ${aWeek(storage.unit, FREE_COLLECTION_TERM)} for ${unitTitle(storage.unit)}, and free collection, which saves ${formatPence(saved)} in the example from ${storage.from.place}. In return you pay for at least ${longTerm.minimumWeeks} weeks.`,
  };
};

const quarter: Asked = ({ borough: { storage } }) =>
  storage.term === '3_months'
    ? {
        question: 'What happens when the three months are over?',
        answer: `You do not have to do anything. The unit continues at ${aWeek(storage.unit, storage.term)} a week until you book the return, which costs ${formatPence(storageTripPrice(storage.cubicFeet))} for ${formatCubicFeet(storage.cubicFeet)}.`,
      }
    : null;

const fromAHouse: Asked = ({ borough: { storage, name } }) =>
  storage.from.floor === 0 && storage.from.canPark
    ? {
        question: `We have a drive in ${storage.from.place}. Does that make it quicker?`,
        answer: `Yes, and nothing is added for stairs or parking. Keep the drive clear for a van as long as two cars, and put the boxes for storage apart from those staying in ${areaInSentence(name)}.`,
      }
    : null;

const overTheRiver: Asked = ({ borough: { bank, name }, reach: { storage } }) =>
  bank === 'south' && storage <= PLAN_MILES - 5
    ? {
        question: 'The store is north of the river. Does crossing it cost extra?',
        answer: `No. From ${areaInSentence(name)} it is ${milesText(storage)} by road, all of them included, and we never add tolls or zone charges.`,
      }
    : null;

/** The questions by weight. The first four that apply are shown. */
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

/** Returns the questions and answers about storage from this borough. */
export const storageQuestions = (area: Area): readonly Question[] =>
  QUESTIONS.flatMap((ask) => ask(area) ?? []).slice(0, SHOWN);
