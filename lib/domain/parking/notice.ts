import { addDays, londonDate, londonTime } from '../london-time';
import { isWorkingDay } from '../working-days';
import type { LocalDate } from '../vocabulary';
import type { Notice } from './rule';

/**
 * The last day on which a council can be asked for a bay.
 *
 * @param date the day of the move, local date
 */
export function lastDayToAsk(notice: Notice, date: LocalDate): LocalDate {
  if (notice.counted === 'days') return workingDayUntil(addDays(date, -notice.days));
  let day = date;
  for (let left = notice.withDayOfRequest ? notice.days : notice.days + 1; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Whether a request that is sent now is there in time for a bay on a day. */
export function isInTime(notice: Notice, date: LocalDate, now: Date): boolean {
  const [today, last] = [londonDate(now), lastDayToAsk(notice, date)];
  if (today !== last) return today < last;
  return notice.by === undefined || londonTime(now) < notice.by;
}

/** On other days nobody is at the council to take a request (assumption). */
function workingDayUntil(date: LocalDate): LocalDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
