import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { ExtraRow } from '@/lib/server/kernel/db/extra-row';

export async function insertExtra(trx: Trx, row: ExtraRow): Promise<void> {
  await trx.insertInto('extra_charges').values(row).execute();
}

export async function findExtra(db: Db, id: string): Promise<ExtraRow | undefined> {
  return db.selectFrom('extra_charges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of an order, in the order in which they were asked. */
export async function extrasOf(db: Db, orderId: string): Promise<readonly ExtraRow[]> {
  return db
    .selectFrom('extra_charges')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** The same of many orders. */
export async function extrasOfOrders(db: Db, orderIds: readonly string[]): Promise<readonly ExtraRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('extra_charges')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

type Update = Partial<Pick<ExtraRow, 'state' | 'answered_at' | 'heard_by' | 'paid_at'>>;

export async function updateExtra(trx: Trx, id: string, update: Update, at: Date): Promise<void> {
  await trx
    .updateTable('extra_charges')
    .set({ ...update, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Those whose time for an answer is over and that nobody has closed, the oldest first; of one order or of all. */
export async function unanswered(db: Db, now: Date, limit: number, orderId?: string): Promise<readonly ExtraRow[]> {
  let query = db
    .selectFrom('extra_charges')
    .selectAll()
    .where('state', '=', 'asked')
    .where('answer_by', '<=', now.toISOString());
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  return query.orderBy('answer_by').limit(limit).execute();
}
