import type { Addresses, DraftAddress } from '@/lib/domain/order-types';
import { addressesOfOrder, type OrderPlace } from '@/lib/domain/order/addresses';
import { addressesOf, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { readNumber } from '@/lib/domain/typed-number';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import { validate } from '@/lib/server/platform/validate/validate';
import { addressesSchema } from '@/lib/validation/order-change';

const QUESTIONS = ['postcode', 'floor', 'elevator', 'parking'] as const;

/** Returns the name of a question about an address, in the form and in the page's query: "delivery.floor". */
const fieldOf = (stop: string, question: (typeof QUESTIONS)[number]): string => `${stop}.${question}`;

/** Whether the form of an order's addresses was submitted. */
export const isSent = (addresses: Addresses, query: Query): boolean =>
  addressesOfOrder(addresses).some(({ stop }) => query[fieldOf(stop, 'postcode')] !== undefined);

/** Returns the submitted answers about one address; null for each question without an answer. */
export function typedAt(query: Query, { stop }: Pick<OrderPlace, 'stop'>): DraftAddress {
  const said = (question: (typeof QUESTIONS)[number]) => queryParam(query, fieldOf(stop, question)).trim();
  const yesNo = (text: string) => (text === 'yes' ? true : text === 'no' ? false : null);
  const floor = said('floor');
  return {
    postcode: said('postcode'),
    floor: floor === '' ? null : (readNumber(floor) ?? Number.NaN),
    elevator: yesNo(said('elevator')),
    parking: yesNo(said('parking')),
  };
}

/**
 * Returns the submitted addresses, checked by the rules of the customer's own form. Throws Problem validation_failed.
 */
export async function addressesIn(booked: Addresses, query: Query): Promise<WantedAddresses> {
  const stops = addressesOfOrder(booked).map((place) => ({ kind: place.kind, address: typedAt(query, place) }));
  return (await validate(addressesSchema, { addresses: addressesOf(stops) })).addresses;
}

/** Returns the submitted addresses as the query string of the page, and nothing else. */
export const askedText = (booked: Addresses, query: Query): string =>
  new URLSearchParams(
    addressesOfOrder(booked).flatMap(({ stop }) =>
      QUESTIONS.map((question) => [fieldOf(stop, question), queryParam(query, fieldOf(stop, question))]),
    ),
  ).toString();
