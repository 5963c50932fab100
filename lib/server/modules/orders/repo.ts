import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Cause, Happening } from '@/lib/domain/order/history';
import { searchedOrder } from '@/lib/domain/order/search-words';
import { MOVES, type OrderEvent } from '@/lib/domain/order/state';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import { isSqlite } from '@/lib/server/platform/db/db';
import type { Db, FormerContactRow, OrderEventRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { insertWords, putWords } from '@/lib/server/platform/db/search-words-repo';
import { EVENT_DETAIL, orderOf, type EventDetail } from './documents';

/** Returns the SQL condition that a quote has no order or a lapsed one. The query must left join `orders`. */
export const isUnordered = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(
  orders.id is null
  or orders.state = 'expired'
  or (orders.state = 'awaiting_payment' and orders.hold_expires_at <= ${now.toISOString()})
)`;

/** Returns false when an order has this idempotency key. */
export async function insertOrder(trx: Trx, order: OrderRow): Promise<boolean> {
  if ((await insertIfNew(trx, order)).length === 0) return false;
  await insertWords(trx, foundOrder(order));
  return true;
}

const insertIfNew = compiledQuery((trx, order: OrderRow) =>
  trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id'),
);
const foundOrder = (order: OrderRow) => ({
  ...searchedOrder(order.reference, orderOf(order)),
  email: order.email,
  record_id: order.id,
  at: order.created_at,
});

export const renewWords = (trx: Trx, order: OrderRow): Promise<void> => putWords(trx, foundOrder(order));

type Named = { readonly id: string };

const orderNamed = compiledQuery((db, { id }: Named) => db.selectFrom('orders').selectAll().where('id', '=', id));

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return (await orderNamed(db, { id }))[0];
}

export type WithOrder<Row> = { readonly row: Row; readonly order: OrderRow };

/** Returns the rows with their orders, without rows of deleted orders. */
export async function withOrders<Row extends { readonly order_id: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<readonly WithOrder<Row>[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap((row) => {
    const order = byId.get(row.order_id);
    return order ? [{ row, order }] : [];
  });
}

export async function findOrderOfDraft(db: Db, draftId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('drafts', 'drafts.order_id', 'orders.id')
    .selectAll('orders')
    .where('drafts.id', '=', draftId)
    .executeTakeFirst();
}

export async function findOrderByReference(db: Db, reference: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst();
}

const orderByKey = compiledQuery((db, { key }: { readonly key: string }) =>
  db.selectFrom('orders').selectAll().where('idempotency_key', '=', key),
);

export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<OrderRow | undefined> {
  return (await orderByKey(db, { key: idempotencyKey }))[0];
}

/** The columns that a change of a booked order may write besides the state. */
export type OrderUpdate = Partial<
  Pick<
    OrderRow,
    | 'order_json'
    | 'quote_json'
    | 'services_json'
    | 'total_pence'
    | 'square_feet'
    | 'starts_within_14_days'
    | 'added_at_json'
    | 'hold_expires_at'
  >
>;

type Step = {
  readonly at: Date;
  /** Moves the order only if its hold has ended by this instant. */
  readonly lapsedAt?: Date;
  /** Moves the order only if it is still at this version. */
  readonly version?: number;
  readonly update?: OrderUpdate;
};

/**
 * Moves an order to its next state and version. Returns undefined when another transaction came first. Nothing else
 * writes the state. Each transaction that changes an order calls this or `lockOrder` first, so that none deadlock.
 */
export async function moveOrder(
  trx: Trx,
  id: string,
  event: OrderEvent,
  { at, lapsedAt, version, update }: Step,
): Promise<OrderRow | undefined> {
  const { from, to } = MOVES[event];
  const confirmed = to === 'confirmed' && { confirmed_at: at.toISOString() };
  let query = nextVersion(trx, id, { ...update, ...(to && { state: to }), ...confirmed }, at).where(
    'state',
    'in',
    from,
  );
  if (lapsedAt) query = query.where('hold_expires_at', '<=', lapsedAt.toISOString());
  if (version !== undefined) query = query.where('calendar_sequence', '=', version);
  return query.returningAll().executeTakeFirst();
}

const nextVersion = (trx: Trx, id: string, update: Partial<OrderRow>, at: Date) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ ...update, updated_at: at.toISOString(), calendar_sequence: eb('calendar_sequence', '+', 1) }))
    .where('id', '=', id);

const lockedOrder = compiledQuery((trx, { id }: Named) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll(),
);

/** Locks an order's row; SQLite has one writer, so there it only reads. Throws for an unknown order. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const [order] = await (isSqlite(trx) ? orderNamed : lockedOrder)(trx, { id });
  if (!order) throw new Error('There is no such order');
  return order;
}

/** Locks an order's row, and for a delegate's return its rental's row, which revoking the right also locks. */
export async function lockWithRental(trx: Trx, id: string): Promise<OrderRow> {
  const order = await lockOrder(trx, id);
  if (order.helper_id !== null && order.store_order_id !== null) await lockOrder(trx, order.store_order_id);
  return order;
}

/** Extends the hold of an unpaid order. Its row must be locked. */
export async function holdOrder(trx: Trx, orderId: string, until: Date): Promise<void> {
  await trx.updateTable('orders').set({ hold_expires_at: until.toISOString() }).where('id', '=', orderId).execute();
}

type Contact = Pick<OrderRow, 'order_json' | 'email'> & { readonly at: Date };
type Shown = Pick<OrderRow, 'id'> & { readonly version: number };

/** Writes another contact as the order's next version. Returns undefined when the order has another version by now. */
export async function updateContact(
  trx: Trx,
  { id, version }: Shown,
  { order_json, email, at }: Contact,
): Promise<OrderRow | undefined> {
  const query = nextVersion(trx, id, { order_json, email }, at).where('calendar_sequence', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** Writes another unit as the order's next version. The row must be locked. */
export async function updateUnit(
  trx: Trx,
  id: string,
  update: Pick<OrderRow, 'order_json' | 'square_feet'>,
  at: Date,
): Promise<OrderRow> {
  return nextVersion(trx, id, update, at).returningAll().executeTakeFirstOrThrow();
}

/** Writes the ticked tasks. The row must be locked. The version stays, and so does the calendar. */
export async function writeChecklist(trx: Trx, id: string, checklist: string): Promise<void> {
  await trx.updateTable('orders').set({ checklist }).where('id', '=', id).execute();
}

/** Writes the kind of home that a move goes to, without a new version. */
export async function writeHome(db: Db, id: string, home: string): Promise<void> {
  await db.updateTable('orders').set({ home }).where('id', '=', id).execute();
}

export async function insertEvent(
  trx: Trx,
  orderId: string,
  event: { readonly type: Happening; readonly cause: Cause; readonly at: Date; readonly detail?: EventDetail },
): Promise<void> {
  await insertEventRow(trx, {
    id: randomUUID(),
    order_id: orderId,
    at: event.at.toISOString(),
    type: event.type,
    cause: event.cause,
    detail_json: EVENT_DETAIL.write(event.detail ?? {}),
  });
}

const insertEventRow = compiledQuery((trx, row: OrderEventRow) => trx.insertInto('order_events').values(row));

export async function eventsOf(db: Db, orderId: string): Promise<readonly OrderEventRow[]> {
  return db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('at').execute();
}

/** Whether the order ended because its customer ordered the same draft again. */
export async function wasSuperseded(db: Db, orderId: string): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'expired')
    .where('cause', '=', 'superseded')
    .executeTakeFirst();
  return event !== undefined;
}

export async function insertFormerContact(trx: Trx, row: FormerContactRow): Promise<void> {
  await trx.insertInto('former_contacts').values(row).execute();
}

/** Undefined once the order was deleted. */
export async function findFormerContact(db: Db, id: string): Promise<FormerContactRow | undefined> {
  return db.selectFrom('former_contacts').selectAll().where('id', '=', id).executeTakeFirst();
}
