import { sum } from '@/lib/domain/money';
import { longerHold, type LongerHold } from '@/lib/domain/order/hold';
import type { OrderRow, OrderShareRow } from '@/lib/server/platform/db/schema';
import { appointmentOf } from './documents';

export const paidByShares = (shares: readonly OrderShareRow[]) =>
  sum(shares.filter(({ state }) => state === 'paid').map((share) => share.pence));

/** Returns the longer hold that the shares of an order can still start, or null. */
export const longerHoldOf = (order: OrderRow, shares: readonly OrderShareRow[], now: Date): LongerHold | null =>
  longerHold(
    {
      day: appointmentOf(order).date,
      heldUntil: new Date(order.hold_expires_at),
      total: order.total_pence,
      paid: paidByShares(shares),
    },
    now,
  );
