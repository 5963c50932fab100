import type { ChangeState } from '@/lib/contracts/order-change-dto';
import type { Db, OrderChangeRow, Trx } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

/** Returns false, and inserts nothing, when another change has the same idempotency key. */
export async function insertChange(trx: Trx, change: OrderChangeRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('order_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findChange(db: Db, id: string): Promise<OrderChangeRow | undefined> {
  return db.selectFrom('order_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findChangeByKey(db: Db, idempotencyKey: string): Promise<OrderChangeRow | undefined> {
  return db.selectFrom('order_changes').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** Returns the order's change that awaits payment, without the newer change that replaces it. */
export async function waitingChange(db: Db, orderId: string, replacementId = ''): Promise<OrderChangeRow | undefined> {
  return db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'awaiting_payment')
    .where('id', '!=', replacementId)
    .executeTakeFirst();
}

export async function cancellationOf(db: Db, orderId: string): Promise<OrderChangeRow | undefined> {
  return db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancel')
    .where('state', '=', 'applied')
    .executeTakeFirst();
}

/** Returns the ids of orders with a change that awaits payment after its hold has expired. */
export async function ordersWithLapsedChange(db: Db, now: Date, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('order_changes')
    .select('order_id')
    .distinct()
    .where('state', '=', 'awaiting_payment')
    .where('hold_expires_at', '<=', now.toISOString())
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Moves a change to another state. Returns undefined when its state is no longer one of `from`. */
export async function moveChange(
  trx: Trx,
  id: string,
  change: {
    readonly from: readonly ChangeState[];
    readonly to: ChangeState;
    readonly at: Date;
    /** The order's version after the change. */
    readonly version?: number;
  },
): Promise<OrderChangeRow | undefined> {
  const { from, to, at, version } = change;
  return trx
    .updateTable('order_changes')
    .set({ state: to, updated_at: at.toISOString(), ...(version !== undefined && { version }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}
