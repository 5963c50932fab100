import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate, pence } from '@/lib/domain/money';
import type { MovingSpace } from '@/lib/domain/vocabulary';
import { PER_EXTRA_MILE } from '@/lib/domain/prices/assumptions';
import { capitalised, inWords } from '@/lib/domain/wording';
import { priceFrom } from '../moving-plans';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';
import { atTheDoor, movePrice } from './prices';
import type { Reach } from './reach';
import { milesText, roadsOf, spoken, spokenList } from './wording';

/** A borough with its distances: what all sentences are made of. Which sentence is chosen depends on these facts only. */
export type Area = { readonly borough: Borough; readonly reach: Reach };

const price = (space: MovingSpace) => formatPence(priceFrom(space));
const rate = formatRate(PER_EXTRA_MILE);

/** From here on a borough counts as far out, and with these many districts as large. */
const FAR_OUT = 14;
const LARGE = 9;

/** Under the title: what is particular about this borough for somebody who asks for a price. */
export function movingLead(area: Area): string {
  const { borough, reach } = area;
  const { name, bank, congestionZone, districts, homes, neighbourhoods } = borough;
  const [first = '', second = ''] = neighbourhoods;
  const last = neighbourhoods.at(-1) ?? '';
  if (congestionZone === 'inside') {
    return `${capitalised(inWords(districts.length))} postcode districts, and the Congestion Charge in every street of them. A one-bedroom move costs ${price('one_bedroom')} with the charge already paid.`;
  }
  if (bank === 'both') {
    return `North bank or south bank, ${first} or ${last}: ${price('two_bedroom')} moves two bedrooms, and crossing the river is part of the ${PLAN_MILES} miles that come with it.`;
  }
  if (typeof congestionZone === 'object') return zoneLead(borough, congestionZone.partly);
  if (homes === 'mansion') {
    return `${price('one_bedroom')} for one bedroom, ${price('two_bedroom')} for two, from ${first} to ${last}. What a porter, a small lift or a full row of bays adds is in the price before you book.`;
  }
  if (reach.centre >= FAR_OUT && reach.beyond.length > 3 && borough.acrossTheRiver.length === 0) {
    return `Ask how far before you ask how much: from ${first} to Charing Cross alone it is ${milesText(reach.centre)}. Every plan carries ${PLAN_MILES}, at ${price('two_bedroom')} for two bedrooms, and adds ${rate} for each one beyond.`;
  }
  if (reach.centre >= FAR_OUT && reach.beyond.length > 3) {
    return `${capitalised(spoken(name))} is ${milesText(reach.centre)} by road ${directionPhrase(reach)}. ${price('three_bedroom')} moves a three-bedroom house up to ${PLAN_MILES} miles; each one more is ${rate}, and you see how many there are before you book.`;
  }
  if (homes === 'towers') {
    return `From a tower in ${first} or a terrace in ${second}: ${price('mini')} for a room, ${price('one_bedroom')} for a one-bedroom flat, in a two-hour slot that you can match with the lift’s.`;
  }
  if (homes === 'conversions') {
    return `Stairs are the question in ${first} and ${second}. Say which floor, and the price of your move says what it adds: ${price('one_bedroom')} is one bedroom from the ground floor or with a lift.`;
  }
  if (districts.length >= LARGE && homes !== 'semis') {
    return `${capitalised(inWords(districts.length))} postcodes from ${districts[0] ?? ''} to ${districts.at(-1) ?? ''} and as many kinds of street. What does not change between ${first} and ${last} is the price: ${price('two_bedroom')} for two bedrooms within ${PLAN_MILES} miles.`;
  }
  if (districts.length >= LARGE + 2) {
    return `${districts.length} postcode districts lie in ${spoken(name)}, from ${first} to ${last}, and one price list covers them: ${price('two_bedroom')} for two bedrooms, ${price('three_bedroom')} for three.`;
  }
  if (homes === 'terraces') {
    return `Terraced streets with a van’s length free at the right hour: that is most moves in ${first} and ${second}. Two bedrooms are ${price('two_bedroom')}, with ${PLAN_MILES} miles included.`;
  }
  return houseLead(area);
}

