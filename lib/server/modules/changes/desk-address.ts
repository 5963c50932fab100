import type { AddressChangeView } from '@/lib/contracts/desk-orders';
import type { Addresses, DraftAddress } from '@/lib/domain/order-types';
import { namedSentence } from '@/lib/domain/order/address-names';
import { addressesOfOrder, type OrderPlace } from '@/lib/domain/order/addresses';
import { addressesOf, movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { readNumber } from '@/lib/domain/typed-number';
import { planAddresses } from '@/lib/server/modules/changes/plan-change';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { addressesSchema } from '@/lib/validation/order-change';
import { pickedMoney, refusalOf } from './desk-picked-change';
import { assertInTime, promisedMoney } from './plan-change';

const refusal = (error: unknown, addresses: Addresses): string =>
  refusalOf(error, (path, sentence) => namedSentence(path, sentence, { addresses }));

/** Returns the form for an order's addresses, and the money of the submitted ones. Null for an unknown reference. */
export async function addressPage(deps: Deps, reference: string, query: Query): Promise<AddressChangeView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const { addresses } = orderOf(row);
  const wasSent = isSent(addresses, query);
  const stops = addressesOfOrder(addresses).map((place) => {
    const { stop, label, address } = place;
    return { stop, label, ...(wasSent ? typedAt(query, place) : address) };
  });
  const view = { kind: 'address', head: headOf(row), stops, picked: null, refusal: '' } as const;
  try {
    assertInTime(row, deps.now());
  } catch (error) {
    return { ...view, stops: [], refusal: refusal(error, addresses) };
  }
  if (!wasSent) return view;
  return picked(deps, row, query).then(
    (found) => ({ ...view, picked: found }),
    (error: unknown) => ({ ...view, refusal: refusal(error, addresses) }),
  );
}

async function picked(deps: Deps, row: OrderRow, query: Query): Promise<AddressChangeView['picked']> {
  const { addresses } = orderOf(row);
  const planned = await promisedMoney(deps, await planAddresses(deps, row, await addressesIn(addresses, query)));
  const moved = movedAddresses(addresses, planned.changed?.order.addresses ?? addresses);
  const { facts, ...money } = pickedMoney(deps, planned);
  return {
    ...money,
    asked: askedText(addresses, query),
    facts: [...moved.map(({ label, now }) => ({ label, text: now })), ...facts],
  };
}

const QUESTIONS = ['postcode', 'floor', 'elevator', 'parking'] as const;

/** Returns a field's name: "delivery.floor". */
const fieldOf = (stop: string, question: (typeof QUESTIONS)[number]): string => `${stop}.${question}`;

const isSent = (addresses: Addresses, query: Query): boolean =>
  addressesOfOrder(addresses).some(({ stop }) => query[fieldOf(stop, 'postcode')] !== undefined);

/** Returns the submitted answers about one address; null for each question without an answer. */
function typedAt(query: Query, { stop }: Pick<OrderPlace, 'stop'>): DraftAddress {
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

/** Returns the submitted addresses. Throws Problem validation_failed by the rules of the customer's form. */
export async function addressesIn(booked: Addresses, query: Query): Promise<WantedAddresses> {
  const stops = addressesOfOrder(booked).map((place) => ({ kind: place.kind, address: typedAt(query, place) }));
  return (await validate(addressesSchema, { addresses: addressesOf(stops) })).addresses;
}

const askedText = (booked: Addresses, query: Query): string =>
  new URLSearchParams(
    addressesOfOrder(booked).flatMap(({ stop }) =>
      QUESTIONS.map((question) => [fieldOf(stop, question), queryParam(query, fieldOf(stop, question))]),
    ),
  ).toString();
