import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { topsUp } from '@/lib/server/modules/orders/client-spaces';

/** Returns the references of the rentals that orders empty or fill, by order id. */
export async function storesBehind(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = orders.map(({ store_order_id: id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const stores = await db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', ids).execute();
  const references = new Map(stores.map(({ id, reference }) => [id, reference]));
  return new Map(
    orders.flatMap(({ id, store_order_id: storeId }) => {
      const reference = storeId === null ? undefined : references.get(storeId);
      return reference === undefined ? [] : [[id, reference] as const];
    }),
  );
}

/**
 * Returns the crew's note about the unit of a job.
 * @param store the reference of the rental, if the order has one
 */
export const unitNote = (order: OrderRow, store: string | undefined): readonly string[] =>
  store === undefined ? [] : [`${topsUp(order) ? 'Into' : 'From'} the unit of order ${store}`];
