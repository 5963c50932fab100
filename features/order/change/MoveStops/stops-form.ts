import type { ValidationError } from 'yup';
import { elsewhere, movedStops, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import type { Addresses } from '@/lib/domain/vocabulary';
import { addressesSchema } from '@/lib/validation/order-change';
import type { StopToMove } from '../types';

/** The stops as they are typed, by their kinds. */
export function wantedOf(stops: readonly StopToMove[]) {
  const of = (kind: keyof Addresses) =>
    stops.filter((stop) => stop.kind === kind).map(({ address }) => ({ ...address }));
  return {
    ...Object.fromEntries(stops.map(({ kind, address }) => [kind, { ...address }])),
    additional_collection: of('additional_collection'),
    additional_delivery: of('additional_delivery'),
  };
}

/** What is wrong or missing, a sentence a field, by the fields' names. */
export function wrongIn(stops: readonly StopToMove[]): Readonly<Record<string, string>> {
  try {
    addressesSchema.validateSync({ addresses: wantedOf(stops) }, { abortEarly: false });
    return {};
  } catch (error) {
    // By what it has: the class would bring all of yup with it.
    const { inner = [] } = error as Partial<ValidationError>;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** Whether complete stops are where, and as, the booked ones are. */
export function isWhereBooked(stops: readonly StopToMove[], booked: readonly StopToMove[]): boolean {
  const at = (list: readonly StopToMove[]): Addresses => wantedOf(list) as Addresses;
  const moved = elsewhere(at(booked), wantedOf(stops) as WantedAddresses);
  return moved !== null && movedStops(at(booked), moved).length === 0;
}
