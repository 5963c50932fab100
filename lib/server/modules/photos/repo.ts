import type { LocalDate } from '@/lib/domain/london-time';
import type { Db, PhotoOwnerKind, PhotoRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

export type PhotoOwner = { readonly kind: PhotoOwnerKind; readonly id: string };

/** Returns the photos in the order in which they were taken. */
export async function photosOf(
  db: Db,
  kind: PhotoOwnerKind,
  ownerIds: readonly string[],
): Promise<readonly PhotoRow[]> {
  if (ownerIds.length === 0) return [];
  return db
    .selectFrom('photos')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .orderBy('taken_at')
    .orderBy('id')
    .execute();
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isAnyPhoto(db: Db): Promise<boolean> {
  return (await db.selectFrom('photos').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns false when the owner already has the same photo. */
export async function insertPhoto(trx: Trx, row: PhotoRow): Promise<boolean> {
  const made = await trx
    .insertInto('photos')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id', 'sent_sha256']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Moves photos to another owner, who must have none of them. */
export async function movePhotos(trx: Trx, ids: readonly string[], { kind, id }: PhotoOwner): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('photos').set({ owner_kind: kind, owner_id: id }).where('id', 'in', ids).execute();
}

/** Returns whether there was such a photo. */
export async function deletePhoto(db: Db, { kind, id: ownerId }: PhotoOwner, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function deletePhotos(db: Db, kind: PhotoOwnerKind, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  await db.deleteFrom('photos').where('owner_kind', '=', kind).where('owner_id', 'in', ownerIds).execute();
}

export async function isNamed(db: Db, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where((eb) => eb.or([eb('sha256', '=', sha256), eb('thumbnail_sha256', '=', sha256)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const AT_ONCE = 1000;

const visitsBefore = (db: Db, instant: Date) =>
  db
    .selectFrom('visits as v')
    .where('v.id', 'in', (eb) => eb.selectFrom('photos').select('owner_id').where('owner_kind', '=', 'visit'))
    // A day without a time comes before every instant of it.
    .where((eb) => eb(eb.fn.coalesce('v.done_at', 'v.date'), '<', instant.toISOString()));

/** Returns the orders with photos of visits that were done, or should have been, before an instant. */
export async function ordersWithVisitPhotosBefore(
  db: Db,
  instant: Date,
  { after, limit }: Page,
): Promise<readonly string[]> {
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

/** Returns the claims with photos that were decided before an instant. */
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

/** Deletes the photos that came before an instant for a claim that was never sent. */
export async function deleteUnsentBefore(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('owner_kind', '=', 'claim_form')
    .where('received_at', '<', instant.toISOString())
    .execute();
}

/** Returns the orders with photos of rooms that hold no day from `day` on. */
export async function ordersWithRoomPhotosBefore(db: Db, day: LocalDate): Promise<readonly string[]> {
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
