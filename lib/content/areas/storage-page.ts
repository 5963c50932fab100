import { HOME_UNITS, homeUnitText } from '@/lib/domain/catalogue/home-units';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { STORAGE_UNITS, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { VAN } from '@/lib/domain/catalogue/vans';
import { formatLineAmount, formatPence, formatRate, pence } from '@/lib/domain/money';
import type { FixedMovingPlan, StorageTerm, StorageUnitSpace } from '@/lib/domain/order-types';
import { SEE_DAYS } from '@/lib/domain/order/labels';
import { areaInSentence } from '@/lib/domain/places/areas';
import * as prices from '@/lib/domain/prices/assumptions';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, TRIP_RATE, tripsSentence, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { capitalised } from '@/lib/domain/wording';
import { ROUTES, chosenPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { HOME_DRAWINGS, LOADED_UNIT_DRAWINGS, UNIT_DRAWINGS } from '../drawings';
import { REVIEWS, areaReviews } from '../reviews/reviews';
import { areaMap, areaPath } from './area-links';
import type { Borough, HomeKind } from './borough';
import { BOROUGHS } from './boroughs';
import { nearContent } from './near';
import { NO_PARKING_TEXT, parkingContent } from './parking';
import { stayPrice } from './prices';
import { reachOf, storeText, type Area } from './reach';
import { accessText, districtsText, milesText, roadsOf, sharedDistricts, spokenList, withArticle } from './wording';

type Question = { readonly question: string; readonly answer: string };
type Asked = (area: Area) => Question | null;

const SHOWN = 4;
const longTerm = storageDuration(prices.FREE_COLLECTION_TERM);

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
  const { space } = HOME_UNITS[plan];
  return {
    question: `Which unit holds ${words}?`,
    answer: `The contents are typically ${formatCubicFeet(cubicFeet)}, and go into a unit of ${homeUnitText(plan)}, if they are stacked carefully. It costs ${aWeek(space, 'weekly')} a week, or ${aWeek(space, prices.FREE_COLLECTION_TERM)} for ${longTerm.title} or longer. Collecting everything costs ${formatPence(storageTripPrice(cubicFeet))}, and so does bringing it back.`,
  };
};

const farTrip: Asked = ({
  borough: {
    name,
    storage: { from },
  },
  reach: { storage },
}) =>
  storage > PLAN_MILES - 5
    ? {
        question:
          storage > PLAN_MILES
            ? `Does the distance from ${areaInSentence(name)} cost extra?`
            : `Is ${areaInSentence(name)} too far from your store?`,
        answer:
          storage > PLAN_MILES
            ? `A little: ${from.district} is ${milesText(storage)} away, ${storage - PLAN_MILES} more than the ${PLAN_MILES} in the price, at ${formatRate(prices.PER_EXTRA_MILE)} each, for the collection and for the return. From the side nearest to us there may be nothing to add.`
            : `No. ${from.district} is ${milesText(storage)} away and ${PLAN_MILES} are included, so nothing is added. From the outer edge of the borough there may be a mile or two to pay for.`,
      }
    : null;

const stairs: Asked = ({ borough: { storage } }) => {
  const { floor, hasLift, place } = storage.from;
  if (floor === 0 || hasLift) return null;
  return {
    question: 'Do you carry down the stairs?',
    answer: `Yes. Each floor without a lift adds ${formatPence(prices.PER_FLOOR)} to the collection and the same to the return; for the example in ${place}, ${floor === 1 ? 'on the first floor' : `${floor} floors up`}, that is ${formatPence(pence(floor * prices.PER_FLOOR))} a trip.`,
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
      ? `For a small unit an empty space and a short stop are usually enough. For a house, apply to the council as described above, or we can park further away for ${formatPence(prices.NO_PARKING)}.`
      : `Rarely for boxes, often for a whole flat. If there is no space, our movers carry everything further and we add ${formatPence(prices.NO_PARKING)}. Ask the council whether it can reserve a bay.`,
  };
};

const elsewhere: Asked = ({ borough: { storage }, reach: { others } }) => {
  const names = others.slice(1, 3).map(({ name }) => name);
  return {
    question: 'Can you return my things to another address?',
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
  if (storage.term !== prices.FREE_COLLECTION_TERM) return null;
  const saved = storageTripPrice(storage.cubicFeet);
  return {
    question: `What do I save by choosing ${longTerm.title} at the start?`,
    answer: `${longTerm.discountPercent}% off every week, so ${aWeek(storage.unit, prices.FREE_COLLECTION_TERM)} for ${unitTitle(storage.unit)}, and free collection, which saves ${formatPence(saved)} in the example from ${storage.from.place}. In return you pay for at least ${longTerm.minimumWeeks} weeks.`,
  };
};

const quarter: Asked = ({ borough: { storage } }) =>
  storage.term === '3_months'
    ? {
        question: 'What happens when the three months are over?',
        answer: `You do not have to do anything. At ${aWeek(storage.unit, storage.term)} a week, storage ${CONTINUES}. The return costs ${formatPence(storageTripPrice(storage.cubicFeet))} for ${formatCubicFeet(storage.cubicFeet)}.`,
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

/** The units to compare, by the most common kind of home. */
export const UNITS_FOR: Readonly<Record<HomeKind, readonly StorageUnitSpace[]>> = {
  towers: ['Plan 3x3', 'Plan 3x5', 'Plan 6x4', 'Plan 6x6'],
  conversions: ['Plan 3x5', 'Plan 6x4', 'Plan 6x6', 'Plan 8x6'],
  mansion: ['Plan 3x5', 'Plan 6x4', 'Plan 8x6', 'Plan 9x8'],
  terraces: ['Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8'],
  semis: ['Plan 6x6', 'Plan 8x6', 'Plan 9x8', 'Plan 12x8'],
};

export const aWeek = (unit: StorageUnitSpace, term: StorageTerm): string =>
  formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: unit, squareFeet: null }, term));

