import { HOUR_MS, addDays, formatInstant, londonInstant, minutesAfter, type LocalDate } from '../london-time';
import { pence, type Pence } from '../money';
import { CHANGE_HOLD_MINUTES, DESK_CHANGE_HOLD_HOURS } from './assumptions';

/** Minutes for which an unpaid order keeps its places: long enough to find a card (assumption). */
export const HOLD_MINUTES = 30;

/** Hours for which a telephone order keeps its places, so that the customer can find our mail (assumption). */
export const PHONE_HOLD_HOURS = 24;

/** London time on the day before the work at which such a hold ends at the latest (assumption). */
export const PHONE_HOLD_UNTIL = '12:00';

/** Returns until when an unpaid telephone order keeps its places: never less than an online order does. */
export function phoneHeldUntil(day: LocalDate, now: Date): Date {
  const longest = now.getTime() + PHONE_HOLD_HOURS * HOUR_MS;
  const planned = londonInstant(addDays(day, -1), PHONE_HOLD_UNTIL).getTime();
  return new Date(Math.max(Math.min(longest, planned), minutesAfter(now, HOLD_MINUTES).getTime()));
}

/** Percentage of the price that paid shares must reach before the slot is held for longer (assumption). */
const PERCENT_FOR_LONGER_HOLD = 25;

/** Returns the total of paid shares from which the slot is held for longer, rounded up to the penny. */
export const priceOfLongerHold = (total: Pence): Pence => pence(Math.ceil((total * PERCENT_FOR_LONGER_HOLD) / 100));

export function startsLongerHold(total: Pence, paidBefore: Pence, payment: Pence): boolean {
  const price = priceOfLongerHold(total);
  return paidBefore < price && paidBefore + payment >= price;
}

/** Returns the end of the longer hold: that of a telephone booking, but never earlier than the current hold. */
export function shareHeldUntil(day: LocalDate, held: Date, now: Date): Date {
  const longest = phoneHeldUntil(day, now);
  return held > longest ? held : longest;
}

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

/**
 * Returns until when a change's new slots are held for payment. After an operator's change the customer must first find
 * our mail, so the hold is longer, up to the earliest of `starts` (the old and the new appointment).
 */
export function changeHeldUntil(by: 'visitor' | 'operator', starts: readonly Date[], now: Date): Date {
  if (by === 'visitor') return minutesAfter(now, CHANGE_HOLD_MINUTES);
  const longest = now.getTime() + DESK_CHANGE_HOLD_HOURS * HOUR_MS;
  return new Date(Math.min(longest, ...starts.map(Number)));
}

/** Numbers of unpaid orders that the desk is alerted to, from one network address and in all (assumptions). */
const HOLD_GROUP_MINIMUM = { fromAnAddress: 4, inAll: 20 } as const;

/** An order whose places are held unpaid. `address`: the key of its network address, null if unknown. */
export type HeldOrder = { readonly address: string | null; readonly orderedAt: Date };

/** A group of unpaid orders that hold places. `address` is null for orders from anywhere. */
type HoldGroup = { readonly address: string | null; readonly orders: number; readonly since: Date };

/** Returns the groups that look like booking out the calendar, the largest first, then all orders if there are many. */
export function holdGroupsOf(held: readonly HeldOrder[]): readonly HoldGroup[] {
  const addresses = new Set(held.flatMap(({ address }) => address ?? []));
  const groups = [...addresses]
    .map((address) => holdGroupOf(address, held))
    .filter(({ orders }) => orders >= HOLD_GROUP_MINIMUM.fromAnAddress)
    .toSorted((a, b) => b.orders - a.orders);
  return held.length < HOLD_GROUP_MINIMUM.inAll ? groups : [...groups, holdGroupOf(null, held)];
}

function holdGroupOf(address: string | null, held: readonly HeldOrder[]): HoldGroup {
  const orders = held.filter((order) => address === null || order.address === address);
  return {
    address,
    orders: orders.length,
    since: new Date(Math.min(...orders.map((order) => Number(order.orderedAt)))),
  };
}
