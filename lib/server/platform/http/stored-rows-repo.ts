import type { Db } from '@/lib/server/platform/db/schema';

const countByState = (db: Db, table: 'orders' | 'outbox') =>
  db
    .selectFrom(table)
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

export const ordersByState = (db: Db) => countByState(db, 'orders');
export const messagesByState = (db: Db) => countByState(db, 'outbox');

export async function heldPlaces(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('slot_reservations')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('places'), eb.lit(0)).as('places'))
    .where('released', '=', 0)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return row.places;
}