const unitTitle = (unit: StorageUnitSpace): string => storageUnit(unit).title.replaceAll(' ', '\u00a0');

const smallest = STORAGE_UNITS[0]?.space ?? 'Plan 3x3';
const SMALLEST_WEEK = aWeek(smallest, prices.FREE_COLLECTION_TERM);

/** Returns the term in words: "on the weekly term", "for 6 months". */
export const termPhrase = (term: StorageTerm): string =>
  term === 'weekly' || term === 'monthly' ? `on the ${term} term` : `for ${storageDuration(term).title}`;

/**
 * Miles by road below which a trip to the store counts as short (SHORT_TRIP) and above which it counts as long
 * (LONG_TRIP).
 */
const SHORT_TRIP = 6;
const LONG_TRIP = 16;
/** Cubic feet of the contents of one room in a shared house. */
const SMALL_LOAD = 40;

/** Returns whether a borough shares the postcode district of our store. */
const isNextToStore = ({ districts }: Borough): boolean => districts.includes(prices.STORAGE_DISTRICT);

/** Returns the text under the title: the price of storage from here, with the trips that every stay has (LAW-1). */
export function storageLead(area: Area): string {
  const lead = leadOf(area);
  // A lead about the smallest unit is also about the longest term.
  const term = lead.includes(SMALLEST_WEEK) ? prices.FREE_COLLECTION_TERM : area.borough.storage.term;
  return `${lead} ${tripsSentence(term)}`;
}

/** Returns the lead about prices, chosen by the borough's main obstacle: stairs, distance or the zone. */
function leadOf(area: Area): string {
  const { borough, reach } = area;
  const { name, homes, congestionZone, bank, neighbourhoods } = borough;
  const { unit, term, from } = borough.storage;
  const [first = '', second = ''] = neighbourhoods;
  const duration = term === 'weekly' ? '' : ` ${termPhrase(term)}`;
  const own = `${withArticle(unitTitle(unit))} unit is ${aWeek(unit, term)} a week${duration}`;
  if (isNextToStore(borough)) {
    return `Our store is in ${prices.STORAGE_DISTRICT}, which is partly in ${areaInSentence(name)}. The van still comes to your door, and it has a short drive: ${own}.`;
  }
  if (congestionZone === 'inside') {
    return `Make room at home in the Square Mile: ${own}. The van comes to you and takes everything ${milesText(reach.storage)} to the store, and we pay the Congestion Charge.`;
  }
  if (bank === 'both') {
    return `On either bank of the Thames, we collect and store anything from a wardrobe to a whole house, ${milesText(reach.storage)} away: ${own}.`;
  }
  if (homes === 'towers') {
    return `Short of space in a ${first} flat? A wardrobe’s worth costs from ${SMALLEST_WEEK} a week if you store it for ${longTerm.title}, and we carry it down for you.`;
  }
  if (homes === 'mansion') {
    return `${capitalised(own)}: a box room for your flat in ${first} or ${second}, and our movers do the carrying.`;
  }
  if (homes === 'conversions') {
    return conversionLead(area, capitalised(own));
  }
  if (borough.storage.cubicFeet <= SMALL_LOAD) {
    return `The contents of a student room in ${borough.storage.from.place} take up little more than a wardrobe: ${own}, collected from your door in a two-hour slot.`;
  }
  if (reach.storage > LONG_TRIP && borough.storage.cubicFeet > 400) {
    return `The contents of a house in ${first} or ${second} fit in one unit, and we do the driving: ${own}, ${milesText(reach.storage)} away.`;
  }
  if (reach.storage > LONG_TRIP && bank === 'south') {
    return `There is no need to drive ${milesText(reach.storage)} to our store: a van comes to ${first}, ${second} or wherever you are in ${areaInSentence(name)}. ${capitalised(own)}.`;
  }
  if (reach.storage > LONG_TRIP) {
    return `${capitalised(own)}, and we drive the ${milesText(reach.storage)} between it and ${from.place}. You choose the size, the day, and when you want it all back.`;
  }
  if (homes === 'terraces') {
    return `Is the loft of your terrace in ${first} full? ${capitalised(own)}.`;
  }
  return `Clear the garage in ${first} or the loft in ${second} without hiring a van: ${own}, and we collect from your door and bring it back.`;
}

