import { tidyAddress } from '../places/tidy-address';
import type { Address, Addresses, DraftAddress } from '../vocabulary';
import { accessText } from './access';
import { stopsOf } from './stops';

/** Addresses as they are typed for the stops of an order, complete: each kind that the order has. */
export type WantedAddresses = {
  readonly [Kind in keyof Addresses]?:
    | (Addresses[Kind] extends readonly Address[] | undefined ? readonly DraftAddress[] : DraftAddress)
    | undefined;
};

const SINGLE = ['collection', 'storage_collection', 'delivery', 'cleaning'] as const;
const SEVERAL = ['additional_collection', 'additional_delivery'] as const;

/** Stops as they were typed, by their kinds. */
export function addressesOf(
  stops: readonly { readonly kind: keyof Addresses; readonly address: DraftAddress }[],
): WantedAddresses & Readonly<Record<(typeof SEVERAL)[number], readonly DraftAddress[]>> {
  const listOf = (kind: keyof Addresses) => stops.filter((stop) => stop.kind === kind).map(({ address }) => address);
  return {
    ...Object.fromEntries(SINGLE.flatMap((kind) => listOf(kind).map((address) => [kind, address]))),
    additional_collection: listOf('additional_collection'),
    additional_delivery: listOf('additional_delivery'),
  };
}

/** The home that a move leaves is the one that is cleaned after it: nobody asks for it twice. */
const followsCollection = ({ collection, cleaning }: Addresses): boolean =>
  collection !== undefined && cleaning !== undefined;

/**
 * An order's addresses with others in their place: the same stops, each somewhere else or with another floor, lift or
 * parking. Null for other stops than the order has. Throws RangeError for an address with a gap, as tidyAddress does.
 */
export function elsewhere(booked: Addresses, wanted: WantedAddresses): Addresses | null {
  const isFollowing = followsCollection(booked);
  const isAsked = (kind: (typeof SINGLE)[number]) =>
    booked[kind] !== undefined && !(kind === 'cleaning' && isFollowing);
  const isSameStops =
    SINGLE.every((kind) => isAsked(kind) === (wanted[kind] !== undefined)) &&
    SEVERAL.every((kind) => (booked[kind] ?? []).length === (wanted[kind] ?? []).length);
  if (!isSameStops) return null;
  const { collection } = wanted;
  const all: WantedAddresses = isFollowing && collection ? { ...wanted, cleaning: collection } : wanted;
  // With the kinds of the order, in its order: what is the same reads the same.
  return Object.fromEntries(
    Object.keys(booked).map((key) => {
      const at = all[key as keyof Addresses] ?? [];
      return [key, 'postcode' in at ? tidyAddress(at) : at.map(tidyAddress)];
    }),
  );
}

/** A stop that a change moves, in words: "Delivery", "N1 2TX, 2nd floor, no lift, parking at the door". */
export type MovedStop = {
  readonly stop: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** Another postcode: what was said of the old one (street, notes, contact) is not true of it. */
  readonly isElsewhere: boolean;
};

const textOf = (address: Address): string => `${address.postcode}, ${accessText(address)}`;

/** The stops of an order that are not where, or not as, they were. Both have the same stops. */
export function movedStops(before: Addresses, after: Addresses): readonly MovedStop[] {
  const old = new Map(stopsOf(before).map(({ stop, address }) => [stop, address]));
  return stopsOf(after).flatMap(({ stop, label, address }) => {
    const was = old.get(stop);
    if (!was || textOf(was) === textOf(address)) return [];
    const isElsewhere = was.postcode !== address.postcode;
    return [{ stop, label, was: textOf(was), now: textOf(address), isElsewhere }];
  });
}
