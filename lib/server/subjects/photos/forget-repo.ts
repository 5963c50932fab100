import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { VisitRow } from '@/lib/server/kernel/db/visit-rows';

const AT_ONCE = 1000;

/** Visits with photos that were done, or should have been, before an instant; with the order of each. */
export async function visitsWithPhotosBefore(
  db: Db,
  instant: Date,
): Promise<readonly { readonly visit: VisitRow; readonly order: OrderRow }[]> {
  const before = instant.toISOString();
  const visits = await db
    .selectFrom('visits as v')
    .selectAll('v')
    .where('v.id', 'in', (eb) => eb.selectFrom('photos').select('owner_id').where('owner_kind', '=', 'visit'))
    // A day without a time comes before every instant of it.
    .where((eb) => eb(eb.fn.coalesce('v.done_at', 'v.date'), '<', before))
    .limit(AT_ONCE)
    .execute();
  if (visits.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...new Set(visits.map(({ order_id }) => order_id))])
    .execute();
  return visits.flatMap((visit) => orders.filter(({ id }) => id === visit.order_id).map((order) => ({ visit, order })));
}

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
