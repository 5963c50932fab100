import { HOUR_MS, DAY_MS } from '../durations';

/** How many orders may wait for their payment, so that nobody books out the calendar (assumptions). */
export const UNPAID_LIMITS = {
  /** Of one mailbox or one telephone, held at the same time. */
  atOnce: 2,
  /** Of one mailbox or one telephone in a day, held or lapsed: each may have sent a mail to somebody who never asked. */
  inADay: 6,
  /**
   * From one network address: all that are held, and all of the last hour. One more for each that was paid from there within
   * a day.
   */
  fromAnAddress: 5,
  /** The same for those who are signed in with the mailbox that they order for: a busy office, a café, a mobile network. */
  fromAnAddressSignedIn: 8,
} as const;

/** An order that shares something with a new one: it was made in the last 24 hours, or it is still held. */
export type EarlierOrder = {
  readonly sharesAddress: boolean;
  readonly sharesMailbox: boolean;
  readonly sharesPhone: boolean;
  /** By somebody who was signed in with its mailbox. */
  readonly isSignedIn: boolean;
  /** Paid in full: a part-paid order still counts as unpaid. */
  readonly isPaid: boolean;
  readonly orderedAt: Date;
  readonly heldUntil: Date;
};

type NewOrder = { readonly isSignedIn: boolean; readonly now: Date };

/**
 * Whether one more order may wait for its payment: null when it may, else the instant from which it may, if nothing else
 * is ordered or paid. Who is signed in is not held up by what others have ordered in the same name.
 */
export function unpaidUntil(earlier: readonly EarlierOrder[], { isSignedIn, now }: NewOrder): Date | null {
  const unpaid = earlier.filter((order) => !order.isPaid && (order.isSignedIn || !isSignedIn));
  const paidFromHere = earlier.filter((order) => order.isPaid && order.sharesAddress).length;
  const base = isSignedIn ? UNPAID_LIMITS.fromAnAddressSignedIn : UNPAID_LIMITS.fromAnAddress;

  const ofOne = (key: 'sharesMailbox' | 'sharesPhone') => {
    const orders = unpaid.filter((order) => order[key]);
    return [
      freeAgain(
        orders.map(({ heldUntil }) => heldUntil),
        UNPAID_LIMITS.atOnce,
        now,
      ),
      freeAgain(
        orders.map(({ orderedAt }) => after(orderedAt, DAY_MS)),
        UNPAID_LIMITS.inADay,
        now,
      ),
    ];
  };
  const fromHere = unpaid
    .filter(({ sharesAddress }) => sharesAddress)
    .map(({ orderedAt, heldUntil }) => later(heldUntil, after(orderedAt, HOUR_MS)));
  const waits = [...ofOne('sharesMailbox'), ...ofOne('sharesPhone'), freeAgain(fromHere, base + paidFromHere, now)];
  return waits.reduce((latest, wait) => (wait && (!latest || wait > latest) ? wait : latest), null);
}

/** Of things that count until an instant each: when fewer than `most` of them do; null when that is so now. */
function freeAgain(ends: readonly Date[], most: number, now: Date): Date | null {
  const counting = ends.filter((end) => end > now).toSorted((a, b) => a.getTime() - b.getTime());
  return counting[counting.length - most] ?? null;
}

const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);
const later = (one: Date, other: Date): Date => (one > other ? one : other);
