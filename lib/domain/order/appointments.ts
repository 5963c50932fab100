import { londonInstant } from '../london-time';
import {
  ORDER_DATES,
  type LocalDate,
  type OrderDate,
  type OrderLike,
  type ServiceType,
  type SlotTimes,
} from '../vocabulary';

/** One time that somebody comes: a day and a two-hour window, local time in London. */
export type Appointment = { readonly key: OrderDate; readonly date: LocalDate; readonly slot: SlotTimes };

type Dated = Pick<OrderLike, 'dates' | 'timeSlot'>;

/** The appointments of an order in the order of ORDER_DATES; a day without a time is none yet. */
export function appointmentsOf({ dates, timeSlot }: Dated): readonly Appointment[] {
  return ORDER_DATES.flatMap((key) => {
    const [date, slot] = [dates[key], timeSlot[key]];
    return date && slot ? [{ key, date, slot }] : [];
  });
}

/** Services that are carried out at an appointment of their own. */
const OWN_DATES: Readonly<Partial<Record<ServiceType, OrderDate>>> = { CLEANING: 'cleaningDate' };

/** The appointment that carries out a service: cleaners come on their own, everything else with the van. */
export function appointmentFor(service: ServiceType, order: Dated): Appointment | null {
  const all = appointmentsOf(order);
  const own = all.find(({ key }) => key === OWN_DATES[service]);
  return own ?? all[0] ?? null;
}

export const startOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[0]);
export const endOf = ({ date, slot }: Omit<Appointment, 'key'>): Date => londonInstant(date, slot[1]);

/** When the last appointment is over; null for an order without one. */
export function lastEnd(order: Dated): Date | null {
  const ends = appointmentsOf(order).map(endOf);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}
