import { areaInSentence } from '@/lib/domain/places/areas';
import { STORAGE_UNITS, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { FREE_COLLECTION_TERM, STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, tripsSentence } from '@/lib/domain/pricing/storage-trips';
import type { StorageTerm, StorageUnitSpace } from '@/lib/domain/order-types';
import { capitalised } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import type { HomeKind } from './borough';
import { BOROUGHS } from './boroughs';
import type { Area } from './moving-words';
import { stayPrice } from './prices';
import { milesText, roadsOf, spokenList, withArticle } from './wording';

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

export const unitTitle = (unit: StorageUnitSpace): string => storageUnit(unit).title;

const smallest = STORAGE_UNITS[0]?.space ?? 'Plan 3x3';
const longTerm = storageDuration(FREE_COLLECTION_TERM).title;
const SMALLEST_WEEK = aWeek(smallest, FREE_COLLECTION_TERM);

/** Returns the term in words: "by the week", "for 6 months". */
export const termPhrase = (term: StorageTerm): string =>
  term === 'weekly' ? 'by the week' : term === 'monthly' ? 'by the month' : `for ${storageDuration(term).title}`;

/**
 * Miles by road below which a trip to the store counts as short (SHORT_TRIP) and above which it counts as long
 * (LONG_TRIP).
 */
const SHORT_TRIP = 6;
const LONG_TRIP = 16;
/** Cubic feet of the contents of one room in a shared house. */
const SMALL_LOAD = 40;

/** Returns the text under the title: the price of storage from here, with the trips that every stay has (LAW-1). */
export function storageLead(area: Area): string {
  const lead = leadOf(area);
  // A lead about the smallest unit is also about the longest term.
  const term = lead.includes(SMALLEST_WEEK) ? FREE_COLLECTION_TERM : area.borough.storage.term;
  return `${lead} ${tripsSentence(term)}`;
}

/** Returns the lead about prices, chosen by the borough's main obstacle: stairs, distance or the zone. */
function leadOf(area: Area): string {
  const { borough, reach } = area;
  const { name, homes, congestionZone, bank, neighbourhoods, districts } = borough;
  const { unit, term } = borough.storage;
  const [first = '', second = ''] = neighbourhoods;
  const duration = term === 'weekly' ? '' : ` ${termPhrase(term)}`;
  const own = `${withArticle(unitTitle(unit))} unit is ${aWeek(unit, term)} a week${duration}`;
  if (districts.includes(STORAGE_DISTRICT)) {
    return `Our store is in ${STORAGE_DISTRICT}, which is partly in ${areaInSentence(name)}. The van still comes to your door, and it has a short drive: ${own}.`;
  }
  if (congestionZone === 'inside') {
    return `Make room at home in the Square Mile: ${own}. The van comes to you and takes everything ${milesText(reach.storage)} to the store, and we pay the Congestion Charge.`;
  }
  if (bank === 'both') {
    return `On either bank of the Thames, we collect and store anything from a wardrobe to a whole house, ${milesText(reach.storage)} away: ${own}.`;
  }
  if (homes === 'towers') {
    return `Short of space in a ${first} flat? A wardrobe’s worth costs from ${SMALLEST_WEEK} a week if you store it for ${longTerm}, and we carry it down for you.`;
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
    return `There is no need to drive ${milesText(reach.storage)} to our store: a van comes to ${first}, ${second} or wherever you are in ${areaInSentence(name)}. Store for ${longTerm} and collection is free; ${own}.`;
  }
  if (reach.storage > LONG_TRIP) {
    return `${capitalised(own)}, and we drive the ${milesText(reach.storage)} between it and ${first}. You choose the size, the day, and when you want it all back in ${second}.`;
  }
  if (homes === 'terraces') {
    return `Is the loft of your terrace in ${first} full? ${capitalised(own)}, and we bring everything back when you have room for it.`;
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
      return `Between rooms in ${first} or ${second}, and waiting for the keys? ${own}, paid a week at a time, and we collect and return.`;
    case 'monthly':
      return `We collect from your flat in ${first} or ${second}, stairs included, and take your things ${milesText(reach.storage)} to a unit of your own. ${own}.`;
    case '3_months':
      return `If your flat in ${first} is short of space for a season, use a unit: ${own.toLowerCase()}, collected from ${second} or any other street, up or down the stairs.`;
    case '6_months':
      return `Extra cupboard space ${milesText(reach.storage)} from ${first}: ${own.toLowerCase()}, and if you store for half a year or longer, collection is free.`;
  }
}

/** Returns a text about the trip from the borough to the store. */
export function tripText({ borough, reach }: Area): string {
  const { congestionZone, bank } = borough;
  const { storage, nearest } = reach;
  const roads = roadsOf(borough);
  if (storage === 0 || borough.districts.includes(STORAGE_DISTRICT)) {
    return `Part of the borough shares the postcode ${STORAGE_DISTRICT} with our store, so the trip is short at any time of day.`;
  }
  if (congestionZone === 'inside') {
    return `It is ${milesText(storage)} from ${borough.middle} to ${STORAGE_DISTRICT}. A weekend slot avoids the weekday road closures. We pay the Congestion Charge on any day.`;
  }
  if (storage <= SHORT_TRIP) {
    return `It is only ${milesText(storage)} by road from ${borough.middle} to our store in ${STORAGE_DISTRICT}, so after a morning slot your things are usually in their unit before lunch.`;
  }
  if (bank === 'south' && storage > LONG_TRIP && borough.neighbours.length >= 5) {
    return `It is ${milesText(storage)} from ${borough.middle} to ${STORAGE_DISTRICT}, with the Thames about half-way. Our movers make the trip, so you do not lose a Saturday to a hired van.`;
  }
  if (bank === 'south' && storage > LONG_TRIP) {
    return `Our store is in ${STORAGE_DISTRICT}, across the river and on the other side of London, ${milesText(storage)} away. The drive by ${roads} takes a while, so choose an early slot if you can.`;
  }
  if (bank === 'south') {
    return `It is ${milesText(storage)} from ${borough.middle} to ${STORAGE_DISTRICT}, across the Thames. We choose the bridge on the day.`;
  }
  if (storage > LONG_TRIP) {
    return `It is ${milesText(storage)} across north London to ${STORAGE_DISTRICT}, and we do all the driving. When you want your things back, we can return them to ${areaInSentence(nearest.name)} or anywhere else in London.`;
  }
  if (typeof congestionZone === 'object') {
    return borough.neighbours.length >= 6
      ? `It is ${milesText(storage)} to ${STORAGE_DISTRICT}, starting on ${roads}. If we collect inside the Congestion Charge zone (${congestionZone.partly}), we pay the charge.`
      : `From ${borough.middle} the van drives ${milesText(storage)} to ${STORAGE_DISTRICT}. If it starts inside the Congestion Charge zone, which covers ${congestionZone.partly}, we pay the charge.`;
  }
  if (borough.neighbours.length >= 6) {
    return `${capitalised(areaInSentence(borough.name))} and ${STORAGE_DISTRICT} are ${milesText(storage)} apart, and the price of a collection already includes those miles.`;
  }
  return `${capitalised(roads)} lead towards ${STORAGE_DISTRICT}, where our store is, ${milesText(storage)} from ${borough.middle}. The price of a collection includes that distance.`;
}

/** Returns a text that explains the table of units and trips. */
export function unitsText({ borough, reach }: Area): string {
  const { homes, from } = { homes: borough.homes, from: borough.storage.from };
  const [small = smallest, , , large = smallest] = UNITS_FOR[homes];
  const full = formatPence(storageTripPrice(storageUnitVolume(small)));
  switch (homes) {
    case 'towers':
      return `A small unit is enough for most flats. A full ${unitTitle(small)} costs ${full} to collect, the same from the second floor as from the twentieth if there is a lift.`;
    case 'mansion':
      return `The smaller two hold what overflows from a flat near ${from.place}; the larger two hold the contents of its rooms.`;
    case 'conversions':
      return from.floor >= 2
        ? `Take ${unitTitle(small)} for one person’s overflow and ${unitTitle(large)} for a whole flat. In ${from.place} stairs add to the price, floor by floor.`
        : `Units from ${unitTitle(small)} to ${unitTitle(large)} suit anything from a few pieces to a whole floor of a house in ${from.place}.`;
    case 'terraces':
      return `The first two hold the contents of a loft, the others a floor of a house. The drive from ${areaInSentence(borough.name)}${reach.storage > 0 ? ` (${milesText(reach.storage)})` : ''} is included either way.`;
    case 'semis':
      return `For a garage or a whole floor of a house, choose from ${unitTitle(small)} to ${unitTitle(large)}. Collection is charged by the cubic foot, so half a unit costs less to collect than a full one.`;
  }
}

const storageUnitVolume = (unit: StorageUnitSpace) => usableCubicFeet(storageUnit(unit).squareFeet);

/** Returns a text about the borough's example: its unit, its stairs, its price. */
export function stayText({ borough }: Area): string {
  const { storage } = borough;
  const free = stayPrice({ ...storage, term: FREE_COLLECTION_TERM });
  const chosen = stayPrice(storage);
  if (storage.term === FREE_COLLECTION_TERM) {
    return `For ${longTerm} or longer, collection is free. Stairs, having no parking space and busy days still add to it.`;
  }
  return free.totalWithDiscount < chosen.totalWithDiscount
    ? `Store for ${longTerm} and collection is free: the first payment would be ${formatPence(free.totalWithDiscount)}.`
    : `Store for ${longTerm} and collection is free, with each week at ${aWeek(storage.unit, FREE_COLLECTION_TERM)}.`;
}

/** Returns a text about other places to which stored items can be delivered. */
export function returnText({ borough, reach }: Area): string {
  const names = reach.others.slice(0, 2).map(({ name }) => name);
  const { from, term } = borough.storage;
  if (term === 'weekly' || term === 'monthly') {
    return `We can return your things to ${from.place} or to a new address in ${spokenList(names)}, at the same price for the same volume.`;
  }
  if (from.floor > 0) {
    return `You decide later where we return it to. ${capitalised(spokenList(names))} are nearest; elsewhere in London only stairs and extra miles change the price.`;
  }
  return `We can bring it back to ${areaInSentence(borough.name)} or take it on to ${spokenList(names)}. The return is priced like the collection, in any of the ${BOROUGHS.length} areas.`;
}
