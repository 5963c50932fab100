import { HOUR_MS, londonInstant, type LocalDate, type SlotTimes } from '../london-time';
import {
  ORDER_DATES,
  type Address,
  type Addresses,
  type OrderDate,
  type Scheduled,
  type ServiceType,
} from '../order-types';
import { readableNumber } from '../answers/phone';
import { hasVan, SINGLE_ADDRESSES, type SingleAddress } from '../services/flows';
import { ADDRESS_REMINDER_HOURS } from './assumptions';
import { ADDRESS_WORDS, type AddressKind } from './labels';

/** One visit of ours: a day and a two-hour window, in London local time. */
export type Appointment = { readonly key: OrderDate; readonly date: LocalDate; readonly slot: SlotTimes };

/** Returns an order's appointments in the order of ORDER_DATES. A day without a time slot is none. */
export function appointmentsOf({ dates, timeSlot }: Scheduled): readonly Appointment[] {
  return ORDER_DATES.flatMap((key) => {
    const [date, slot] = [dates[key], timeSlot[key]];
    return date && slot ? [{ key, date, slot }] : [];
  });
}

const OWN_DATES: Readonly<Partial<Record<ServiceType, OrderDate>>> = { CLEANING: 'cleaningDate' };

/** Returns the appointment of a service: the cleaners' own, or else the van's. Null if there is none. */
export function appointmentFor(service: ServiceType, order: Scheduled): Appointment | null {
  const all = appointmentsOf(order);
  const own = all.find(({ key }) => key === OWN_DATES[service]);
  return own ?? all[0] ?? null;
}

export const startOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[0]);
export const endOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[1]);

/** Returns when the last appointment ends, or null for an order without one. */
export function lastEnd(order: Scheduled): Date | null {
  const ends = appointmentsOf(order).map(endOf);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}

/** The details of a stop that are asked after payment: the exact address and a contact. '' if not given. */
export type AddressDetails = {
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly note: string;
  readonly contactName: string;
  /** With plus and country code: "+447700900123". */
  readonly contactPhone: string;
};

export type StreetAddress = Pick<AddressDetails, 'line1' | 'line2' | 'town'>;

export const EMPTY_ADDRESS_DETAILS: AddressDetails = {
  line1: '',
  line2: '',
  town: '',
  note: '',
  contactName: '',
  contactPhone: '',
};

/** A place that an order names, by the postcode that it was priced with. */
export type OrderPlace = {
  /** The stop's name in the database and in forms: "collection", "additional_delivery_2". */
  readonly stop: string;
  readonly kind: AddressKind;
  readonly label: string;
  readonly address: Address;
  /** Whether this is the work in the home that the move leaves: the same stop, visited twice. */
  readonly isSecondVisit: boolean;
};

/** Returns every place that an order names, in the order of the route, with the work in a home last. */
export function placesOf(addresses: Addresses): readonly OrderPlace[] {
  const place = (kind: AddressKind, stop: string, address: Address): OrderPlace => ({
    stop,
    kind,
    label: ADDRESS_WORDS[kind].stop,
    address,
    isSecondVisit: false,
  });
  const one = (kind: SingleAddress): readonly OrderPlace[] => {
    const address = addresses[kind];
    return address ? [place(kind, kind, address)] : [];
  };
  const many = (kind: 'additional_collection' | 'additional_delivery'): readonly OrderPlace[] =>
    (addresses[kind] ?? []).map((address, index) => place(kind, `${kind}_${index + 1}`, address));
  return [
    ...one('collection'),
    ...one('storage_collection'),
    ...many('additional_collection'),
    ...many('additional_delivery'),
    ...one('delivery'),
    ...SINGLE_ADDRESSES.filter((kind) => !hasVan(kind)).flatMap((kind) =>
      one(kind).map((place) => (addresses.collection ? { ...place, stop: 'collection', isSecondVisit: true } : place)),
    ),
  ];
}

/** Returns every stop of an order once, for the questions after payment. */
export const addressesOfOrder = (addresses: Addresses): readonly OrderPlace[] =>
  placesOf(addresses).filter(({ isSecondVisit }) => !isSecondVisit);

/** The given details by stop. They count only while the stop's postcode is the one that they were given for. */
export type GivenAddresses = ReadonlyMap<string, AddressDetails & { readonly postcode: string }>;

export const NOTHING_GIVEN: GivenAddresses = new Map();

export function givenAt(given: GivenAddresses, { stop, address }: OrderPlace): AddressDetails | null {
  const details = given.get(stop);
  return details?.postcode === address.postcode ? details : null;
}

export const missingAddresses = (addresses: Addresses, given: GivenAddresses): readonly OrderPlace[] =>
  addressesOfOrder(addresses).filter((place) => givenAt(given, place) === null);

/** Returns the full address, "12 Elm Road, Flat 3, London, N1 2TX", or the postcode alone if nothing is given. */
export function addressLine(postcode: string, given: StreetAddress | null): string {
  if (given === null) return postcode;
  return [given.line1, given.line2, given.town, postcode].filter((part) => part !== '').join(', ');
}

/** Returns the contact of a stop, such as "Sam, +44 7700 900123", or '' if there is none. */
export const contactLine = ({ contactName, contactPhone }: AddressDetails): string =>
  [contactName, contactPhone && readableNumber(contactPhone)].filter((part) => part !== '').join(', ');

export const isBlank = (details: AddressDetails): boolean => Object.values(details).every((text) => text.trim() === '');

export const noteLine = ({ note }: AddressDetails): string =>
  note
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');

/** Returns the future times, earliest first, at which to remind a customer who has not given the exact addresses. */
export function addressReminders(order: Scheduled, now: Date): readonly Date[] {
  const [first] = appointmentsOf(order);
  if (!first) return [];
  return ADDRESS_REMINDER_HOURS.map((hours) => new Date(startOf(first).getTime() - hours * HOUR_MS)).filter(
    (at) => at > now,
  );
}
