import { addDays } from '../london-time';
import { COOLING_OFF_DAYS } from './cancellation';
import type { MovingAnswers } from './moving-answers';
import type { LocalDate } from './types';

/**
 * LAW-6: services (packing, cleaning, assembling) can be cancelled for 14 days. When their work begins inside them the
 * visitor has to ask for that. Transport on a fixed date has no such right, so a move alone needs no request.
 * `today` is the day of the order in London.
 */
export function needsStartRequest(
  { addOns, dates }: Pick<MovingAnswers, 'addOns' | 'dates'>,
  today: LocalDate,
): boolean {
  return addOns.length > 0 && dates.movingDate !== '' && dates.movingDate <= addDays(today, COOLING_OFF_DAYS);
}
