import { awaitsPayment, orderStanding, type OrderStanding } from '@/lib/domain/order/standing';
import type { OrderState } from '@/lib/domain/order/state';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import { findOrderOfDraft } from './repo';
import { sharesOf } from './shares-repo';

type Kept = Pick<OrderRow, 'state' | 'hold_expires_at'>;

const standingAt = ({ state, hold_expires_at }: Kept, hasPaidShare: boolean, now: Date): OrderStanding =>
  orderStanding({ state, heldUntil: new Date(hold_expires_at), hasPaidShare }, now);

/** Also true for a shared order, although only its share links can be paid. */
export const awaitsOrderPayment = (row: Kept, now: Date): boolean => awaitsPayment(standingAt(row, false, now));

/** Returns the state of an order, "expired" from the end of its hold on, even before the scheduled job records it. */
export const stateAt = (row: Kept, now: Date): OrderState =>
  standingAt(row, false, now) === 'lapsed' ? 'expired' : row.state;

/** Reads the standing of an order. `isShared`: it awaits payment by share links only. */
export async function standingOf(
  db: Db,
  row: Kept & Pick<OrderRow, 'id'>,
  now: Date,
): Promise<{ readonly standing: OrderStanding; readonly isShared: boolean }> {
  if (!awaitsOrderPayment(row, now)) return { standing: standingAt(row, false, now), isShared: false };
  const current = (await sharesOf(db, row.id)).filter(({ state }) => state !== 'ended');
  const hasPaidShare = current.some(({ state }) => state === 'paid');
  return { standing: standingAt(row, hasPaidShare, now), isShared: current.length > 0 };
}

/** Matches the unpaid orders of a quote, which a new order replaces, even after their hold has ended. */
export const isUnpaidOf =
  (draftId: string | null) =>
  ({ draft_id, state }: Pick<OrderRow, 'draft_id' | 'state'>): boolean =>
    draftId !== null && draft_id === draftId && state === 'awaiting_payment';

/**
 * Finds the order of a quote that is not fully paid and still held. Its places count as free for the quote, because a
 * new order replaces it unless a share is paid.
 */
export async function heldOrderOf(db: Db, draftId: string | null | undefined, now: Date): Promise<OrderRow | null> {
  const order = draftId ? await findOrderOfDraft(db, draftId) : undefined;
  return order && awaitsOrderPayment(order, now) ? order : null;
}
