import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { OrderDate, OrderLike } from '@/lib/domain/order/types';
import { SITE } from '@/lib/site';
import type { OrderRow } from '../db/schema';
import { orderOf } from '../orders/documents';
import { calendarFile, type CalendarEvent, type CalendarMethod } from './ics';

const SUMMARIES: Readonly<Record<OrderDate, string>> = {
  movingDate: 'Move',
  storageCollectionDate: 'Storage collection',
  deliveryDate: 'Storage return',
  cleaningDate: 'Cleaning',
};

const STATUS: Readonly<Record<string, CalendarEvent['status']>> = {
  confirmed: 'CONFIRMED',
  rescheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
};

/** The method in the file and in its content type. */
export const calendarMethod = ({ state }: Pick<OrderRow, 'state'>): CalendarMethod =>
  state === 'cancelled' ? 'CANCEL' : 'PUBLISH';

/**
 * The calendar file of an order: an event for the move, and one for the cleaners when they come.
 * A later version of the same order has the same UIDs and a higher SEQUENCE, so that it replaces the first; appointments
 * that it no longer has (`dropped`) are in it as cancelled.
 */
export function orderCalendar(
  row: OrderRow,
  contactPhone: string,
  orderUrl: string,
  dropped: readonly Appointment[] = [],
): string {
  const order = orderOf(row);
  const event = ({ key, date, slot }: Appointment, status: CalendarEvent['status']): CalendarEvent => ({
    uid: `${row.id}-${key}@${new URL(SITE.origin).hostname}`,
    sequence: row.calendar_sequence,
    stamp: new Date(row.updated_at),
    status,
    date,
    slot,
    summary: `${SUMMARIES[key]}: ${SITE.name}`,
    description: `Reference ${row.reference}\nWe arrive between ${slot[0]} and ${slot[1]}.\nPhone ${contactPhone}`,
    location: placeOf(key, order)?.postcode ?? '',
    url: orderUrl,
  });
  const status = STATUS[row.state] ?? 'TENTATIVE';
  const events = [
    ...appointmentsOf(order).map((appointment) => event(appointment, status)),
    ...dropped.map((appointment) => event(appointment, 'CANCELLED')),
  ];
  return calendarFile(events, calendarMethod(row));
}

const placeOf = (key: OrderDate, { addresses }: OrderLike) =>
  key === 'cleaningDate'
    ? addresses.cleaning
    : (addresses.collection ?? addresses.storage_collection ?? addresses.delivery);
