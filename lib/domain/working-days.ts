import { BANK_HOLIDAYS } from './bank-holidays';
import { addDays, isoWeekday, type LocalDate } from './london-time';

const SATURDAY = 6;

export const isWorkingDay = (date: LocalDate): boolean =>
  isoWeekday(date) < SATURDAY && !BANK_HOLIDAYS.days.includes(date);

function countedFrom(date: LocalDate, days: number, step: 1 | -1): LocalDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, step);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Returns the day that is a number of working days after another, which does not count itself. At least one. */
export const workingDaysAfter = (date: LocalDate, days: number): LocalDate => countedFrom(date, days, 1);

export const workingDaysBefore = (date: LocalDate, days: number): LocalDate => countedFrom(date, days, -1);

export const workingDayUntil = (date: LocalDate): LocalDate => (isWorkingDay(date) ? date : workingDaysBefore(date, 1));