/** Returns the lead for boroughs of divided houses: the missing space, by how long it is missing. */
function conversionLead({ borough, reach }: Area, own: string): string {
  const [first = '', second = ''] = borough.neighbourhoods;
  if (reach.storage <= SHORT_TRIP) {
    return `Flats in divided houses in ${first} are short of cupboards. ${own}, ${milesText(reach.storage)} away, and you never have to hire a van.`;
  }
  switch (borough.storage.term) {
    case 'weekly':
      return `Between rooms in ${first} or ${second}, and waiting for the keys? ${own}, paid a week at a time.`;
    case 'monthly':
      return `We collect from your flat in ${first} or ${second}, stairs included, and take your things ${milesText(reach.storage)} to a unit of your own. ${own}.`;
    case '3_months':
      return `If your flat in ${first} is short of space for a season, use a unit: ${own.toLowerCase()}, collected from ${second} or any other street, up or down the stairs.`;
    case '6_months':
      return `Extra cupboard space ${milesText(reach.storage)} from ${borough.storage.from.place}: ${own.toLowerCase()}.`;
  }
}

/** Returns a text about the trip from the borough to the store. */
export function tripText({ borough, reach }: Area): string {
  const { congestionZone, bank } = borough;
  const { storage, nearest } = reach;
  const { from } = borough.storage;
  const roads = roadsOf(borough);
  if (isNextToStore(borough)) {
    return `Part of the borough shares the postcode ${prices.STORAGE_DISTRICT} with our store, so the trip is short at any time of day.`;
  }
  if (congestionZone === 'inside') {
    return `It is ${milesText(storage)} from ${from.district} to ${prices.STORAGE_DISTRICT}. A weekend slot avoids the weekday road closures. We pay the Congestion Charge on any day.`;
  }
  if (storage <= SHORT_TRIP) {
    return `It is only ${milesText(storage)} by road from ${from.district} to our store in ${prices.STORAGE_DISTRICT}, so after a morning slot your things are usually in their unit before lunch.`;
  }
  if (bank === 'south' && storage > LONG_TRIP && borough.neighbours.length >= 5) {
    return `It is ${milesText(storage)} from ${from.district} to ${prices.STORAGE_DISTRICT}, with the Thames about half-way. Our movers make the trip, so you do not lose a Saturday to a hired van.`;
  }
  if (bank === 'south' && storage > LONG_TRIP) {
    return `Our store is in ${prices.STORAGE_DISTRICT}, across the river and on the other side of London, ${milesText(storage)} from ${from.district}. The drive by ${roads} takes a while, so choose an early slot if you can.`;
  }
  if (bank === 'south') {
    return `It is ${milesText(storage)} from ${from.district} to ${prices.STORAGE_DISTRICT}, across the Thames. We choose the bridge on the day.`;
  }
  if (storage > LONG_TRIP) {
    return `It is ${milesText(storage)} from ${from.district} across north London to ${prices.STORAGE_DISTRICT}, and we do all the driving. When you want your things back, we can return them to ${areaInSentence(nearest.name)} or anywhere else in London.`;
  }
  if (typeof congestionZone === 'object') {
    return borough.neighbours.length >= 6
      ? `It is ${milesText(storage)} from ${from.district} to ${prices.STORAGE_DISTRICT}, starting on ${roads}. If we collect inside the Congestion Charge zone (${congestionZone.partly}), we pay the charge.`
      : `From ${from.district} the van drives ${milesText(storage)} to ${prices.STORAGE_DISTRICT}. If it starts inside the Congestion Charge zone, which covers ${congestionZone.partly}, we pay the charge.`;
  }
  if (borough.neighbours.length >= 6) {
    return `${capitalised(from.place)} and ${prices.STORAGE_DISTRICT} are ${milesText(storage)} apart, and the price of a collection already includes those miles.`;
  }
  return `${capitalised(roads)} lead towards ${prices.STORAGE_DISTRICT}, where our store is, ${milesText(storage)} from ${from.district}. The price of a collection includes that distance.`;
}

