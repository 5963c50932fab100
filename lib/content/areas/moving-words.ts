import { areaInSentence } from '@/lib/domain/places/areas';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import type { MovingSpace } from '@/lib/domain/order-types';
import { PER_EXTRA_MILE } from '@/lib/domain/prices/assumptions';
import { capitalised, inWords } from '@/lib/domain/wording';
import { priceFrom } from '../moving-plans';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';
import { atTheDoor, movePrice } from './prices';
import type { Reach } from './reach';
import { milesText, roadsOf, spokenList } from './wording';

/** A borough with its distances: the facts that choose and fill every sentence. */
export type Area = { readonly borough: Borough; readonly reach: Reach };

const price = (space: MovingSpace) => formatPence(priceFrom(space));
const rate = formatRate(PER_EXTRA_MILE);

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
    return `It is ${milesText(reach.centre)} from ${first} to Charing Cross. Every plan includes ${PLAN_MILES} miles, with two bedrooms at ${price('two_bedroom')}, and each mile beyond adds ${rate}.`;
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
    return `The day usually starts on ${roads}. Charing Cross is ${milesText(centre)} away, and the nearest borough, ${areaInSentence(nearest.name)}, only ${milesText(nearest.miles)}.`;
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
    return `One borough is beyond the ${PLAN_MILES} included miles: ${areaInSentence(farthest.name)}, which costs ${extra} more. The other ${BOROUGHS.length - 2} cost the same as ${areaInSentence(nearest.name)} next door.`;
  }
  if (beyond.length === 2) {
    const [near, far] = beyond;
    return `Two boroughs cost more because of the distance: ${near ? areaInSentence(near.name) : ''} a little more, ${far ? areaInSentence(far.name) : ''} ${extra}. Everywhere else in London the miles are included. ${toTown}`;
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
