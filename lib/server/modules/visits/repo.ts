import type { LocalDate } from '@/lib/domain/london-time';
import { BOOKED_STATES } from '@/lib/domain/order/state';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { addsToRental } from '@/lib/server/modules/orders/client-spaces';
import { isSqlite } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, Trx, VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

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

/** Updates a visit and its version. Returns undefined when the visit is not at `version`. */
export async function updateVisit(trx: Trx, id: string, update: Update, version?: number) {
  let query = trx
    .updateTable('visits')
    .set((eb) => ({ ...update, version: eb('version', '+', 1) }))
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** Inserts events. Existing ones stay unchanged. */
export async function insertVisitEvents(trx: Trx, rows: readonly VisitEventRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('visit_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns the events of visits, the oldest first. */
export async function visitEventsOf(db: Db, visitIds: readonly string[]): Promise<readonly VisitEventRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('visit_events').selectAll().where('visit_id', 'in', visitIds).orderBy('at').execute();
}

/** Returns the stored events with these ids, of any visit. */
export async function eventsByIds(db: Db, ids: readonly string[]): Promise<readonly VisitEventRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('visit_events').selectAll().where('id', 'in', ids).execute();
}

/** Locks the visits of an order until the end of the transaction. SQLite has one writer at a time and only reads. */
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

/** Locks the visits of a day until the end of the transaction, so that none is moved. */
export async function lockVisitsOn(trx: Trx, date: LocalDate): Promise<void> {
  await trx
    .updateTable('visits')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('date', '=', date)
    .execute();
}

/** Returns booked orders whose visits, apart from cancelled ones, were all done by an instant. */
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

/** Returns orders with a place from a day on that has no visit, and cancelled ones with a planned visit. */
export async function ordersOutOfStep(db: Db, from: LocalDate, { after, limit }: Page): Promise<readonly string[]> {
  const without = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('o.id')
    .distinct()
    // The index begins with the service.
    .where('r.service', 'in', SLOT_SERVICES)
    .where('r.date', '>=', from)
    .where('r.released', '=', 0)
    .where('r.expires_at', 'is', null)
    .where('o.state', 'in', BOOKED_STATES)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('visits as v')
            .select('v.id')
            .whereRef('v.order_id', '=', 'o.id')
            .whereRef('v.service', '=', 'r.service')
            .where((eb) =>
              eb.or([
                eb.and([eb('v.date', '=', eb.ref('r.date')), eb('v.start', '=', eb.ref('r.start'))]),
                // Visits that have begun are not moved.
                eb('v.state', 'not in', ['planned', 'failed', 'cancelled']),
              ]),
            )
            .where('v.state', '!=', 'cancelled'),
        ),
      ),
    )
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute();
  const cancelled = await db
    .selectFrom('visits as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .select('o.id')
    .distinct()
    .where('v.date', '>=', from)
    .where('v.state', '=', 'planned')
    .where('o.state', '=', 'cancelled')
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute();
  const ids = new Set([...without, ...cancelled].map(({ id }) => id));
  return [...ids].toSorted().slice(0, limit);
}

/** Returns the references of the rentals that orders empty or fill, by order id. */
export async function rentalsOfVisits(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = orders.map(({ store_order_id: id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rentals = await db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', ids).execute();
  const references = new Map(rentals.map(({ id, reference }) => [id, reference]));
  return new Map(
    orders.flatMap(({ id, store_order_id: rentalId }) => {
      const reference = rentalId === null ? undefined : references.get(rentalId);
      return reference === undefined ? [] : [[id, reference] as const];
    }),
  );
}

/** Returns the crew's note about the unit of a job. `rental` is the reference of the rental, if any. */
export const unitNote = (order: OrderRow, rental: string | undefined): readonly string[] =>
  rental === undefined ? [] : [`${addsToRental(order) ? 'Into' : 'From'} the unit of order ${rental}`];
