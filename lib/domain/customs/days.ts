import { addDays, type LocalDate } from '../london-time';
import { isWorkingDay } from '../working-days';
import type { CustomsAnswers, Destination } from './answers';

/** Returns the same day some months later, or earlier, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = monthOf(index);
  const lastDay = Number(addDays(`${monthOf(index + 1)}-01`, -1).slice(8));
  return `${month}-${twoDigits(Math.min(Number(date.slice(8)), lastDay))}`;
}

const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${twoDigits((index % 12) + 1)}`;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Longest transit from door to door in weeks (assumption; lib/content/services/shipping-transit.ts). */
export const LONGEST_WEEKS: Readonly<Record<Destination, number>> = {
  spain: 4,
  portugal: 5,
  united_arab_emirates: 12,
};
/** Weeks before loading in which to ask a consulate, which gives late appointments and wants a list (assumptions). */
export const PAPERS_AHEAD_WEEKS = 6;
export const LIST_AHEAD_WEEKS = 8;
/** Returns the last day to load goods that share a lorry or a container. */
export const loadDay = ({ goods, destination }: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate =>
  addDays(goods, -7 * LONGEST_WEEKS[destination]);

export function askDay(answers: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate {
  let day = addDays(loadDay(answers), -7 * PAPERS_AHEAD_WEEKS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
