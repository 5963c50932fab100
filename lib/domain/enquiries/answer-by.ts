import { addDays, isoWeekday, londonDate } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { BANK_HOLIDAYS } from '../bank-holidays';

const SATURDAY = 6;
const isWorkingDay = (date: LocalDate): boolean => isoWeekday(date) < SATURDAY && !BANK_HOLIDAYS.days.includes(date);

/** The day by whose end we answer an enquiry: the next working day after it came (assumption). */
export function answerBy(sentAt: Date): LocalDate {
  let day = addDays(londonDate(sentAt), 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
