import { formatShortDay, formatSlot } from '../london-time';
import { parsePostcode } from '../places/postcode';
import { fillsStore, flowOf, emptiesStore, mainService } from '../services/flows';
import type { Addresses, OrderLike, ServiceType } from '../vocabulary';
import { appointmentsOf } from './appointments';
import { placesOf } from './stops';

/** What the customer wants to know before anything else: the first line of the order's page and of every mail about it. */
export type FirstLine = {
  /** "Tuesday 15 December". */
  readonly day: string;
  /** "10:00–12:00"; '' once they are over. */
  readonly hours: string;
  /** "N1 to SE15"; '' where there is nothing to say. */
  readonly where: string;
  /** What keeps it from being as it reads: "Cancelled", "Not booked yet"; left out where it is as it reads. */
  readonly note?: string;
};

type Ordered = Pick<OrderLike, 'dates' | 'timeSlot' | 'addresses'>;

/** When somebody comes first, and the whole way by the districts of its postcodes. Null for an order without a day. */
export function firstLine(order: Ordered, services: readonly ServiceType[]): FirstLine | null {
  const [first] = appointmentsOf(order);
  if (!first) return null;
  return {
    day: formatShortDay(first.date),
    hours: formatSlot(first.slot),
    where: wayText(order.addresses, services),
  };
}

/** "N1 to SE15", "N1 to SE15 via SE1", "N1 into storage", "storage to E8"; of a clean "E8". */
export function wayText(addresses: Addresses, services: readonly ServiceType[]): string {
  const flow = flowOf(mainService(services));
  const all = placesOf(addresses);
  const ofVan = all.filter(({ kind }) => kind !== 'cleaning');
  const districts = (ofVan.length > 0 ? ofVan : all).map(({ address }) => districtOf(address.postcode));
  const way = [...(emptiesStore(flow) ? ['storage'] : []), ...districts, ...(fillsStore(flow) ? ['storage'] : [])];
  const [from = '', ...rest] = way;
  const to = rest.pop();
  if (to === undefined) return from;
  const via = rest.length > 0 ? ` via ${rest.join(' and ')}` : '';
  return `${from} ${fillsStore(flow) ? 'into' : 'to'} ${to}${via}`;
}

/** "N1" of "N1 2TX"; what is no postcode as it stands. */
export const districtOf = (postcode: string): string => parsePostcode(postcode)?.outcode ?? postcode;

/** "Tuesday 15 December, 10:00–12:00". */
const whenText = ({ day, hours }: FirstLine): string => (hours === '' ? day : `${day}, ${hours}`);

/** In one line: "Tuesday 15 December, 10:00–12:00: N1 to SE15". */
export const firstLineText = ({ note, where, ...when }: FirstLine): string =>
  `${note ? `${note}. ` : ''}${whenText({ ...when, where })}${where === '' ? '' : `: ${where}`}`;
