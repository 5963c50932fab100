import type { Db } from '@/lib/server/platform/db/db';

type HeldRow = { readonly id: string; readonly created_at: string; readonly address_key: string | null };

/**
 * Returns the orders whose places are held and of which nothing is paid, ordered no later than an instant, by id as locks
 * are taken. Telephone bookings are left out: an operator holds them, and their customer may still be looking for our mail.
 */
export async function heldOrders(db: Db, now: Date, orderedBy: Date = now): Promise<readonly HeldRow[]> {
  return db
    .selectFrom('orders as o')
    .leftJoin('order_makers as m', 'm.order_id', 'o.id')
    .select(['o.id', 'o.created_at', 'm.address_key'])
    .where('o.state', '=', 'awaiting_payment')
    .where('o.hold_expires_at', '>', now.toISOString())
    .where('o.created_at', '<=', orderedBy.toISOString())
    .where('o.booked_by', 'is', null)
    .where('o.id', 'not in', (eb) => eb.selectFrom('order_shares').select('order_id').where('state', '=', 'paid'))
    .orderBy('o.id')
    .execute();
}
