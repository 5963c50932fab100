import { HOUR_MS, DAY_MS } from '../london-time';

/** The most orders that may await payment, so that nobody can book out the calendar (assumptions). */
export const UNPAID_LIMITS = {
  /** Unpaid orders of one mailbox or one telephone that are held at the same time. */
  atOnce: 2,
  /** Unpaid orders of one mailbox or telephone in a day, each of which may have sent a mail to a stranger. */
  inADay: 6,
  /** Unpaid orders of one network address, held or under an hour old. Each order paid from there allows one more. */
  fromAnAddress: 5,
  /** The limit for signed-in customers, who may share the address of an office, a café or a mobile network. */
  fromAnAddressSignedIn: 8,
} as const;

/** An order of the last 24 hours, or still held, that shares an address, mailbox or telephone with a new one. */
export type EarlierOrder = {
  readonly sharesAddress: boolean;
  readonly sharesMailbox: boolean;
  readonly sharesPhone: boolean;
  readonly isSignedIn: boolean;
  /** Whether it is paid in full. A part-paid order counts as unpaid. */
  readonly isPaid: boolean;
  readonly orderedAt: Date;
  readonly heldUntil: Date;
};

type NewOrder = { readonly isSignedIn: boolean; readonly now: Date };

/**
 * Returns when one more order may await payment, assuming no other order or payment, or null if it may now. Orders that
 * others made without signing in do not hold up a signed-in customer.
 */
export function unpaidUntil(earlier: readonly EarlierOrder[], { isSignedIn, now }: NewOrder): Date | null {
  const unpaid = earlier.filter((order) => !order.isPaid && (order.isSignedIn || !isSignedIn));
  const paidFromHere = earlier.filter((order) => order.isPaid && order.sharesAddress).length;
  const base = isSignedIn ? UNPAID_LIMITS.fromAnAddressSignedIn : UNPAID_LIMITS.fromAnAddress;

  const ofOne = (key: 'sharesMailbox' | 'sharesPhone') => {
    const orders = unpaid.filter((order) => order[key]);
    const held = orders.map(({ heldUntil }) => heldUntil);
    const inADay = orders.map(({ orderedAt }) => after(orderedAt, DAY_MS));
    return [freeAgain(held, UNPAID_LIMITS.atOnce, now), freeAgain(inADay, UNPAID_LIMITS.inADay, now)];
  };
  const fromHere = unpaid
    .filter(({ sharesAddress }) => sharesAddress)
    .map(({ orderedAt, heldUntil }) => later(heldUntil, after(orderedAt, HOUR_MS)));
  const waits = [...ofOne('sharesMailbox'), ...ofOne('sharesPhone'), freeAgain(fromHere, base + paidFromHere, now)];
  return waits.reduce((latest, wait) => (wait && (!latest || wait > latest) ? wait : latest), null);
}

/** Returns when fewer than `most` of the instants in `ends` are still ahead, or null if that is so now. */
function freeAgain(ends: readonly Date[], most: number, now: Date): Date | null {
  const counting = ends.filter((end) => end > now).toSorted((a, b) => a.getTime() - b.getTime());
  return counting[counting.length - most] ?? null;
}

const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);
const later = (one: Date, other: Date): Date => (one > other ? one : other);
