import { HOUR_MS, minutesAfter } from '../durations';
import { addDays, londonInstant } from '../london-time';
import type { LocalDate } from '../order-types';
import { HOLD_MINUTES } from './hold';

/** Hours for which a telephone order keeps its places, so that the customer can find our mail (assumption). */
export const PHONE_HOLD_HOURS = 24;

/**
 * London time on the day before the work at which such a hold ends at the latest, when the crews are planned
 * (assumption).
 */
export const PHONE_HOLD_UNTIL = '12:00';

/** Returns until when an unpaid telephone order keeps its places: never less than an online order does. */
export function phoneHeldUntil(day: LocalDate, now: Date): Date {
  const longest = now.getTime() + PHONE_HOLD_HOURS * HOUR_MS;
  const planned = londonInstant(addDays(day, -1), PHONE_HOLD_UNTIL).getTime();
  return new Date(Math.max(Math.min(longest, planned), minutesAfter(now, HOLD_MINUTES).getTime()));
}
