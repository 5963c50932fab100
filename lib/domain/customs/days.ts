import { addDays } from '../london-time';
import type { LocalDate } from '../order-types';
import { isWorkingDay } from '../working-days';
import type { CustomsAnswers, Destination } from './answers';

/**
 * Longest transit in weeks by our own estimates from door to door (assumption;
 * lib/content/services/shipping-transit.ts).
 */
export const LONGEST_WEEKS: Readonly<Record<Destination, number>> = {
  spain: 4,
  portugal: 5,
  united_arab_emirates: 12,
};
/**
 * Weeks before loading in which to ask a consulate, which gives appointments weeks ahead and wants a list
 * (assumptions).
 */
export const PAPERS_AHEAD_WEEKS = 6;
export const LIST_AHEAD_WEEKS = 8;
/** Returns the last day to load goods that share a lorry or a container. */
export const loadDay = ({ goods, destination }: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate =>
  addDays(goods, -7 * LONGEST_WEEKS[destination]);

/** Returns the last working day to ask a consulate. */
export function askDay(answers: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate {
  let day = addDays(loadDay(answers), -7 * PAPERS_AHEAD_WEEKS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
