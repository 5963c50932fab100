import type { FieldErrors, HalfTyped } from '../engine/types';

/** Under which name the step of the day keeps why its day cannot be done: its rules come with the step, not with the flow. */
export const REFUSED_DAY = 'refusedDay';

/** A day that cannot be done is not taken along to the details and the payment. */
export const waitingDay = ({ [REFUSED_DAY]: refused }: HalfTyped): FieldErrors =>
  refused?.text ? { 'timeSlot.movingDate': refused.text } : {};
