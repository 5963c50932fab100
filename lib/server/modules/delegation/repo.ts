import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { StoreHelperRow } from '@/lib/server/platform/db/schema';

export async function insertHelper(trx: Trx, helper: StoreHelperRow): Promise<void> {
  await trx.insertInto('store_helpers').values(helper).execute();
}

export async function findHelper(db: Db, id: string): Promise<StoreHelperRow | undefined> {
  return db.selectFrom('store_helpers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Everybody who may order returns from these stores, or might once, in the order in which they were invited. */
export async function helpersOf(db: Db, storeIds: readonly string[]): Promise<readonly StoreHelperRow[]> {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('store_helpers')
    .selectAll()
    .where('store_order_id', 'in', storeIds)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

/** The rights that a mailbox has now. `email` in small letters. */
export async function rightsOf(db: Db, email: string): Promise<readonly StoreHelperRow[]> {
  return db
    .selectFrom('store_helpers')
    .selectAll()
    .where('email', '=', email)
    .where('revoked_at', 'is', null)
    .orderBy('invited_at')
    .execute();
}

/** False when it was taken away before. */
export async function revokeHelper(trx: Trx, id: string, at: Date): Promise<boolean> {
  const revoked = await trx
    .updateTable('store_helpers')
    .set({ revoked_at: at.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}
