import { HOUR_MS, minutesAfter } from '../durations';
import { CHANGE_HOLD_MINUTES, DESK_CHANGE_HOLD_HOURS } from './assumptions';

/**
 * Until when the new places of a change are held while its difference is paid. Who changes the order sits at the payment
 * already; somebody for whom we change it first has to find our mail, so it is held longer, but not beyond `starts`: the
 * appointment that would be given up, and the new one.
 */
export function changeHeldUntil(by: 'visitor' | 'operator', starts: readonly Date[], now: Date): Date {
  if (by === 'visitor') return minutesAfter(now, CHANGE_HOLD_MINUTES);
  const longest = now.getTime() + DESK_CHANGE_HOLD_HOURS * HOUR_MS;
  return new Date(Math.min(longest, ...starts.map(Number)));
}
