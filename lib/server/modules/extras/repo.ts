import type { BookedJob } from '@/lib/domain/extras/booked-job';
import { stateAt, type EarlierExtra } from '@/lib/domain/extras/state';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import type { Db, ExtraRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

type NewExtra = Omit<ExtraRow, 'state' | 'asked_at' | 'answered_at' | 'heard_by' | 'paid_at' | 'updated_at'> &
  Partial<Pick<ExtraRow, 'state' | 'answered_at'>>;

/** Inserts an extra, which nobody has answered unless its columns say so. */
export async function insertExtra(trx: Trx, at: Date, columns: NewExtra): Promise<ExtraRow> {
  const now = at.toISOString();
  const unanswered = { state: 'asked', answered_at: null, heard_by: null, paid_at: null } as const;
  const row = { ...unanswered, asked_at: now, updated_at: now, ...columns };
  await trx.insertInto('extra_charges').values(row).execute();
  return row;
}

export async function findExtra(db: Db, id: string): Promise<ExtraRow | undefined> {
  return db.selectFrom('extra_charges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the extras in the order in which they were asked. */
export const extrasOf = (db: Db, orderId: string): Promise<readonly ExtraRow[]> => extrasOfOrders(db, [orderId]);

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

/** Returns the extras of an order that were not answered in time and are not closed, the oldest first. */
export async function unanswered(db: Db, now: Date, orderId: string): Promise<readonly ExtraRow[]> {
  return db
    .selectFrom('extra_charges')
    .selectAll()
    .where('state', '=', 'asked')
    .where('answer_by', '<=', now.toISOString())
    .where('order_id', '=', orderId)
    .orderBy('answer_by')
    .execute();
}

export async function ordersUnanswered(db: Db, now: Date, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('extra_charges')
    .select('order_id')
    .distinct()
    .where('state', '=', 'asked')
    .where('answer_by', '<=', now.toISOString())
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

export const jobOf = (row: OrderRow): BookedJob => ({ order: orderOf(row), quote: quoteOf(row) });

/** Returns the current state. An unanswered extra lapses at its deadline, even before the scheduled job runs. */
export const stateOf = ({ state, answer_by }: Pick<ExtraRow, 'state' | 'answer_by'>, now: Date) =>
  stateAt({ state, until: new Date(answer_by) }, now);

export const earlierOf = (rows: readonly ExtraRow[], now: Date): readonly EarlierExtra[] =>
  rows.map((row) => ({
    kind: row.kind,
    place: row.place,
    state: stateOf(row, now),
    amount: row.pence,
    ...(row.postcode !== null && { postcode: row.postcode }),
  }));
