import type { Db, OrderShareRow, Trx } from '@/lib/server/platform/db/schema';

/** Returns every share of an order, also of an earlier sharing. The customer who ordered comes first, then by name. */
export const sharesOf = (db: Db, orderId: string): Promise<readonly OrderShareRow[]> =>
  db
    .selectFrom('order_shares')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();

export const findShare = (db: Db, id: string): Promise<OrderShareRow | undefined> =>
  db.selectFrom('order_shares').selectAll().where('id', '=', id).executeTakeFirst();

export const findShareByKey = (db: Db, keyHash: string): Promise<OrderShareRow | undefined> =>
  db.selectFrom('order_shares').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

export async function insertShares(trx: Trx, shares: readonly OrderShareRow[]): Promise<void> {
  await trx.insertInto('order_shares').values(shares).execute();
}

export async function setShareEmail(trx: Trx, id: string, email: string): Promise<void> {
  await trx.updateTable('order_shares').set({ email }).where('id', '=', id).execute();
}

/** The order's row must be locked. */
export async function setShareState(trx: Trx, id: string, state: OrderShareRow['state'], at: Date): Promise<void> {
  await trx.updateTable('order_shares').set({ state, updated_at: at.toISOString() }).where('id', '=', id).execute();
}