/** Where most homes are houses: what the van finds at the two ends. */
function houseLead({ borough, reach }: Area): string {
  const { moving, neighbourhoods, name } = borough;
  const [first = '', second = ''] = neighbourhoods;
  const { from, to } = moving;
  if (from.hasLift) {
    return `High-rise in ${from.place}, houses almost everywhere else: ${spoken(name)} needs two kinds of move and has one list of prices, from ${price('mini')} for a room to ${price('three_bedroom')} for a house.`;
  }
  if (to.hasLift) {
    return `Houses with a drive make quick work. In ${first}, ${second} and around, ${price('two_bedroom')} moves two bedrooms, even into a block where the lift has to be shared.`;
  }
  if (!from.canPark) {
    return `Whether you start from a flat in ${from.place} or a semi in ${neighbourhoods.at(-1) ?? second}, ${PLAN_MILES} miles are yours with the plan: ${price('one_bedroom')}, ${price('two_bedroom')} or ${price('three_bedroom')}, by bedrooms.`;
  }
  return `A family’s house with its loft and shed is two vans and ${price('three_bedroom')}; a flat in ${first} is one van and ${price('one_bedroom')}. ${capitalised(spoken(reach.nearest.name))} or the other end of London, you see the sum first.`;
}

function zoneLead({ name, homes, neighbourhoods }: Borough, where: string): string {
  const [first = ''] = neighbourhoods;
  if (homes === 'mansion') {
    return `${where} pay the Congestion Charge; the rest of ${spoken(name)} does not. You pay neither more nor less for it: ${price('one_bedroom')} for one bedroom, wherever the line runs.`;
  }
  if (homes === 'towers') {
    return `From an estate in ${first} to a tower by the river, one bedroom is ${price('one_bedroom')}. In ${where} the van owes the Congestion Charge, and that is our affair.`;
  }
  return `One bedroom from ${first} is ${price('one_bedroom')}, and the same from ${where}, where the Congestion Charge applies: it is in the price on both sides of its border.`;
}

const directionPhrase = ({ direction }: Reach) => `${direction} of Charing Cross`;

/** How a van comes and goes, and what lies between. */
export function roadText({ borough, reach }: Area): string {
  const { acrossTheRiver, bank, congestionZone, name } = borough;
  const { nearest, centre, beyond } = reach;
  const roads = roadsOf(borough);
  if (bank === 'both') {
    return `On the road it is ${milesText(centre)} from Charing Cross. ${capitalised(roads)} are the way in; between the banks the crew picks the bridge by the traffic of the hour.`;
  }
  if (congestionZone === 'inside') {
    return `${capitalised(spokenList(acrossTheRiver))} is over the bridge, and ${spoken(nearest.name)} is ${milesText(nearest.miles)} off by road. Vans use ${roads}.`;
  }
  if (centre <= 5) {
    const river =
      acrossTheRiver.length > 0 ? `; ${spokenList(acrossTheRiver)} ${lies(acrossTheRiver)} across the water` : '';
    return `Nothing is far from here: ${milesText(centre)} to Charing Cross and ${milesText(nearest.miles)} to ${spoken(nearest.name)}${river}. It is ${roads} that decide how long they take.`;
  }
  if (acrossTheRiver.length > 0 && bank === 'south') {
    return `${capitalised(spokenList(acrossTheRiver))} ${lies(acrossTheRiver)} across the Thames, so a short line on the map can be a long way round; the price counts the road. Most vans leave by ${roads}.`;
  }
  if (acrossTheRiver.length > 0) {
    return `By road it is ${milesText(centre)} to Charing Cross. South of the river, ${spokenList(acrossTheRiver)} ${lies(acrossTheRiver)} nearer than ${acrossTheRiver.length > 1 ? 'they drive' : 'it drives'}; on this side ${roads} do the work.`;
  }
  if (beyond.length > 2) {
    return `The crew arrives by ${roads}. It is ${milesText(centre)} to the middle of London and ${milesText(nearest.miles)} to the next borough, ${spoken(nearest.name)}.`;
  }
  if (borough.neighbours.length >= 5) {
    return `With ${inWords(borough.neighbours.length)} boroughs around it and ${roads} through it, ${spoken(name)} is easily reached from all of them; Charing Cross is ${milesText(centre)} off.`;
  }
  if (beyond.length === 2) {
    return `Count on ${roads} for the start of the day. Charing Cross lies ${milesText(centre)} away and ${spoken(nearest.name)} only ${milesText(nearest.miles)}, which says in what direction most vans turn.`;
  }
  if (beyond.length === 1) {
    return `Two crews in a morning could meet here on ${roads}: it is ${milesText(nearest.miles)} over to ${spoken(nearest.name)} and ${milesText(centre)} into town.`;
  }
  return `${capitalised(roads)} run through ${spoken(name)}, ${milesText(centre)} ${directionPhrase(reach)}; the nearest other borough is ${spoken(nearest.name)}, ${milesText(nearest.miles)} from middle to middle.`;
}