/** Returns a text that explains the table of units and trips. */
export function unitsText({ borough, reach }: Area): string {
  const { homes, from } = { homes: borough.homes, from: borough.storage.from };
  const [small = smallest, , , large = smallest] = UNITS_FOR[homes];
  const full = formatPence(storageTripPrice(storageUnitVolume(small)));
  switch (homes) {
    case 'towers':
      return `A small unit is enough for most flats. A full ${unitTitle(small)} unit costs ${full} to collect, the same from the second floor as from the twentieth if there is a lift.`;
    case 'mansion':
      return `The smaller two hold what overflows from a flat near ${from.place}; the larger two hold the contents of its rooms.`;
    case 'conversions':
      return from.floor >= 2
        ? `Take ${unitTitle(small)} for one person’s overflow and ${unitTitle(large)} for a whole flat. In ${from.place} stairs add to the price, floor by floor.`
        : `Units from ${unitTitle(small)} to ${unitTitle(large)} suit anything from a few pieces to a whole floor of a house in ${from.place}.`;
    case 'terraces':
      return `The first two hold the contents of a loft, the others a floor of a house. ${isNextToStore(borough) ? 'The short drive' : `The drive from ${from.place} (${milesText(reach.storage)})`} is included either way.`;
    case 'semis':
      return `For a garage or a whole floor of a house, choose from ${unitTitle(small)} to ${unitTitle(large)}. Collection is charged by the cubic foot, so half a unit costs less to collect than a full one.`;
  }
}

const storageUnitVolume = (unit: StorageUnitSpace) => usableCubicFeet(storageUnit(unit).squareFeet);

/** Returns a text about the borough's example: its unit, its stairs, its price. */
export function stayText({ borough }: Area): string {
  const { storage } = borough;
  const free = stayPrice({ ...storage, term: prices.FREE_COLLECTION_TERM });
  const chosen = stayPrice(storage);
  if (storage.term === prices.FREE_COLLECTION_TERM) {
    return `For ${longTerm.title} or longer, collection is free. Stairs, no parking at the door and busy days still cost extra.`;
  }
  return free.totalWithDiscount < chosen.totalWithDiscount
    ? `Store for ${longTerm.title} and collection is free: the first payment would be ${formatPence(free.totalWithDiscount)}.`
    : `Store for ${longTerm.title} and collection is free, with each week at ${aWeek(storage.unit, prices.FREE_COLLECTION_TERM)}.`;
}

/** Returns a text about other places to which stored items can be delivered. */
export function returnText({ borough, reach }: Area): string {
  const names = reach.others.slice(0, 2).map(({ name }) => name);
  const { from, term } = borough.storage;
  if (term === 'weekly' || term === 'monthly') {
    return `We can return your things to ${from.place} or to a new address in ${spokenList(names)}, at the same price for the same volume.`;
  }
  if (from.floor > 0) {
    return `You decide later where we return your things. ${capitalised(spokenList(names))} are nearest; elsewhere in London only stairs and extra miles change the price.`;
  }
  return `We can bring your things back to ${areaInSentence(borough.name)} or take them on to ${spokenList(names)}. The return is priced like the collection, in any of the ${BOROUGHS.length} areas.`;
}

