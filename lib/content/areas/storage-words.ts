import { STORAGE_UNITS, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { FREE_COLLECTION_TERM, STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, tripsSentence } from '@/lib/domain/pricing/storage-trips';
import type { StorageTerm, StorageUnitSpace } from '@/lib/domain/vocabulary';
import { capitalised } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import type { HomeKind } from './borough';
import { BOROUGHS } from './boroughs';
import type { Area } from './moving-words';
import { stayPrice } from './prices';
import { milesText, roadsOf, spoken, spokenList, withArticle } from './wording';

/** Units worth comparing where most homes are of a kind. */
export const UNITS_FOR: Readonly<Record<HomeKind, readonly StorageUnitSpace[]>> = {
  towers: ['Plan 3x3', 'Plan 3x5', 'Plan 6x4', 'Plan 6x6'],
  conversions: ['Plan 3x5', 'Plan 6x4', 'Plan 6x6', 'Plan 8x6'],
  mansion: ['Plan 3x5', 'Plan 6x4', 'Plan 8x6', 'Plan 9x8'],
  terraces: ['Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8'],
  semis: ['Plan 6x6', 'Plan 8x6', 'Plan 9x8', 'Plan 12x8'],
};

export const aWeek = (unit: StorageUnitSpace, term: StorageTerm): string =>
  formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: unit, squareFeet: null }, term));

export const unitTitle = (unit: StorageUnitSpace): string => storageUnit(unit).title;

const smallest = STORAGE_UNITS[0]?.space ?? 'Plan 3x3';
const longTerm = storageDuration(FREE_COLLECTION_TERM).title;
const SMALLEST_WEEK = aWeek(smallest, FREE_COLLECTION_TERM);

/** "by the week", "for 6 months". */
export const termPhrase = (term: StorageTerm): string =>
  term === 'weekly' ? 'by the week' : term === 'monthly' ? 'by the month' : `for ${storageDuration(term).title}`;

/** Below this a trip to the store is short, above that it is long: miles by road. */
const SHORT_TRIP = 6;
const LONG_TRIP = 16;
/** As much as one room of a shared house holds, in cubic feet. */
const SMALL_LOAD = 40;

/** Under the title: what storage costs from here, with the trips that every stay has (LAW-1). */
export function storageLead(area: Area): string {
  const lead = leadOf(area);
  // Where it is about the smallest unit it is about the longest term too.
  const term = lead.includes(SMALLEST_WEEK) ? FREE_COLLECTION_TERM : area.borough.storage.term;
  return `${lead} ${tripsSentence(term)}`;
}

/** What storage costs from here, seen by what stands in the way. */
function leadOf(area: Area): string {
  const { borough, reach } = area;
  const { name, homes, congestionZone, bank, neighbourhoods, districts } = borough;
  const { unit, term } = borough.storage;
  const [first = '', second = ''] = neighbourhoods;
  const duration = term === 'weekly' ? '' : ` ${termPhrase(term)}`;
  const own = `${withArticle(unitTitle(unit))} unit is ${aWeek(unit, term)} a week${duration}`;
  if (districts.includes(STORAGE_DISTRICT)) {
    return `Our store is in ${STORAGE_DISTRICT}, a part of which is ${spoken(name)}. The van still comes to your door; ${own}, and the way there is hardly a way at all.`;
  }
  if (congestionZone === 'inside') {
    return `Empty a cupboard of the Square Mile into ${own.replace(' is ', ' for ')}. The van comes in, pays the charge of the zone, and takes everything ${milesText(reach.storage)} to its unit.`;
  }
  if (bank === 'both') {
    return `From either bank of the Thames, ${milesText(reach.storage)} to a unit of your own: ${own}, for as little as a wardrobe or as much as a house.`;
  }
  if (homes === 'towers') {
    return `A flat high up in ${first} has little room beside its view. From ${SMALLEST_WEEK} a week, if it stays for ${longTerm}, a wardrobe’s worth goes elsewhere, and we carry it down.`;
  }
  if (homes === 'mansion') {
    return `${capitalised(own)}: that is a box room for a flat in ${first} or ${second}, emptied and filled by people who know back stairs.`;
  }
  if (homes === 'conversions') {
    return conversionLead(area, capitalised(own));
  }
  if (borough.storage.cubicFeet <= SMALL_LOAD) {
    return `What fills a student’s room in ${borough.storage.from.place} fills hardly more than a wardrobe here: ${own}, fetched from the door in a slot of two hours.`;
  }
  if (reach.storage > LONG_TRIP && borough.storage.cubicFeet > 400) {
    return `A whole house in ${first} or ${second} goes into one unit, and nobody has to drive it there: ${own}, ${milesText(reach.storage)} away.`;
  }
  if (reach.storage > LONG_TRIP && bank === 'south') {
    return `You need not drive ${milesText(reach.storage)} to a store: a van comes to ${first}, ${second} or wherever you live in ${spoken(name)}. Stay for ${longTerm} and the collection is free; ${own}.`;
  }
  if (reach.storage > LONG_TRIP) {
    return `${capitalised(own)}, and the ${milesText(reach.storage)} between it and ${first} are driven by us. What you choose is the size, the day and whether ${second} needs it back in three months or in six.`;
  }
  if (homes === 'terraces') {
    return `A terrace in ${first} is full when its loft is. ${capitalised(own)}, and what went in comes back when there is room for it.`;
  }
  return `Clear the garage in ${first} or the loft in ${second} without hiring anything: ${own}, collected at the kerb, returned to it.`;
}

