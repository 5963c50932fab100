import { addDays } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { isWorkingDay } from '../working-days';
import type { CustomsAnswers, Destination } from './answers';

/** In weeks, the longest of our own estimates door to door (assumption; lib/content/services/shipping-transit.ts). */
export const LONGEST_WEEKS: Readonly<Record<Destination, number>> = {
  spain: 4,
  portugal: 5,
  united_arab_emirates: 12,
};
/** Before loading: for a consulate that gives appointments weeks ahead, and for the list that it wants (assumptions). */
export const PAPERS_AHEAD_WEEKS = 6;
export const LIST_AHEAD_WEEKS = 8;
/** The last day to load for things that share a lorry or a container. */
export const loadDay = ({ goods, destination }: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate =>
  addDays(goods, -7 * LONGEST_WEEKS[destination]);

/** The last working day to ask a consulate. */
export function askDay(answers: Pick<CustomsAnswers, 'goods' | 'destination'>): LocalDate {
  let day = addDays(loadDay(answers), -7 * PAPERS_AHEAD_WEEKS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
