import type { ErrorCode } from '@/lib/contracts/errors';
import { ownDelivery } from '@/lib/domain/extras/key-handover';
import { isUnderWay } from '@/lib/domain/visits/states';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Db, OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { visitsOfOrders } from './repo';

/** `isOurs`: the desk makes the change. */
type Wanted = { readonly kind: OrderChangeRow['kind']; readonly isOurs: boolean };

/**
 * Returns why an order cannot be changed now, or null. While a crew is on its way or at work, only the desk can cancel.
 * A delegate whose right was revoked can only cancel. The caller has locked the order's row, and its rental's.
 */
export async function refusedNow(
  db: Db,
  { id, helper_id: delegateId, order_json }: Pick<OrderRow, 'id' | 'helper_id' | 'order_json'>,
  { kind, isOurs }: Wanted,
): Promise<Extract<ErrorCode, 'too_late_to_change' | 'right_revoked'> | null> {
  const isCancelled = kind === 'cancel';
  if (!(isOurs && isCancelled) && (await isCrewAtWork(db, id))) return 'too_late_to_change';
  // A delivery in its own slot must be undone first, because a new plan would not contain it.
  const isInOneGo = isCancelled || (isOurs && kind === 'reschedule') || ownDelivery(orderOf({ order_json })) === null;
  if (!isInOneGo) return 'too_late_to_change';
  if (isOurs || isCancelled || delegateId === null || (await hasDelegation(db, delegateId))) return null;
  return 'right_revoked';
}

/** Returns the orders to which a crew is on its way or where it is at work. */
export async function ordersAtWork(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const visits = await visitsOfOrders(db, orderIds);
  return new Set(visits.filter(({ state }) => isUnderWay(state)).map(({ order_id: id }) => id));
}

export const isCrewAtWork = async (db: Db, orderId: string): Promise<boolean> =>
  (await ordersAtWork(db, [orderId])).has(orderId);
