import { addDays, type LocalDate } from '../london-time';
import { workingDayUntil } from '../working-days';
import type { CustomsAnswers, Destination } from './answers';

/** Returns the same day some months later, or earlier, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = Number.NaN, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

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

export const askDay = (answers: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate =>
  workingDayUntil(addDays(loadDay(answers), -7 * PAPERS_AHEAD_WEEKS));
