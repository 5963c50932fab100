import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Cause, Happening } from '@/lib/domain/order/history';
import { searchedOrder } from '@/lib/domain/order/search-words';
import { MOVES, type OrderEvent } from '@/lib/domain/order/state';
import { builtOnce } from '@/lib/server/kernel/db/built-once';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import { isSqlite } from '@/lib/server/kernel/db/is-sqlite';
import type { OrderEventRow, OrderRow } from '@/lib/server/kernel/db/schema';
import { insertWords, putWords } from '@/lib/server/kernel/db/search-words-repo';
import { orderOf } from './documents';
import { EVENT_DETAIL, type EventDetail } from './event-detail';

/** The condition on a quote beside its order in SQL (`orders` joined from the left) that it has none, or one that lapsed. */
export const isUnordered = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(
  orders.id is null
  or orders.state = 'expired'
  or (orders.state = 'awaiting_payment' and orders.hold_expires_at <= ${now.toISOString()})
)`;

/** With the words that the desk finds it by. False when there is an order with this idempotency key already. */
export async function insertOrder(trx: Trx, order: OrderRow): Promise<boolean> {
  if ((await insertIfNew(trx, order)).length === 0) return false;
  await insertWords(trx, foundOrder(order));
  return true;
}

const insertIfNew = builtOnce((trx, order: OrderRow) =>
  trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id'),
);
/** By the mailbox of its row: whoever is written to. */
const foundOrder = (order: OrderRow) => ({
  ...searchedOrder(order.reference, orderOf(order)),
  ...{ email: order.email, record_id: order.id, at: order.created_at },
});

/** After a change of what the desk finds an order by. */
export const renewWords = (trx: Trx, order: OrderRow): Promise<void> => putWords(trx, foundOrder(order));

type Named = { readonly id: string };

const orderNamed = builtOnce((db, { id }: Named) => db.selectFrom('orders').selectAll().where('id', '=', id));

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return (await orderNamed(db, { id }))[0];
}

/** Finds the order that a draft has become last, if there is one. */
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

const orderByKey = builtOnce((db, { key }: { readonly key: string }) =>
  db.selectFrom('orders').selectAll().where('idempotency_key', '=', key),
);

export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<OrderRow | undefined> {
  return (await orderByKey(db, { key: idempotencyKey }))[0];
}

/** What a change of a booked order writes into its row beside the state. */
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
  /** Only if its hold has ended by then. */
  readonly lapsedAt?: Date;
  /** Only if it is still at this version. */
  readonly version?: number;
  readonly update?: OrderUpdate;
};

/**
 * Takes an order a step on in its life, as the table of states allows (lib/domain/order/state.ts), and makes it the next
 * version; undefined when the event cannot happen any more, because somebody was faster. Nothing else writes the state.
 * In every transaction that changes an order this or `lockOrder` comes first, so that two of them meet at the order's
 * row and never in a deadlock.
 */
export async function moveOrder(
  trx: Trx,
  id: string,
  event: OrderEvent,
  { at, lapsedAt, version, update }: Step,
): Promise<OrderRow | undefined> {
  const { from, to } = MOVES[event];
  let query = trx
    .updateTable('orders')
    .set((eb) => ({
      ...update,
      ...(to && { state: to }),
      updated_at: at.toISOString(),
      calendar_sequence: eb('calendar_sequence', '+', 1),
      ...(to === 'confirmed' && { confirmed_at: at.toISOString() }),
    }))
    .where('id', '=', id)
    .where('state', 'in', from);
  if (lapsedAt) query = query.where('hold_expires_at', '<=', lapsedAt.toISOString());
  if (version !== undefined) query = query.where('calendar_sequence', '=', version);
  return query.returningAll().executeTakeFirst();
}

const lockedOrder = builtOnce((trx, { id }: Named) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll(),
);

/**
 * Locks an order's row until the end of the transaction, without changing it. On SQLite one transaction writes at a time:
 * there it is read, for an update that changes nothing would write its whole row again.
 */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const [order] = await (isSqlite(trx) ? orderNamed : lockedOrder)(trx, { id });
  if (!order) throw new Error('There is no such order');
  return order;
}

/** The same; of a return in the owner's stead its store's row too, which whoever takes the right to it away has. */
export async function lockWithStore(trx: Trx, id: string): Promise<OrderRow> {
  const order = await lockOrder(trx, id);
  if (order.helper_id !== null && order.store_order_id !== null) await lockOrder(trx, order.store_order_id);
  return order;
}

/** Holds an unpaid order for longer. Call it with its row locked. */
export async function holdOrder(trx: Trx, orderId: string, until: Date): Promise<void> {
  await trx.updateTable('orders').set({ hold_expires_at: until.toISOString() }).where('id', '=', orderId).execute();
}

type Contact = Pick<OrderRow, 'order_json' | 'email'> & { readonly at: Date };
type Shown = Pick<OrderRow, 'id'> & { readonly version: number };

/** Another contact: the next version of the order. Undefined when it is not at this version any more. */
export async function updateContact(
  trx: Trx,
  { id, version }: Shown,
  { order_json, email, at }: Contact,
): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set((eb) => ({
      ...{ order_json, email, updated_at: at.toISOString() },
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .where('calendar_sequence', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Another unit for a store, whose row is locked: the next version of its order. */
export async function updateUnit(
  trx: Trx,
  id: string,
  update: Pick<OrderRow, 'order_json' | 'square_feet'>,
  at: Date,
): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set((eb) => ({ ...update, updated_at: at.toISOString(), calendar_sequence: eb('calendar_sequence', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is ticked off on its checklist. Call it with the order's row locked. It is no change: the order's version stays, and so does its calendar. */
export async function writeChecklist(trx: Trx, id: string, checklist: string): Promise<void> {
  await trx.updateTable('orders').set({ checklist }).where('id', '=', id).execute();
}

/** The kind of home that it goes to. It is no change of the order. */
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

const insertEventRow = builtOnce((trx, row: OrderEventRow) => trx.insertInto('order_events').values(row));

/** What happened to an order, in the order of time. */
export async function eventsOf(db: Db, orderId: string): Promise<readonly OrderEventRow[]> {
  return db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('at').execute();
}

/** Whether an order ended because its customer ordered the same draft anew. */
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