const lies = (names: readonly unknown[]) => (names.length > 1 ? 'lie' : 'lies');

/** What the table of prices shows, in words. */
export function reachText({ borough, reach }: Area): string {
  const { beyond, farthest, nearest, town } = reach;
  const extra = extraPrice(borough, farthest.district);
  const toTown = `${town.name} is ${milesText(town.miles)} and ${extraPrice(borough, town.district)} more.`;
  if (beyond.length === 0 && farthest.miles <= 22) {
    return `No borough is more than ${milesText(farthest.miles)} from ${borough.middle}, so inside London only the size of your home counts. ${toTown}`;
  }
  if (beyond.length === 0) {
    return `Even ${spoken(farthest.name)}, the farthest, is ${milesText(farthest.miles)}: just within the ${PLAN_MILES} of every plan. Leave London for ${town.name} and ${extraPrice(borough, town.district)} is added for the miles.`;
  }
  if (beyond.length === 1) {
    return `One borough is beyond the ${PLAN_MILES} included miles: ${spoken(farthest.name)}, for ${extra} more. The other ${BOROUGHS.length - 2} cost the same as ${spoken(nearest.name)} next door.`;
  }
  if (beyond.length === 2) {
    const [near, far] = beyond;
    return `Two boroughs cost more for the way: ${near ? spoken(near.name) : ''} a little, ${far ? spoken(far.name) : ''} ${extra}. Everywhere else in London the miles are included, and ${toTown}`;
  }
  if (beyond.length === 3) {
    return `${capitalised(spokenList(beyond.map(({ name }) => name)))} are farther than ${PLAN_MILES} miles and cost up to ${extra} more. It is the same rule as out of town: ${toTown}`;
  }
  if (beyond.length <= 6) {
    return `At the other end of London, ${inWords(beyond.length)} boroughs are farther than a plan reaches. ${capitalised(spoken(farthest.name))} is ${milesText(farthest.miles)} away: ${extra} on top, at ${rate} a mile.`;
  }
  return `Here distance matters: ${inWords(beyond.length)} of the other ${BOROUGHS.length - 1} areas lie beyond ${PLAN_MILES} miles, as far as ${spoken(farthest.name)} at ${milesText(farthest.miles)} and ${extra}. To ${spoken(nearest.name)} nothing is added.`;
}

/** What the miles beyond the plan add to a move from the middle of a borough. */
function extraPrice({ middle }: Borough, district: string): string {
  const { lines } = movePrice(atTheDoor(middle), atTheDoor(district), 'one_bedroom');
  return formatPence(lines.find(({ code }) => code === 'distance')?.amount ?? pence(0));
}
