import { addDays, isoWeekday, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { isBusyDay } from '@/lib/domain/pricing/charges';

/** Returns a Tuesday without a supplement some weeks after the real date, for tests with processes of their own. */
export function quietTuesday(): LocalDate {
  let date = addDays(londonDate(new Date()), 30);
  while (isoWeekday(date) !== 2 || isBusyDay(date)) date = addDays(date, 1);
  return date;
}

/** Returns the first day after another that has no supplement. */
export function nextQuietDay(after: LocalDate): LocalDate {
  let date = addDays(after, 1);
  while (isBusyDay(date)) date = addDays(date, 1);
  return date;
}
