import type { LocalDate } from '@/lib/domain/vocabulary';
import type { CalendarEvent } from './ics';

/** The last day on which a council can be asked for a bay: early on it, when there is still time to do it. */
export const lastDayToAskFor = (
  place: string,
  date: LocalDate,
): Pick<CalendarEvent, 'date' | 'slot' | 'summary' | 'location'> => ({
  date,
  slot: ['09:00', '09:15'],
  summary: `Last day to ask for a parking bay: ${place}`,
  location: '',
});
