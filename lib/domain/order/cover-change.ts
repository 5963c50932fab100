import { addDays } from '../london-time';
import type { LocalDate, OrderLike } from '../vocabulary';
import { appointmentsOf } from './appointments';

type Dated = Pick<OrderLike, 'dates' | 'timeSlot'>;

/** The last day on which the cover of an order can be changed: the one before we first come. Null without an appointment. */
export function lastCoverDay(order: Dated): LocalDate | null {
  const [first] = appointmentsOf(order)
    .map(({ date }) => date)
    .toSorted();
  return first === undefined ? null : addDays(first, -1);
}

/** Whether it still can be, on a day in London. That is longer than a list may change: it needs no other van. */
export function isCoverOpen(order: Dated, today: LocalDate): boolean {
  const last = lastCoverDay(order);
  return last !== null && today <= last;
}
