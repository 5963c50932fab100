import { addDays, londonInstant } from '../london-time';
import { appointmentsOf } from '../order/appointments';
import type { LocalDate, OrderLike, SlotTimes } from '../order-types';
import { DAY_BEFORE_AT } from './assumptions';

/** A day of an order with its slots, the earliest first, and the instant of its notification on the evening before. */
export type DayBefore = { readonly on: LocalDate; readonly slots: readonly SlotTimes[]; readonly due: Date };

/** Returns the days of an order that are announced on the evening before, the earliest first. */
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
