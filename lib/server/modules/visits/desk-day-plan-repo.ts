import type { LocalDate } from '@/lib/domain/london-time';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';

export type HeldPlace = { readonly start: string; readonly order: OrderRow };

/** Returns the unpaid orders that hold places on a day. Changes that await payment are not included. */
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
