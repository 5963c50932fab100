import type { Db, RentalDelegateRow, Trx } from '@/lib/server/platform/db/schema';

export async function insertDelegate(trx: Trx, delegate: RentalDelegateRow): Promise<void> {
  await trx.insertInto('store_helpers').values(delegate).execute();
}

export async function findDelegate(db: Db, id: string): Promise<RentalDelegateRow | undefined> {
  return db.selectFrom('store_helpers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns present and former delegates in the order in which they were invited. */
export async function delegatesOf(db: Db, rentalIds: readonly string[]): Promise<readonly RentalDelegateRow[]> {
  if (rentalIds.length === 0) return [];
  return db
    .selectFrom('store_helpers')
    .selectAll()
    .where('store_order_id', 'in', rentalIds)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

/** Returns the present permissions of a mailbox (lower case). */
export async function delegationsOf(db: Db, email: string): Promise<readonly RentalDelegateRow[]> {
  return db
    .selectFrom('store_helpers')
    .selectAll()
    .where('email', '=', email)
    .where('revoked_at', 'is', null)
    .orderBy('invited_at')
    .execute();
}

/** Returns false when the permission was withdrawn before. */
export async function revokeDelegate(trx: Trx, id: string, at: Date): Promise<boolean> {
  const revoked = await trx
    .updateTable('store_helpers')
    .set({ revoked_at: at.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}
