import type { FieldErrors, HalfTyped } from '../engine/types';

/**
 * Key of the half-typed texts that hold why a day is impossible. The timeline's rules load with the step, not with
 * the flow.
 */
export const REFUSED_DAY = 'refusedDay';

/** Returns the error about an impossible day, which must not reach the details and the payment. */
export const waitingDay = ({ [REFUSED_DAY]: refused }: HalfTyped): FieldErrors =>
  refused?.text ? { 'timeSlot.movingDate': refused.text } : {};
