import type { OrderState } from './state';

/**
 * How an order stands with its customer at a moment.
 * `held`: its places are kept for the payment, and nothing is paid.
 * `part_paid`: its places are kept, and some of the people who share its price have paid.
 * `paid`: booked or done.
 * `cancelled`: it was paid, and then called off.
 * `lapsed`: its hold ended unpaid, or a newer order of the same quote took its place.
 */
export type OrderStanding = 'held' | 'part_paid' | 'paid' | 'cancelled' | 'lapsed';

type Kept = {
  readonly state: OrderState;
  readonly heldUntil: Date;
  readonly hasPaidShare?: boolean;
};

/** Returns the standing of an order. A hold that has ended counts as lapsed before the scheduled job records it. */
export function orderStanding({ state, heldUntil, hasPaidShare = false }: Kept, now: Date): OrderStanding {
  switch (state) {
    case 'awaiting_payment':
      if (heldUntil <= now) return 'lapsed';
      return hasPaidShare ? 'part_paid' : 'held';
    case 'expired':
      return 'lapsed';
    case 'cancelled':
      return 'cancelled';
    case 'confirmed':
    case 'rescheduled':
    case 'completed':
      return 'paid';
  }
}

export const awaitsPayment = (standing: OrderStanding): boolean => standing === 'held' || standing === 'part_paid';

/** Returns whether the quote can be corrected and ordered again: not once somebody has paid. */
export const isQuoteOpen = (standing: OrderStanding): boolean => standing !== 'paid' && standing !== 'part_paid';
