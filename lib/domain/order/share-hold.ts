import { HOUR_MS } from '../durations';
import { formatInstant } from '../london-time';
import { pence, type Pence } from '../money';
import type { LocalDate } from '../order-types';
import { PHONE_HOLD_HOURS, phoneHeldUntil } from './phone-hold';

/** Percentage of the price that paid shares must reach before the slot is held for longer (assumption). */
const PERCENT_FOR_LONGER_HOLD = 25;

/** Returns how much of a price paid shares must reach before the slot is held for longer, rounded up to the penny. */
export const priceOfLongerHold = (total: Pence): Pence => pence(Math.ceil((total * PERCENT_FOR_LONGER_HOLD) / 100));

/** Returns whether a payment lifts the paid shares to the price of the longer hold. */
export function startsLongerHold(total: Pence, paidBefore: Pence, payment: Pence): boolean {
  const price = priceOfLongerHold(total);
  return paidBefore < price && paidBefore + payment >= price;
}

/** Returns the end of the longer hold: that of a telephone booking, but never earlier than the current hold. */
export function shareHeldUntil(day: LocalDate, held: Date, now: Date): Date {
  const longest = phoneHeldUntil(day, now);
  return held > longest ? held : longest;
}

/** An order whose price is paid in shares. `paid`: the total of the paid shares. */
type SharedOrder = { readonly day: LocalDate; readonly heldUntil: Date; readonly total: Pence; readonly paid: Pence };

/**
 * The longer hold that further shares would start. `lasts` completes "we hold the slot …": "for 24 hours", or "until
 * Monday 14 December 2026, 12:00" if that is sooner. `price`: the total that the paid shares must reach.
 */
export type LongerHold = { readonly lasts: string; readonly price: Pence };

/** Returns the longer hold that shares can still start, or null if it has started or would not be longer. */
export function longerHold({ day, heldUntil, total, paid }: SharedOrder, now: Date): LongerHold | null {
  const price = priceOfLongerHold(total);
  const until = shareHeldUntil(day, heldUntil, now);
  if (paid >= price || until <= heldUntil) return null;
  const isWhole = until.getTime() - now.getTime() === PHONE_HOLD_HOURS * HOUR_MS;
  return { lasts: isWhole ? `for ${PHONE_HOLD_HOURS} hours` : `until ${formatInstant(until)}`, price };
}
