import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';

/** Every order with a client's address in it, the newest first. `email` in small letters, as users have it. */
export async function ordersOf(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * All that fills and empties a client's stores: their own orders, and the returns that others ordered from them with
 * addresses of their own.
 */
export async function storageOrdersOf(db: Db, email: string): Promise<readonly OrderRow[]> {
  const own = await ordersOf(db, email);
  const ids = own.map(({ id }) => id);
  return ids.length === 0 ? own : [...own, ...(await delegatesReturns(db, ids))];
}

/** The returns from these stores that were ordered in their owner's stead, the newest first. */
export async function delegatesReturns(db: Db, rentalIds: readonly string[]): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_order_id', 'in', rentalIds)
    .where('helper_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}
