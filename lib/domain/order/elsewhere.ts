import { tidyAddress } from '../places/tidy-address';
import type { Address, Addresses, DraftAddress } from '../order-types';
import { SINGLE_ADDRESSES, type SingleAddress } from '../services/flows';
import { accessText } from './access';
import { addressesOfOrder, placesOf } from './appointments';

/** The new addresses of an order's stops as typed: a complete set, with every kind that the order has. */
export type WantedAddresses = {
  readonly [Kind in keyof Addresses]?:
    | (Addresses[Kind] extends readonly Address[] | undefined ? readonly DraftAddress[] : DraftAddress)
    | undefined;
};

const SEVERAL = ['additional_collection', 'additional_delivery'] as const;

export function addressesOf(
  stops: readonly { readonly kind: keyof Addresses; readonly address: DraftAddress }[],
): WantedAddresses & Readonly<Record<(typeof SEVERAL)[number], readonly DraftAddress[]>> {
  const listOf = (kind: keyof Addresses) => stops.filter((stop) => stop.kind === kind).map(({ address }) => address);
  return {
    ...Object.fromEntries(SINGLE_ADDRESSES.flatMap((kind) => listOf(kind).map((address) => [kind, address]))),
    additional_collection: listOf('additional_collection'),
    additional_delivery: listOf('additional_delivery'),
  };
}

/**
 * Returns an order's addresses with new ones for the same stops: another place, or another floor, lift or parking. Null
 * if the stops differ from the order's. Throws RangeError for an incomplete address, as tidyAddress does.
 */
export function withNewAddresses(booked: Addresses, wanted: WantedAddresses): Addresses | null {
  // Work in the home that a move leaves has the address of the collection, which is asked for only once.
  const following = placesOf(booked).flatMap(({ kind, isSecondVisit }) => (isSecondVisit ? [kind] : []));
  const isAsked = (kind: SingleAddress) => booked[kind] !== undefined && !following.includes(kind);
  const isSameAddresses =
    SINGLE_ADDRESSES.every((kind) => isAsked(kind) === (wanted[kind] !== undefined)) &&
    SEVERAL.every((kind) => (booked[kind] ?? []).length === (wanted[kind] ?? []).length);
  if (!isSameAddresses) return null;
  const { collection } = wanted;
  const all: WantedAddresses = {
    ...wanted,
    ...(collection && Object.fromEntries(following.map((kind) => [kind, collection]))),
  };
  // Keeps the kinds and key order of the booked addresses, so that equal addresses serialise equally.
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
  /** Whether the postcode changes. The old details (street, notes, contact) are then no longer true. */
  readonly isElsewhere: boolean;
};

const textOf = (address: Address): string => `${address.postcode}, ${accessText(address)}`;

/** Returns the stops whose postcode or access differs. Both arguments must have the same stops. */
export function movedAddresses(before: Addresses, after: Addresses): readonly MovedStop[] {
  const old = new Map(addressesOfOrder(before).map(({ stop, address }) => [stop, address]));
  return addressesOfOrder(after).flatMap(({ stop, label, address }) => {
    const was = old.get(stop);
    if (!was || textOf(was) === textOf(address)) return [];
    const isElsewhere = was.postcode !== address.postcode;
    return [{ stop, label, was: textOf(was), now: textOf(address), isElsewhere }];
  });
}
