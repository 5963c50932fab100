import { addDays, londonInstant } from '../london-time';
import { appointmentsOf } from '../order/appointments';
import type { LocalDate, OrderLike, SlotTimes } from '../vocabulary';
import { DAY_BEFORE_AT } from './assumptions';

/** A day on which we come: in which windows, the earliest first, and when the evening before is. */
export type DayBefore = { readonly on: LocalDate; readonly slots: readonly SlotTimes[]; readonly due: Date };

/** The days of an order whose evening before is told about, the earliest first. */
export function daysBefore(order: Pick<OrderLike, 'dates' | 'timeSlot'>): readonly DayBefore[] {
  const all = appointmentsOf(order);
  const days = [...new Set(all.map(({ date }) => date))].toSorted();
  return days.map((on) => ({
    on,
    slots: all
      .filter(({ date }) => date === on)
      .map(({ slot }) => slot)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    due: londonInstant(addDays(on, -1), DAY_BEFORE_AT),
  }));
}
