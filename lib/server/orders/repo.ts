import { randomUUID } from 'node:crypto';
import { searchWords } from '@/lib/domain/order/search-words';
import type { OrderState } from '@/lib/domain/order/state';
import type { Db, Trx } from '../db/db';
import type { OrderEventRow, OrderRow } from '../db/schema';
import { orderOf } from './documents';

/** With the words that the desk finds it by. False when there is an order with this idempotency key already. */
export async function insertOrder(trx: Trx, order: OrderRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const words = searchWords(order.reference, orderOf(order));
  await trx.insertInto('order_search').values({ order_id: order.id, words }).execute();
  return true;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findOrderByReference(db: Db, reference: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/**
 * Changes an order's state if it is still `from`; undefined when somebody was faster.
 * `lapsedAt`: only if its hold has ended by then. In every transaction that changes an order this comes first,
 * so that two of them meet at the order's row and never in a deadlock.
 */
export async function moveOrder(
  trx: Trx,
  id: string,
  change: { readonly from: OrderState; readonly to: OrderState; readonly at: Date; readonly lapsedAt?: Date },
): Promise<OrderRow | undefined> {
  const { from, to, at, lapsedAt } = change;
  const query = trx
    .updateTable('orders')
    .set((eb) => ({
      state: to,
      updated_at: at.toISOString(),
      calendar_sequence: eb('calendar_sequence', '+', 1),
      ...(to === 'confirmed' && { confirmed_at: at.toISOString() }),
    }))
    .where('id', '=', id)
    .where('state', '=', from);
  const conditional = lapsedAt ? query.where('hold_expires_at', '<=', lapsedAt.toISOString()) : query;
  return conditional.returningAll().executeTakeFirst();
}

export async function insertEvent(
  trx: Trx,
  orderId: string,
  event: { readonly type: string; readonly cause: string; readonly at: Date; readonly detail?: object },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      id: randomUUID(),
      order_id: orderId,
      at: event.at.toISOString(),
      type: event.type,
      cause: event.cause,
      detail_json: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

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
