import type { ValidationError } from 'yup';
import { addressesOf, elsewhere, movedStops } from '@/lib/domain/order/elsewhere';
import type { Addresses } from '@/lib/domain/vocabulary';
import { addressesSchema } from '@/lib/validation/order-change';
import { tidied } from '@/lib/validation/tidy';
import type { StopToMove } from '../types';

/** What is wrong or missing, a sentence a field, by the fields' names. */
export function wrongIn(stops: readonly StopToMove[]): Readonly<Record<string, string>> {
  try {
    addressesSchema.validateSync(tidied(addressesSchema, { addresses: addressesOf(stops) }), { abortEarly: false });
    return {};
  } catch (error) {
    // By what it has: the class would bring all of yup with it.
    const { inner = [] } = error as Partial<ValidationError>;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** Whether complete stops are where, and as, the booked ones are. */
export function isWhereBooked(stops: readonly StopToMove[], booked: readonly StopToMove[]): boolean {
  const at = (list: readonly StopToMove[]): Addresses => addressesOf(list) as Addresses;
  const moved = elsewhere(at(booked), addressesOf(stops));
  return moved !== null && movedStops(at(booked), moved).length === 0;
}