/** Where houses are divided: what is missing, by how long it is missed. */
function conversionLead({ borough, reach }: Area, own: string): string {
  const [first = '', second = ''] = borough.neighbourhoods;
  if (reach.storage <= SHORT_TRIP) {
    return `Half a house in ${first} rarely has a whole cupboard. ${own}, ${milesText(reach.storage)} away, and you never have to find a van.`;
  }
  switch (borough.storage.term) {
    case 'weekly':
      return `Between two rooms in ${first} and ${second} there are often three weeks and no key. ${own}, paid a week at a time, with a van at both ends.`;
    case 'monthly':
      return `We come up the stairs in ${first} or ${second}, and ${milesText(reach.storage)} later your things stand in a unit with your name on it. ${own}.`;
    case '3_months':
      return `What a flat in ${first} cannot take over one season, a unit can: ${own.toLowerCase()}, collected from ${second} or any other street, stairs counted and not cursed.`;
    case '6_months':
      return `A second wardrobe, ${milesText(reach.storage)} from ${first}: ${own.toLowerCase()}, and for half a year or longer the van comes for nothing.`;
  }
}

/** How the things get from here to the store. */
export function tripText({ borough, reach }: Area): string {
  const { congestionZone, bank } = borough;
  const { storage, nearest } = reach;
  const roads = roadsOf(borough);
  if (storage === 0 || borough.districts.includes(STORAGE_DISTRICT)) {
    return `The store and a part of the borough share the postcode ${STORAGE_DISTRICT}. That keeps the trip short at any hour, and a second one for what was forgotten costs an afternoon, not a day.`;
  }
  if (congestionZone === 'inside') {
    return `It is ${milesText(storage)} from ${borough.middle} to ${STORAGE_DISTRICT}. Weekend slots spare you the weekday closures; charges for driving in the zone are ours on any day.`;
  }
  if (storage <= SHORT_TRIP) {
    return `${milesText(storage)} by road separate ${borough.middle} from our store in ${STORAGE_DISTRICT}, so a morning slot usually ends with the door of your unit shut before lunch.`;
  }
  if (bank === 'south' && storage > LONG_TRIP && borough.neighbours.length >= 5) {
    return `${milesText(storage)} lie between ${borough.middle} and ${STORAGE_DISTRICT}, with the Thames about half-way. It is a trip for a crew that does it often and not for a hired van and a free Saturday.`;
  }
  if (bank === 'south' && storage > LONG_TRIP) {
    return `The store lies in ${STORAGE_DISTRICT}, on the other bank and the other side of London: ${milesText(storage)}. By ${roads} the van needs a good part of the slot for the road, so an early one is wise.`;
  }
  if (bank === 'south') {
    return `Over one bridge and ${milesText(storage)} in all: that is the way from ${borough.middle} to ${STORAGE_DISTRICT}. We choose the bridge on the day.`;
  }
  if (storage > LONG_TRIP) {
    return `Across the north of London it is ${milesText(storage)} to ${STORAGE_DISTRICT}. You make the trip once in your head and never at the wheel; ask for the return to ${spoken(nearest.name)} or anywhere else in London when the time comes.`;
  }
  if (typeof congestionZone === 'object') {
    return borough.neighbours.length >= 6
      ? `It is ${milesText(storage)} to ${STORAGE_DISTRICT} by ${roads} and what comes after. Should the collection begin in ${congestionZone.partly}, the van owes a charge for the day; you do not.`
      : `From ${borough.middle} the van drives ${milesText(storage)} to ${STORAGE_DISTRICT}. If it starts inside the Congestion Charge zone, which is ${congestionZone.partly}, the charge is ours.`;
  }
  if (borough.neighbours.length >= 6) {
    return `${capitalised(spoken(borough.name))} and ${STORAGE_DISTRICT} are ${milesText(storage)} apart, with hills and high streets between them; the price of a collection has those miles in it already.`;
  }
  return `${capitalised(roads)} lead towards ${STORAGE_DISTRICT}, where the store is, ${milesText(storage)} from ${borough.middle}; nothing of that distance is charged, because the first miles are in the price of a collection.`;
}

