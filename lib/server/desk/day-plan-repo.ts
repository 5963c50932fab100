import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';

/** A place that an unpaid order holds on the day, with the order. */
export type HeldPlace = { readonly start: string; readonly order: OrderRow };

/** Orders whose payment is still awaited, by when they would be; those of changes that wait are not among them. */
export async function unpaidOn(db: Db, date: LocalDate): Promise<readonly HeldPlace[]> {
  const rows = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('o')
    .select('r.start as r_start')
    .where('r.date', '=', date)
    .where('r.released', '=', 0)
    .where('o.state', '=', 'awaiting_payment')
    .orderBy('r.start')
    .orderBy('o.reference')
    .execute();
  return rows.map(({ r_start: start, ...order }) => ({ start, order }));
}

/** The references of the stores that orders empty or fill, by the ids of those orders. */
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
