import { addDays, type LocalDate } from '../london-time';
import type { Scheduled } from '../order-types';
import { appointmentsOf } from './appointments';

/** Returns the day before the first appointment, the last on which cover can be changed. Null without one. */
export function lastCoverDay(order: Scheduled): LocalDate | null {
  const [first] = appointmentsOf(order)
    .map(({ date }) => date)
    .toSorted();
  return first === undefined ? null : addDays(first, -1);
}

/** Returns whether cover can still be changed: longer than the item list, because it needs no other van. */
export function isCoverOpen(order: Scheduled, today: LocalDate): boolean {
  const last = lastCoverDay(order);
  return last !== null && today <= last;
}
