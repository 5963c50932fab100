import { withOrders, type WithOrder } from '@/lib/server/modules/orders/repo';
import type { Db, KeyHandoverRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';

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
export async function keyHandoverSince(db: Db, instant: Date): Promise<readonly WithOrder<KeyHandoverRow>[]> {
  const rows = await db
    .selectFrom('keys_late')
    .selectAll()
    .where('chosen_at', '>=', instant.toISOString())
    .where('undone_at', 'is', null)
    .orderBy('chosen_at', 'desc')
    .execute();
  const isLatest = ({ order_id: id }: KeyHandoverRow, index: number) =>
    rows.findIndex(({ order_id }) => order_id === id) === index;
  return withOrders(db, rows.filter(isLatest));
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
