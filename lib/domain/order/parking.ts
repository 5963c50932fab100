import { addDays, formatShortDay, type LocalDate, londonDate } from '../london-time';
import type { Addresses, OrderLike } from '../order-types';
import { firstDeadline, parkingPlan, plansInTime, type CouncilPlan } from '../parking/plan';
import {
  INSTEAD_OF_A_BAY,
  OUTSIDE_LONDON,
  PARKING_BAYS_WORDS,
  ROAD_CHARGES_ARE_OURS,
  councilLink,
  planWords,
} from '../parking/words';
import { areaInSentence } from '../places/areas';
import { parsePostcode } from '../places/postcode';
import { hasVan, isVanDate } from '../services/flows';
import { isBookable } from '../slots/calendar';
import { uncapitalised } from '../wording';
import { addressesOfOrder, appointmentsOf, type OrderPlace } from './appointments';

/** A stop without parking at the door, with what to ask of which council. */
export type AddressParking = {
  readonly place: OrderPlace;
  readonly date: LocalDate;
  readonly plans: readonly CouncilPlan[];
  /** The earliest day by which a council must be asked. Null if it is too late, or too early to know. */
  readonly deadline: LocalDate | null;
};

/** Returns what to arrange at an order's London stops without parking at the door. Empty from the day of the van on. */
export function orderParking(
  order: Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>,
  now: Date,
): readonly AddressParking[] {
  const van = appointmentsOf(order).find(({ key }) => isVanDate(key));
  if (!van || van.date <= londonDate(now)) return [];
  return vanStops(order.addresses)
    .filter(({ address }) => !address.parking)
    .map((place) => addressParking(place, van.date, now))
    .filter(({ plans }) => plans.length > 0);
}

const vanStops = (addresses: Addresses): readonly OrderPlace[] =>
  addressesOfOrder(addresses).filter(({ kind }) => hasVan(kind));

/** Returns what to arrange at one stop for a day. No plans outside London. */
function addressParking(place: OrderPlace, date: LocalDate, now: Date): AddressParking {
  const plans = parkingPlan(parsePostcode(place.address.postcode)?.outcode ?? '', date, now);
  return { place, date, plans, deadline: firstDeadline(plans) };
}

export type QuotedStop = {
  /** "Collection, NW5 2AA". */
  readonly place: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly state: 'free' | 'ask' | 'late';
};

export type QuotedParking = {
  readonly title: string;
  readonly stops: readonly QuotedStop[];
  /** The alternatives where it is too late. Empty where it is not. */
  readonly instead: readonly string[];
  /** The next day for which every council can still be asked in time. Null while no council is too late. */
  readonly nextDay: { readonly date: LocalDate; readonly label: string } | null;
  readonly charges: string;
};

/** Returns the parking at every stop of a job. Null where no van comes to a door, and from the day on. */
export function quotedParking(addresses: Addresses, date: LocalDate, now: Date): QuotedParking | null {
  const places = vanStops(addresses).filter(({ address }) => parsePostcode(address.postcode) !== null);
  if (places.length === 0 || date <= londonDate(now)) return null;
  const planned = places.map((place) => addressParking(place, date, now));
  const stops = planned.map(quotedStop);
  const isLate = stops.some(({ state }) => state === 'late');
  return {
    title: `Parking for the van on ${formatShortDay(date)}`,
    stops,
    instead: isLate ? INSTEAD_OF_A_BAY : [],
    nextDay: isLate ? nextDayInTime(planned, date, now) : null,
    charges: ROAD_CHARGES_ARE_OURS,
  };
}

function quotedStop(stop: AddressParking): QuotedStop {
  const { label, address } = stop.place;
  const known = parsePostcode(address.postcode);
  const place = `${label}, ${known?.postcode ?? known?.outcode ?? address.postcode}`;
  if (address.parking) return { place, ...AT_THE_DOOR, links: [], state: 'free' };
  if (stop.plans.length === 0) {
    const { title, text, link } = OUTSIDE_LONDON;
    return { place, title, text, links: [link], state: 'ask' };
  }
  const { title, text, isLate } = addressParkingNote(stop);
  return { place, title, text, links: plansInTime(stop.plans).map(councilLink), state: isLate ? 'late' : 'ask' };
}

const AT_THE_DOOR = { title: 'Nothing to arrange', text: 'You told us that the van can park at the door.' };

function nextDayInTime(planned: readonly AddressParking[], date: LocalDate, now: Date): QuotedParking['nextDay'] {
  const asked = planned.filter(({ place }) => !place.address.parking);
  const isOpen = (day: LocalDate) =>
    asked.every(({ place }) => addressParking(place, day, now).plans.every(({ state }) => state !== 'too_late'));
  for (let day = addDays(date, 1); isBookable(day, now); day = addDays(day, 1)) {
    if (isOpen(day)) return { date: day, label: formatShortDay(day) };
  }
  return null;
}

/** A parking note of a quote: by when ("Ask by Friday 27 November, 15:00") to ask which council for what. */
type AddressParkingNote = {
  readonly title: string;
  readonly text: string;
  readonly isDated: boolean;
  /** Whether no bay can be reserved in time, so that the alternatives must be shown too. */
  readonly isLate: boolean;
};

/** Returns the parking note of one stop. `plans` are those of the councils that its street may belong to. */
export function addressParkingNote({
  plans,
  deadline,
}: Pick<AddressParking, 'plans' | 'deadline'>): AddressParkingNote {
  const [only, other] = plans;
  if (only && !other) {
    const isLate = only.state === 'too_late';
    return { ...planWords(only), isDated: only.state === 'open' || (!isLate && !only.isPast), isLate };
  }
  const late = plans.filter(({ state }) => state === 'too_late');
  const open = plans.filter((plan) => plan.state === 'open' || (plan.state === 'unknown' && !plan.isPast));
  const doubtful = plans.filter((plan) => plan.state === 'unknown' && plan.isPast);
  if (deadline !== null) {
    const ask =
      open.length === 1
        ? `Ask the council to suspend ${PARKING_BAYS_WORDS} if your street sign names ${orList(open)}.`
        : `Ask your council to suspend ${PARKING_BAYS_WORDS}. It’s the name on your street sign: ${orList(open)}.`;
    return {
      title: `Ask by ${formatShortDay(deadline)}`,
      text: [
        ask,
        ...(doubtful.length > 0 ? [`For ${orList(doubtful)}, ask today whether it is still possible.`] : []),
        ...(late.length > 0 ? [`For ${orList(late)} it is too late.`] : []),
      ].join(' '),
      isDated: true,
      isLate: false,
    };
  }
  return {
    title: 'Too late for a reserved bay',
    text: `It may be too late for your council to suspend a bay. It’s the name on your street sign: ${orList(plans)}.`,
    isDated: false,
    isLate: true,
  };
}

/** A step of the order page. `when`: "By Friday 27 November, 15:00", or null if it is too late to ask. */
type ParkingStepWords = { readonly when: string | null; readonly what: string };

export function addressParkingWords(stop: AddressParking): ParkingStepWords {
  const { title, text, isDated, isLate } = addressParkingNote(stop);
  const at = `Parking at ${stop.place.address.postcode}`;
  if (isLate) {
    return { when: null, what: [`${at}: ${uncapitalised(title)}.`, text, ...INSTEAD_OF_A_BAY].join(' ') };
  }
  return { when: isDated ? title.replace(/^Ask by/, 'By') : null, what: `${at}: ${uncapitalised(text)}` };
}

function orList(plans: readonly CouncilPlan[]): string {
  const names = plans.map(({ borough }) => areaInSentence(borough));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