/** What the table shows: the units and trips of this borough in words. */
export function unitsText({ borough, reach }: Area): string {
  const { homes, from } = { homes: borough.homes, from: borough.storage.from };
  const [small = smallest, , , large = smallest] = UNITS_FOR[homes];
  const full = formatPence(storageTripPrice(storageUnitVolume(small)));
  switch (homes) {
    case 'towers':
      return `Small units suit small cupboards. A full ${unitTitle(small)} costs ${full} to fetch, the same from the second floor as from the twentieth while the lift works.`;
    case 'mansion':
      return `From a full wardrobe to a drawing room: the smaller two hold what a flat near ${from.place} keeps in corridors, the larger two the contents of its rooms.`;
    case 'conversions':
      return from.floor >= 2
        ? `Take ${unitTitle(small)} for one person’s overflow and ${unitTitle(large)} for a whole flat. What ${from.place} adds is stairs, counted by the floor.`
        : `Between ${unitTitle(small)} and ${unitTitle(large)} lies whatever a floor of a house can hold. From a first floor in ${from.place} the longest part of the carry is the hall.`;
    case 'terraces':
      return `A loft’s contents go into the first two, a floor of a house into the others. From ${spoken(borough.name)} the ${milesText(reach.storage)} are included either way.`;
    case 'semis':
      return `Garages and whole floors of a house need room, from ${unitTitle(small)} to ${unitTitle(large)}. The trip is charged by the cubic foot, so a unit that is half empty costs less to fill.`;
  }
}

const storageUnitVolume = (unit: StorageUnitSpace) => usableCubicFeet(storageUnit(unit).squareFeet);

/** The example of the borough: its unit, its stairs, its price. */
export function stayText({ borough }: Area): string {
  const { storage } = borough;
  const free = stayPrice({ ...storage, term: FREE_COLLECTION_TERM });
  const chosen = stayPrice(storage);
  if (storage.term === FREE_COLLECTION_TERM) {
    return `For ${longTerm} or longer the collection itself costs nothing; stairs, a missing parking space and busy days still count.`;
  }
  return free.totalWithDiscount < chosen.totalWithDiscount
    ? `For ${longTerm} the collection would be free and the first payment ${formatPence(free.totalWithDiscount)}.`
    : `For ${longTerm} the collection would be free, and every week ${aWeek(storage.unit, FREE_COLLECTION_TERM)}.`;
}

/** Where else the things can go. */
export function returnText({ borough, reach }: Area): string {
  const names = reach.others.slice(0, 2).map(({ name }) => name);
  const { from, term } = borough.storage;
  if (term === 'weekly' || term === 'monthly') {
    return `And out again: to a new address in ${spokenList(names)} as well as back to ${from.place}, at the same price for the same volume.`;
  }
  if (from.floor > 0) {
    return `Where it goes afterwards is open. ${capitalised(spokenList(names))} are nearest, the other areas of London cost no more than their stairs and miles.`;
  }
  return `Back to ${spoken(borough.name)}, or on to ${spokenList(names)}: the return is priced like the collection, whichever of the ${BOROUGHS.length} areas it goes to.`;
}
