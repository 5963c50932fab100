import { readableNumber } from '../answers/phone';
import type { Address, Addresses } from '../vocabulary';

/** What is asked of every stop after payment: where exactly, and whom to ask for. '' is what nobody has given. */
export type StopDetails = {
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  /** The buzzer, the gate, where to park. */
  readonly note: string;
  readonly contactName: string;
  /** With plus and country code: "+447700900123". */
  readonly contactPhone: string;
};

/** The parts of a street address, apart from what only the crew needs. */
export type StreetAddress = Pick<StopDetails, 'line1' | 'line2' | 'town'>;

export const EMPTY_STOP: StopDetails = {
  line1: '',
  line2: '',
  town: '',
  note: '',
  contactName: '',
  contactPhone: '',
};

/** A place that an order names, by the postcode that it was priced with. */
export type Place = {
  /** What the stop is called in the database and in forms: "collection", "additional_delivery_2". */
  readonly stop: string;
  readonly kind: keyof Addresses;
  readonly label: string;
  readonly address: Address;
  /** The home that a move leaves and that is cleaned after it: the same stop, come to twice. */
  readonly isAgain: boolean;
};

/** Every place that an order names, on the way from the first to the last; the clean at the end. */
export function placesOf(addresses: Addresses): readonly Place[] {
  type Kind = Place['kind'];
  const one = (kind: Kind, label: string, address: Address | undefined): readonly Place[] =>
    address ? [{ stop: kind, kind, label, address, isAgain: false }] : [];
  const many = (kind: Kind, label: string, list: readonly Address[] = []): readonly Place[] =>
    list.map((address, index) => ({ stop: `${kind}_${index + 1}`, kind, label, address, isAgain: false }));
  const { collection, cleaning } = addresses;
  return [
    ...one('collection', 'Collection', collection),
    ...one('storage_collection', 'Collection', addresses.storage_collection),
    ...many('additional_collection', 'Additional collection', addresses.additional_collection),
    ...many('additional_delivery', 'Additional delivery', addresses.additional_delivery),
    ...one('delivery', 'Delivery', addresses.delivery),
    ...(collection && cleaning
      ? [{ stop: 'collection', kind: 'cleaning', label: 'Cleaning', address: cleaning, isAgain: true } as const]
      : one('cleaning', 'Cleaning', cleaning)),
  ];
}

/** Every stop of an order once: what is asked after payment. */
export const stopsOf = (addresses: Addresses): readonly Place[] =>
  placesOf(addresses).filter(({ isAgain }) => !isAgain);

/** What was given, by stop. Only for the postcode that the stop has: for another one it counts as not given. */
export type GivenStops = ReadonlyMap<string, StopDetails & { readonly postcode: string }>;

export const NOTHING_GIVEN: GivenStops = new Map();

export function givenAt(given: GivenStops, { stop, address }: Place): StopDetails | null {
  const details = given.get(stop);
  return details?.postcode === address.postcode ? details : null;
}

/** The stops whose street address nobody has given yet. */
export const missingStops = (addresses: Addresses, given: GivenStops): readonly Place[] =>
  stopsOf(addresses).filter((place) => givenAt(given, place) === null);

/** "12 Elm Road, Flat 3, London, N1 2TX"; the postcode alone while nothing is given. */
export function addressLine(postcode: string, given: StreetAddress | null): string {
  if (given === null) return postcode;
  return [given.line1, given.line2, given.town, postcode].filter((part) => part !== '').join(', ');
}

/** "Sam, +44 7700 900123": whom to ask for; '' for nobody in particular. */
export const contactLine = ({ contactName, contactPhone }: StopDetails): string =>
  [contactName, contactPhone && readableNumber(contactPhone)].filter((part) => part !== '').join(', ');

/** Nothing was typed at all: a stop that somebody leaves for later. */
export const isBlank = (details: StopDetails): boolean => Object.values(details).every((text) => text.trim() === '');

/** Line breaks of notes in one line, for lists and sheets. */
export const noteLine = ({ note }: StopDetails): string =>
  note
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');
