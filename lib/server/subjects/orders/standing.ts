import { awaitsPayment, orderStanding, type OrderStanding } from '@/lib/domain/order/standing';
import type { OrderState } from '@/lib/domain/order/state';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { findOrderOfDraft } from './repo';
import { sharesOf } from './shares-repo';

type Kept = Pick<OrderRow, 'state' | 'hold_expires_at'>;

const standingAt = ({ state, hold_expires_at }: Kept, hasPaidShare: boolean, now: Date): OrderStanding =>
  orderStanding({ state, heldUntil: new Date(hold_expires_at), hasPaidShare }, now);

/** Returns whether an order waits for its payment, or for the rest of it, and its places are still held. */
export const isPayable = (row: Kept, now: Date): boolean => awaitsPayment(standingAt(row, false, now));

/** Returns the state of an order, which is "expired" as soon as its hold is over. */
export const stateAt = (row: Kept, now: Date): OrderState =>
  standingAt(row, false, now) === 'lapsed' ? 'expired' : row.state;

/** Returns how an order stands, with whether its price is shared out: then only the links of the shares pay it. */
export async function standingOf(
  db: Db,
  row: Kept & Pick<OrderRow, 'id'>,
  now: Date,
): Promise<{ readonly standing: OrderStanding; readonly isShared: boolean }> {
  if (!isPayable(row, now)) return { standing: standingAt(row, false, now), isShared: false };
  const current = (await sharesOf(db, row.id)).filter(({ state }) => state !== 'ended');
  const hasPaidShare = current.some(({ state }) => state === 'paid');
  return { standing: standingAt(row, hasPaidShare, now), isShared: current.length > 0 };
}

/** Returns the condition that an order is the unpaid one of a quote, which a newer order of that quote would replace. */
export const isUnpaidOf =
  (draftId: string | null) =>
  ({ draft_id, state }: Pick<OrderRow, 'draft_id' | 'state'>): boolean =>
    draftId !== null && draft_id === draftId && state === 'awaiting_payment';

/**
 * Finds the order that a quote holds places with while it is not paid. A newer order of the same quote would replace it, so
 * what it has taken is free for that quote.
 */
export async function heldOrderOf(db: Db, draftId: string | null | undefined, now: Date): Promise<OrderRow | null> {
  const order = draftId ? await findOrderOfDraft(db, draftId) : undefined;
  return order && isPayable(order, now) ? order : null;
}