/** Returns the content of a borough's storage page, made once at build time. */
export function storageAreaContent(borough: Borough, shown = REVIEWS) {
  const area: Area = { borough, reach: reachOf(borough) };
  const { name, storage } = borough;
  return {
    title: `Storage with collection in ${areaInSentence(name)}`,
    lead: storageLead(area),
    drawing: LOADED_UNIT_DRAWINGS[storage.unit],
    form: {
      action: ROUTES.storageQuote,
      title: 'Get your storage price',
      district: { label: 'We collect from', options: borough.districts, initial: storage.from.district },
      choice: {
        label: `Your unit, ${termPhrase(storage.term)}`,
        options: UNITS_FOR[borough.homes].map((unit) => ({
          value: unit,
          label: `${unitTitle(unit)}, ${aWeek(unit, storage.term)} a week`,
        })),
        initial: storage.unit,
        hint: tripsSentence(storage.term),
      },
      hidden: [{ name: 'term', value: storage.term }],
      button: SEE_DAYS,
    },
    local: {
      title: storage.title,
      paragraphs: [storage.text, tripText(area), returnText(area)],
      districts: borough.districts,
      districtsText: districtsText(borough),
      neighbourhoods: borough.neighbourhoods,
    },
    parking: { title: 'Parking while we load', ...parkingContent(borough), own: NO_PARKING_TEXT },
    example: stayExample(area),
    table: unitsTable(area),
    slots: {
      service: 'STORAGE_COLLECTION' as const,
      plan: storage.unit,
      term: storage.term,
      district: storage.from.district,
      href: startHref(borough),
      lead: slotsLead(borough),
    },
    near: nearContent(area, 'storage'),
    questions: storageQuestions(area),
    reviews: areaReviews(borough, 'storage', shown),
    call: {
      title: `From ${storage.from.place} into storage`,
      text: 'Choose the unit, the day and the slot. You see every payment before you give your name or number.',
      drawing: HOME_DRAWINGS['services/storage'],
      price: {
        price: aWeek(storage.unit, storage.term),
        per: `a week for ${unitTitle(storage.unit)}, ${termPhrase(storage.term)}; ${tripsWords(storage.term)}`,
      },
      action: { label: 'See your price', href: startHref(borough), spot: 'area_storage' },
    },
    words: { title: `Storage with collection in ${areaInSentence(name)}`, description: descriptionOf(area) },
    map: areaMap('storage'),
    path: areaPath('storage', name),
  };
}

/**
 * Returns the text above the calendar. The calendar does not know the volume yet, so it shows the base price of a
 * collection, which is free on the longest term.
 */
function slotsLead({ storage: { unit, from, term } }: Borough): string {
  const trip =
    term === prices.FREE_COLLECTION_TERM
      ? 'collection included'
      : `a collection of ${formatCubicFeet(prices.CUSTOM_BASE_CUBIC_FEET)} included`;
  return `First payment for ${unitTitle(unit)}, ${trip}, from ${from.district}. A larger load, stairs and parking come on top.`;
}

function startHref({ storage: { from, unit, term } }: Borough): string {
  return chosenPath(ROUTES.storageQuote, { plan: unit, term, from: from.district });
}

function descriptionOf({ borough, reach }: Area): string {
  const { name, storage, neighbourhoods } = borough;
  const [first = ''] = neighbourhoods;
  return `Storage from ${first} and all of ${areaInSentence(name)}, ${storeText(reach)}: ${unitTitle(storage.unit)} for ${aWeek(storage.unit, storage.term)} a week ${termPhrase(storage.term)}; ${tripsWords(storage.term)}.`;
}

/** Returns an example of storing the contents of one home, with the first payment priced line by line. */
function stayExample(area: Area) {
  const { from, unit, term, cubicFeet } = area.borough.storage;
  const { lines, totalWithDiscount } = stayPrice(area.borough.storage);
  return {
    title: `From ${from.place} into ${unitTitle(unit)}, line by line`,
    stops: [
      { where: `${capitalised(from.place)}, ${from.district}`, how: accessText(from) },
      {
        where: `Our store, ${prices.STORAGE_DISTRICT}`,
        how: `${formatCubicFeet(cubicFeet)}, ${termPhrase(term)}`,
      },
    ],
    lines: lines.map(({ key, label, detail, amount }) => ({
      key,
      label,
      detail: detail ?? null,
      amount: formatLineAmount(amount),
    })),
    total: { label: 'First payment on an ordinary day', amount: formatPence(totalWithDiscount) },
    note: stayText(area),
  };
}

function unitsTable(area: Area) {
  const { homes } = area.borough;
  return {
    title: 'Units and what collection costs',
    lead: unitsText(area),
    columns: ['Unit', 'A week', `A week, for ${storageDuration(prices.FREE_COLLECTION_TERM).title}`, 'Collection'],
    rows: UNITS_FOR[homes].map((unit) => ({
      name: unitTitle(unit),
      detail: `up to ${formatCubicFeet(capacityOf(unit))}`,
      cells: [
        aWeek(unit, 'weekly'),
        aWeek(unit, prices.FREE_COLLECTION_TERM),
        formatPence(storageTripPrice(capacityOf(unit))),
      ],
      drawing: UNIT_DRAWINGS[unit],
    })),
    note: 'Collection prices are for a full unit, from the ground floor or with a lift. VAT included.',
  };
}

const capacityOf = (unit: StorageUnitSpace) => usableCubicFeet(storageUnit(unit).squareFeet);
