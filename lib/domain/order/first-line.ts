import { formatShortDay, formatSlot } from '../london-time';
import { parsePostcode } from '../places/postcode';
import { fillsRental, flowOf, emptiesRental, hasVan, mainService } from '../services/flows';
import type { Addresses, OrderLike, ServiceType } from '../order-types';
import { appointmentsOf, placesOf } from './appointments';

/** The facts that a customer looks for first: the first line of the order page and of every mail about the order. */
export type FirstLine = {
  /** "Tuesday 15 December". */
  readonly day: string;
  /** "10:00–12:00", or '' once the hours are over. */
  readonly hours: string;
  /** "N1 to SE15", or '' if there is nothing to say. */
  readonly where: string;
  /** Why the day may not stand: "Cancelled", "Not booked yet". Missing if it stands. */
  readonly note?: string;
};

type Ordered = Pick<OrderLike, 'dates' | 'timeSlot' | 'addresses'>;

/** Returns the first appointment and the route by postcode districts, or null for an order without a day. */
export function firstLine(order: Ordered, services: readonly ServiceType[]): FirstLine | null {
  const [first] = appointmentsOf(order);
  if (!first) return null;
  return {
    day: formatShortDay(first.date),
    hours: formatSlot(first.slot),
    where: wayText(order.addresses, services),
  };
}

/** Returns the route: "N1 to SE15", "N1 to SE15 via SE1", "N1 into storage", "storage to E8", or "E8" for a clean. */
export function wayText(addresses: Addresses, services: readonly ServiceType[]): string {
  const flow = flowOf(mainService(services));
  const all = placesOf(addresses);
  const ofVan = all.filter(({ kind }) => hasVan(kind));
  const districts = (ofVan.length > 0 ? ofVan : all).map(({ address }) => districtOf(address.postcode));
  const way = [...(emptiesRental(flow) ? ['storage'] : []), ...districts, ...(fillsRental(flow) ? ['storage'] : [])];
  const [from = '', ...rest] = way;
  const to = rest.pop();
  if (to === undefined) return from;
  const via = rest.length > 0 ? ` via ${rest.join(' and ')}` : '';
  return `${from} ${fillsRental(flow) ? 'into' : 'to'} ${to}${via}`;
}

/** Returns the district of a postcode ("N1" of "N1 2TX"), or the text as it is if it is not a postcode. */
export const districtOf = (postcode: string): string => parsePostcode(postcode)?.outcode ?? postcode;

const whenText = ({ day, hours }: FirstLine): string => (hours === '' ? day : `${day}, ${hours}`);

export const firstLineText = ({ note, where, ...when }: FirstLine): string =>
  `${note ? `${note}. ` : ''}${whenText({ ...when, where })}${where === '' ? '' : `: ${where}`}`;
