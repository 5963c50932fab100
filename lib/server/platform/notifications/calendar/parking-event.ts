import type { LocalDate } from '@/lib/domain/order-types';
import type { CalendarEvent } from './ics';

/** Returns the event on the last day on which a council accepts a request for a bay, early enough to act on the day. */
export const lastDayToAskFor = (
  place: string,
  date: LocalDate,
): Pick<CalendarEvent, 'date' | 'slot' | 'summary' | 'location'> => ({
  date,
  slot: ['09:00', '09:15'],
  summary: `Last day to ask for a parking bay: ${place}`,
  location: '',
});
