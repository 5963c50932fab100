import { londonInstant, type LocalDate, type SlotTimes } from '../london-time';
import { ORDER_DATES, type OrderDate, type Scheduled, type ServiceType } from '../order-types';

/** One visit of ours: a day and a two-hour window, in London local time. */
export type Appointment = { readonly key: OrderDate; readonly date: LocalDate; readonly slot: SlotTimes };

/** Returns an order's appointments in the order of ORDER_DATES. A day without a time slot is none. */
export function appointmentsOf({ dates, timeSlot }: Scheduled): readonly Appointment[] {
  return ORDER_DATES.flatMap((key) => {
    const [date, slot] = [dates[key], timeSlot[key]];
    return date && slot ? [{ key, date, slot }] : [];
  });
}

const OWN_DATES: Readonly<Partial<Record<ServiceType, OrderDate>>> = { CLEANING: 'cleaningDate' };

/** Returns the appointment of a service: the cleaners' own, or else the van's. Null if there is none. */
export function appointmentFor(service: ServiceType, order: Scheduled): Appointment | null {
  const all = appointmentsOf(order);
  const own = all.find(({ key }) => key === OWN_DATES[service]);
  return own ?? all[0] ?? null;
}

export const startOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[0]);
export const endOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[1]);

/** Returns when the last appointment ends, or null for an order without one. */
export function lastEnd(order: Scheduled): Date | null {
  const ends = appointmentsOf(order).map(endOf);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}
