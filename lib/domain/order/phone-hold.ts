import { HOUR_MS, minutesAfter } from '../durations';
import { addDays, londonInstant } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { HOLD_MINUTES } from './hold';

/** Hours for which an order that we took on the telephone keeps its places: the customer has to find our mail (assumption). */
export const PHONE_HOLD_HOURS = 24;

/** London's time on the day before the work at which it ends at the latest: the day's crews are planned then (assumption). */
export const PHONE_HOLD_UNTIL = '12:00';

/** Until when such an order keeps its places unpaid; never less than an order that is made online. */
export function phoneHeldUntil(day: LocalDate, now: Date): Date {
  const longest = now.getTime() + PHONE_HOLD_HOURS * HOUR_MS;
  const planned = londonInstant(addDays(day, -1), PHONE_HOLD_UNTIL).getTime();
  return new Date(Math.max(Math.min(longest, planned), minutesAfter(now, HOLD_MINUTES).getTime()));
}
