import type { Db, DeskEntryRow, OrderRow, PaymentRow, RefundRow, Trx } from '@/lib/server/platform/db/schema';

/** Returns the notes and calls of an order, the newest first. */
export async function entriesOf(db: Db, orderId: string): Promise<readonly DeskEntryRow[]> {
  const entries = db.selectFrom('desk_entries').selectAll().where('order_id', '=', orderId);
  return entries.orderBy('at', 'desc').orderBy('id').execute();
}

/** Returns false for a known id, when the same form was posted twice. */
export async function insertEntry(trx: Trx, row: DeskEntryRow): Promise<boolean> {
  const made = await trx
    .insertInto('desk_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type Asked = { readonly id: string; readonly orderId: string };
export async function findEntry(db: Db, { id, orderId }: Asked): Promise<DeskEntryRow | undefined> {
  const found = db.selectFrom('desk_entries').selectAll().where('id', '=', id).where('order_id', '=', orderId);
  return found.executeTakeFirst();
}

/** Closes a call-back. Returns false when there is no open one. */
export async function closeEntry(trx: Trx, id: string, done: Pick<DeskEntryRow, 'done_at' | 'done_by'>) {
  const closed = await trx
    .updateTable('desk_entries')
    .set(done)
    .where('id', '=', id)
    .where('call_back_at', 'is not', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Returns open call-backs that are due by an instant (inclusive), the longest overdue first. */
export async function openEntries(
  db: Db,
  until: Date,
): Promise<readonly (OrderRow & { readonly entry: DeskEntryRow })[]> {
  const entries = await db
    .selectFrom('desk_entries')
    .selectAll()
    .where('done_at', 'is', null)
    .where('call_back_at', '<=', until.toISOString())
    .orderBy('call_back_at')
    .orderBy('id')
    .execute();
  if (entries.length === 0) return [];
  const ids = [...new Set(entries.map(({ order_id }) => order_id))];
  const orders = new Map(
    (await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()).map((row) => [row.id, row]),
  );
  return entries.flatMap((entry) => {
    const order = orders.get(entry.order_id);
    return order ? [{ ...order, entry }] : [];
  });
}

/** Returns every payment of an order and its changes, the oldest first. */
export async function paymentsOf(db: Db, orderId: string): Promise<readonly PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

export async function refundsOf(db: Db, orderId: string): Promise<readonly RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

export async function changeIdsOf(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('order_changes').select('id').where('order_id', '=', orderId).execute();
  return rows.map(({ id }) => id);
}

/** Returns the orders that empty a rental's unit or bring more into it, the oldest first. */
export async function tripsOf(db: Db, storeOrderId: string): Promise<readonly OrderRow[]> {
  const trips = db.selectFrom('orders').selectAll().where('store_order_id', '=', storeOrderId);
  return trips.orderBy('created_at').execute();
}
