import { BOOKED_STATES } from '@/lib/domain/order/state';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import { isSqlite } from '@/lib/server/kernel/db/is-sqlite';
import type { VisitEventRow, VisitRow } from '@/lib/server/kernel/db/schema';
import type { Page } from '@/lib/server/kernel/row-failures/for-each-row';

export async function visitsOf(db: Db, orderId: string): Promise<readonly VisitRow[]> {
  return db.selectFrom('visits').selectAll().where('order_id', '=', orderId).orderBy('service').execute();
}

export async function visitsOfOrders(db: Db, orderIds: readonly string[]): Promise<readonly VisitRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('visits').selectAll().where('order_id', 'in', orderIds).execute();
}

export async function findVisit(db: Db, id: string): Promise<VisitRow | undefined> {
  return db.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertVisit(trx: Trx, visit: VisitRow): Promise<void> {
  await trx.insertInto('visits').values(visit).execute();
}

type Update = Partial<
  Pick<VisitRow, 'kind' | 'date' | 'start' | 'places' | 'state' | 'eta_from' | 'eta_until' | 'done_at' | 'updated_at'>
>;

/** The visit as it is then, a version later; undefined when it is not at `version` any more. */
export async function updateVisit(
  trx: Trx,
  id: string,
  update: Update,
  version?: number,
): Promise<VisitRow | undefined> {
  let query = trx
    .updateTable('visits')
    .set((eb) => ({ ...update, version: eb('version', '+', 1) }))
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** Events that are there already stay as they are. */
export async function insertVisitEvents(trx: Trx, rows: readonly VisitEventRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('visit_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What was said of visits, in the order of time. */
export async function visitEventsOf(db: Db, visitIds: readonly string[]): Promise<readonly VisitEventRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('visit_events').selectAll().where('visit_id', 'in', visitIds).orderBy('at').execute();
}

/** Which of these events are stored, whatever visit they are of. */
export async function eventsByIds(db: Db, ids: readonly string[]): Promise<readonly VisitEventRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('visit_events').selectAll().where('id', 'in', ids).execute();
}

/**
 * The visits of an order, that nobody else writes to until the end of the transaction. On SQLite one transaction writes at
 * a time: there they are read.
 */
export async function lockVisitsOf(trx: Trx, orderId: string): Promise<readonly VisitRow[]> {
  const visits = await visitsOf(trx, orderId);
  if (isSqlite(trx)) return visits;
  for (const { id } of visits) await lockVisit(trx, id);
  return visitsOf(trx, orderId);
}

const lockVisit = (trx: Trx, id: string) =>
  trx
    .updateTable('visits')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();

/** Until the end of the transaction the visits of a day stay on it; those that have been moved away meanwhile are not among them. */
export async function lockVisitsOn(trx: Trx, date: LocalDate): Promise<void> {
  await trx
    .updateTable('visits')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('date', '=', date)
    .execute();
}

/** Booked orders whose visits were all done by an instant, those that were cancelled apart. At most `limit`. */
export async function ordersDoneBy(db: Db, instant: Date, { after, limit }: Page): Promise<readonly string[]> {
  const by = instant.toISOString();
  const rows = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.state', 'in', BOOKED_STATES)
    .where('o.id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visits as v')
          .select('v.id')
          .whereRef('v.order_id', '=', 'o.id')
          .where('v.state', '=', 'done')
          .where('v.done_at', '<=', by),
      ),
    )
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('visits as v')
            .select('v.id')
            .whereRef('v.order_id', '=', 'o.id')
            .where((eb) => eb.or([eb('v.state', 'not in', ['done', 'cancelled']), eb('v.done_at', '>', by)])),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
