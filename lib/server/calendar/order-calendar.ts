import { ORDER_DATES, type OrderDate } from '@/lib/domain/order/types';
import { SITE } from '@/lib/site';
import type { OrderRow } from '../db/schema';
import { orderOf } from '../orders/documents';
import { calendarFile, type CalendarEvent } from './ics';

const SUMMARIES: Readonly<Record<OrderDate, string>> = {
  movingDate: 'Move',
  storageCollectionDate: 'Storage collection',
  deliveryDate: 'Delivery',
  cleaningDate: 'Cleaning',
};

const STATUS: Readonly<Record<string, CalendarEvent['status']>> = {
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
};

/**
 * The calendar file of an order: an event for the move, and one for the cleaners when they come.
 * A later version of the same order has the same UIDs and a higher SEQUENCE, so that it replaces the first.
 */
export function orderCalendar(row: OrderRow, contactPhone: string, orderUrl: string): string {
  const { dates, timeSlot, addresses } = orderOf(row);
  const events = ORDER_DATES.flatMap((key): CalendarEvent[] => {
    const [date, slot] = [dates[key], timeSlot[key]];
    if (!date || !slot) return [];
    const place = key === 'cleaningDate' ? addresses.cleaning : (addresses.collection ?? addresses.delivery);
    return [
      {
        uid: `${row.id}-${key}@${new URL(SITE.origin).hostname}`,
        sequence: row.calendar_sequence,
        stamp: new Date(row.updated_at),
        status: STATUS[row.state] ?? 'TENTATIVE',
        date,
        slot,
        summary: `${SUMMARIES[key]}: ${SITE.name}`,
        description: `Reference ${row.reference}\nWe arrive between ${slot[0]} and ${slot[1]}.\nPhone ${contactPhone}`,
        location: place?.postcode ?? '',
        url: orderUrl,
      },
    ];
  });
  return calendarFile(events);
}
