import { BANK_HOLIDAYS } from './bank-holidays';
import { addDays, isoWeekday, type LocalDate } from './london-time';

const SATURDAY = 6;

export const isWorkingDay = (date: LocalDate): boolean =>
  isoWeekday(date) < SATURDAY && !BANK_HOLIDAYS.days.includes(date);

/** Returns the day that is a number of working days after another, which does not count itself. At least one. */
export function workingDaysAfter(date: LocalDate, days: number): LocalDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
