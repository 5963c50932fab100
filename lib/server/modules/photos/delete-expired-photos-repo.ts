import type { LocalDate } from '@/lib/domain/order-types';
import type { Db } from '@/lib/server/platform/db/db';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

const AT_ONCE = 1000;

const visitsBefore = (db: Db, instant: Date) =>
  db
    .selectFrom('visits as v')
    .where('v.id', 'in', (eb) => eb.selectFrom('photos').select('owner_id').where('owner_kind', '=', 'visit'))
    // A day without a time comes before every instant of it.
    .where((eb) => eb(eb.fn.coalesce('v.done_at', 'v.date'), '<', instant.toISOString()));

/** Returns the ids of the orders with photos of visits that were done, or should have been, before an instant. */
export async function photographedBefore(db: Db, instant: Date, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await visitsBefore(db, instant)
    .select('v.order_id')
    .distinct()
    .where('v.order_id', '>', after)
    .orderBy('v.order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Returns the visits of an order with photos that were done, or should have been, before an instant. */
export const visitsPhotographedBefore = (db: Db, instant: Date, orderId: string): Promise<readonly VisitRow[]> =>
  visitsBefore(db, instant).selectAll('v').where('v.order_id', '=', orderId).execute();

/** Claims with photos that were decided before an instant. */
export async function claimsWithPhotosBefore(db: Db, instant: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('claims')
    .select('id')
    .where('decided_at', '<', instant.toISOString())
    .where('id', 'in', (eb) => eb.selectFrom('photos').select('owner_id').where('owner_kind', '=', 'claim'))
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Photos that came before an instant for a claim that was never sent. */
export async function deleteUnsentBefore(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('owner_kind', '=', 'claim_form')
    .where('received_at', '<', instant.toISOString())
    .execute();
}

/** Orders with photos of rooms that hold no day from `day` on: it is over since, or was cancelled. */
export async function roomsPhotographedBefore(db: Db, day: LocalDate): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('owner_id')
    .distinct()
    .where('owner_kind', '=', 'check_out')
    .where('owner_id', 'not in', (eb) =>
      eb.selectFrom('slot_reservations').select('order_id').where('released', '=', 0).where('date', '>=', day),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}
