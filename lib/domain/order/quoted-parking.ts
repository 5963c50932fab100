import { addDays, formatShortDay, londonDate } from '../london-time';
import { councilLink, INSTEAD_OF_A_BAY, OUTSIDE_LONDON, ROAD_CHARGES_ARE_OURS } from '../parking/words';
import { parsePostcode } from '../places/postcode';
import { isBookable } from '../slots/calendar';
import type { Addresses, LocalDate } from '../order-types';
import { addressParking, vanStops, type AddressParking } from './parking';
import { addressParkingNote } from './parking-words';

/** One address of a quote with what to arrange there, in a few lines. */
export type QuotedStop = {
  /** "Collection, NW5 2AA". */
  readonly place: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly state: 'free' | 'ask' | 'late';
};

/** The parking to arrange for the van on a day, as a quote shows it before booking. */
export type QuotedParking = {
  readonly title: string;
  readonly stops: readonly QuotedStop[];
  /** The alternatives where it is too late. Empty where it is not. */
  readonly instead: readonly string[];
  /** The next day for which every council can still be asked in time. Null while no council is too late. */
  readonly nextDay: { readonly date: LocalDate; readonly label: string } | null;
  readonly charges: string;
};

/**
 * Returns the parking at every stop of a job on a day, as known on `now`, from the same functions as the order,
 * calendar and mails. Null where no van comes to a door, and from the day on.
 */
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
  return { place, title, text, links: stop.plans.map(councilLink), state: isLate ? 'late' : 'ask' };
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
