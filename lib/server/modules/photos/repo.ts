import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { PhotoOwnerKind, PhotoRow } from '@/lib/server/platform/db/schema';

/** The record that photos belong to. */
export type PhotoOwner = { readonly kind: PhotoOwnerKind; readonly id: string };

/** Returns the photos of owners of one kind, in the order in which they were taken. */
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

/** Inserts a photo. Returns false when the owner already has the same one. */
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

/** Deletes a photo of an owner and returns whether there was one. */
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

/** Returns whether a row names the file. */
export async function isNamed(db: Db, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where((eb) => eb.or([eb('sha256', '=', sha256), eb('thumbnail_sha256', '=', sha256)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
