import type { ChargeRow, Db, ExtraRow, OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';

/** Returns held unpaid orders, the next to lapse first. */
export async function ordersToPay(db: Db, now: Date): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'awaiting_payment')
    .where('hold_expires_at', '>', now.toISOString())
    .orderBy('hold_expires_at')
    .orderBy('id')
    .execute();
}

/** Returns orders that lapsed unpaid since an instant, newest first, without those replaced or ordered again. */
export async function lapsedSince(db: Db, since: Date, most: number): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'expired')
    .where('hold_expires_at', '>', since.toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('order_events.type', '=', 'expired')
            .where('order_events.cause', '!=', 'sweep'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as later')
            .select('later.id')
            .whereRef('later.email', '=', 'orders.email')
            .whereRef('later.flow', '=', 'orders.flow')
            .whereRef('later.created_at', '>', 'orders.created_at')
            .where('later.state', '!=', 'expired'),
        ),
      ),
    )
    .orderBy('hold_expires_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

type About<Row> = { readonly order: OrderRow; readonly row: Row };

export async function changesToPay(db: Db, now: Date): Promise<readonly About<OrderChangeRow>[]> {
  const rows = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('state', '=', 'awaiting_payment')
    .where('hold_expires_at', '>', now.toISOString())
    .orderBy('hold_expires_at')
    .orderBy('id')
    .execute();
  return withOrders(db, rows);
}

export async function chargesToPay(db: Db): Promise<readonly About<ChargeRow>[]> {
  const rows = await db
    .selectFrom('charges')
    .selectAll()
    .where('state', 'in', ['due', 'failed'])
    .orderBy('period_from')
    .orderBy('id')
    .execute();
  return withOrders(db, rows);
}

export async function extrasToPay(db: Db): Promise<readonly About<ExtraRow>[]> {
  const rows = await db
    .selectFrom('extra_charges')
    .selectAll()
    .where('state', '=', 'agreed')
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
  return withOrders(db, rows);
}

/** Returns unanswered extras, the latest first. */
export async function unansweredSince(db: Db, since: Date): Promise<readonly About<ExtraRow>[]> {
  const rows = await db
    .selectFrom('extra_charges')
    .selectAll()
    .where('state', 'in', ['asked', 'lapsed'])
    .where('asked_at', '>=', since.toISOString())
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return withOrders(db, rows);
}

async function withOrders<Row extends { readonly order_id: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<readonly About<Row>[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap((row) => {
    const order = byId.get(row.order_id);
    return order ? [{ order, row }] : [];
  });
}

type HeldRow = { readonly id: string; readonly created_at: string; readonly address_key: string | null };

/**
 * Returns the held orders of which nothing is paid, by id as locks are taken. Telephone bookings are left out, because
 * their customer may still be looking for our mail.
 */
export async function heldOrders(db: Db, now: Date, orderedBy: Date = now): Promise<readonly HeldRow[]> {
  return db
    .selectFrom('orders as o')
    .leftJoin('order_makers as m', 'm.order_id', 'o.id')
    .select(['o.id', 'o.created_at', 'm.address_key'])
    .where('o.state', '=', 'awaiting_payment')
    .where('o.hold_expires_at', '>', now.toISOString())
    .where('o.created_at', '<=', orderedBy.toISOString())
    .where('o.booked_by', 'is', null)
    .where('o.id', 'not in', (eb) => eb.selectFrom('order_shares').select('order_id').where('state', '=', 'paid'))
    .orderBy('o.id')
    .execute();
}
