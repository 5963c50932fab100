import { isUnderWay } from '@/lib/domain/visits/states';
import type { Db } from '@/lib/server/platform/db/db';
import { visitsOfOrders } from './repo';

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
