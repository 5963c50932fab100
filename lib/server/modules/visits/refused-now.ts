import type { ErrorCode } from '@/lib/contracts/errors';
import { ownDelivery } from '@/lib/domain/extras/key-handover';
import { isUnderWay } from '@/lib/domain/visits/states';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { visitsOfOrders } from './repo';

/** `isOurs`: the desk makes it in the customer's place. */
type Wanted = { readonly kind: OrderChangeRow['kind']; readonly isOurs: boolean };

/**
 * Why an order takes no such change at this moment, whatever has been worked out of it; null where it does. While a crew is
 * on its way or there, the desk can cancel and nothing else is changed. Who ordered a return in the owner's stead and may
 * no longer do so can cancel it, and nothing else. It counts for what is written with the order's row locked, and of a
 * return in the owner's stead with its store's.
 */
export async function refusedNow(
  db: Db,
  { id, helper_id: delegateId, order_json }: Pick<OrderRow, 'id' | 'helper_id' | 'order_json'>,
  { kind, isOurs }: Wanted,
): Promise<Extract<ErrorCode, 'too_late_to_change' | 'right_revoked'> | null> {
  const isCancelled = kind === 'cancel';
  if (!(isOurs && isCancelled) && (await isCrewAtWork(db, id))) return 'too_late_to_change';
  // A load with a slot of its own is given back first: what is worked out anew knows of none.
  const isInOneGo = isCancelled || (isOurs && kind === 'reschedule') || ownDelivery(orderOf({ order_json })) === null;
  if (!isInOneGo) return 'too_late_to_change';
  if (isOurs || isCancelled || delegateId === null || (await hasDelegation(db, delegateId))) return null;
  return 'right_revoked';
}

/**
 * Returns those of the orders to which a crew is on its way or where it is at work. Their changes need the crew or the
 * office.
 */
export async function ordersAtWork(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const visits = await visitsOfOrders(db, orderIds);
  return new Set(visits.filter(({ state }) => isUnderWay(state)).map(({ order_id: id }) => id));
}

export const isCrewAtWork = async (db: Db, orderId: string): Promise<boolean> =>
  (await ordersAtWork(db, [orderId])).has(orderId);
