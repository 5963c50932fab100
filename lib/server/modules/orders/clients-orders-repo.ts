import type { Db, OrderRow } from '@/lib/server/platform/db/schema';

/** Returns the orders of a client, the newest first. `email` is in small letters. */
export async function ordersOf(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns a client's orders, and the returns that delegates ordered from their rentals. */
export async function storageOrdersOf(db: Db, email: string): Promise<readonly OrderRow[]> {
  const own = await ordersOf(db, email);
  const ids = own.map(({ id }) => id);
  return ids.length === 0 ? own : [...own, ...(await delegatesReturns(db, ids))];
}

/** Returns the delegates' returns from these rentals, the newest first. */
export async function delegatesReturns(db: Db, rentalIds: readonly string[]): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_order_id', 'in', rentalIds)
    .where('helper_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}
