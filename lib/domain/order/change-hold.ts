import { HOUR_MS, minutesAfter } from '../durations';
import { CHANGE_HOLD_MINUTES, DESK_CHANGE_HOLD_HOURS } from './assumptions';

/**
 * Returns until when a change's new slots are held while its difference is paid. A visitor who changes the order is at
 * the payment already. If an operator changes it, the customer must first find our mail, so the hold is longer, but
 * ends at the earliest of `starts`: the appointment given up and the new one.
 */
export function changeHeldUntil(by: 'visitor' | 'operator', starts: readonly Date[], now: Date): Date {
  if (by === 'visitor') return minutesAfter(now, CHANGE_HOLD_MINUTES);
  const longest = now.getTime() + DESK_CHANGE_HOLD_HOURS * HOUR_MS;
  return new Date(Math.min(longest, ...starts.map(Number)));
}
