import type { Db } from '../db/db';
import type { OrderRow } from '../db/schema';

/** The storage orders of a client that are or were booked, the newest first. */
export async function storageOrdersOf(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('flow', '=', 'storage')
    .where('email', '=', email)
    .where('state', 'in', ['confirmed', 'rescheduled', 'completed'])
    .orderBy('created_at', 'desc')
    .execute();
}
