import { HOUR_MS } from '../durations';
import { formatInstant } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { PHONE_HOLD_HOURS, phoneHeldUntil } from './phone-hold';

/** Until when an order is held with its first paid share: as long as one taken on the telephone, and no shorter than it is. */
export function shareHeldUntil(day: LocalDate, held: Date, now: Date): Date {
  const longest = phoneHeldUntil(day, now);
  return held > longest ? held : longest;
}

/**
 * How long a first share that is paid now holds the slot: "for 24 hours", or "until Monday 14 December 2026, 12:00" where
 * that comes sooner. '' where the slot is held as long already.
 */
export function shareHoldText(day: LocalDate, held: Date, now: Date): string {
  const until = shareHeldUntil(day, held, now);
  if (until <= held) return '';
  const isWhole = until.getTime() - now.getTime() === PHONE_HOLD_HOURS * HOUR_MS;
  return isWhole ? `for ${PHONE_HOLD_HOURS} hours` : `until ${formatInstant(until)}`;
}
