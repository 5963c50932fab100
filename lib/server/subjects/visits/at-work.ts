import { isUnderWay } from '@/lib/domain/visits/states';
import type { Db } from '@/lib/server/kernel/db/db';
import { visitsOfOrders } from './repo';

/** Those of some orders to which a crew is on its way, or there: what is changed then is said to the crew or to the office. */
export async function ordersAtWork(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const visits = await visitsOfOrders(db, orderIds);
  return new Set(visits.filter(({ state }) => isUnderWay(state)).map(({ order_id: id }) => id));
}

export const isCrewAtWork = async (db: Db, orderId: string): Promise<boolean> =>
  (await ordersAtWork(db, [orderId])).has(orderId);
