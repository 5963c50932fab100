import type { Db, KeyHandoverRow, OrderRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';

export async function insertKeyHandover(trx: Trx, row: KeyHandoverRow): Promise<void> {
  await trx.insertInto('keys_late').values(row).execute();
}

export async function findKeyHandover(db: Db, id: string): Promise<KeyHandoverRow | undefined> {
  return db.selectFrom('keys_late').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function keptKeyHandover(db: Db, orderId: string): Promise<KeyHandoverRow | undefined> {
  return db
    .selectFrom('keys_late')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('chosen_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Returns the start of the first wait of a day that is not undone. */
export async function firstWaitOf(db: Db, orderId: string, date: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('keys_late')
    .select('waits_from')
    .where('order_id', '=', orderId)
    .where('date', '=', date)
    .where('plan', 'in', ['later', 'hold'])
    .where('undone_at', 'is', null)
    .orderBy('waits_from')
    .executeTakeFirst();
  return row && new Date(row.waits_from);
}

/** Returns false when the choice was undone before. */
export async function markUndone(trx: Trx, id: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('keys_late')
    .set({ undone_at: at.toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the last choice of each order that is not undone, the latest first. */
export async function keyHandoverSince(
  db: Db,
  instant: Date,
): Promise<readonly { readonly row: KeyHandoverRow; readonly order: OrderRow }[]> {
  const rows = await db
    .selectFrom('keys_late')
    .selectAll()
    .where('chosen_at', '>=', instant.toISOString())
    .where('undone_at', 'is', null)
    .orderBy('chosen_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ order_id: id }) => id))];
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const [row, order] = [rows.find(({ order_id }) => order_id === id), byId.get(id)];
    return row && order ? [{ row, order }] : [];
  });
}

/** Returns the crews that have another visit in the slot. */
export async function busyCrews(
  db: Db,
  { id, service, date, start }: Pick<VisitRow, 'id' | 'service' | 'date' | 'start'>,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('visit_crews as c')
    .innerJoin('visits as v', 'v.id', 'c.visit_id')
    .select('c.number')
    .where('v.date', '=', date)
    .where('v.start', '=', start)
    .where('v.service', '=', service)
    .where('v.state', '!=', 'cancelled')
    .where('v.id', '!=', id)
    .execute();
  return rows.map(({ number }) => number);
}
