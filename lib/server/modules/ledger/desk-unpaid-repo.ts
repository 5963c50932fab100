import { withOrders, type WithOrder } from '@/lib/server/modules/orders/repo';
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

export async function changesToPay(db: Db, now: Date): Promise<readonly WithOrder<OrderChangeRow>[]> {
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

export async function chargesToPay(db: Db): Promise<readonly WithOrder<ChargeRow>[]> {
  const rows = await db
    .selectFrom('charges')
    .selectAll()
    .where('state', 'in', ['due', 'failed'])
    .orderBy('period_from')
    .orderBy('id')
    .execute();
  return withOrders(db, rows);
}

export async function extrasToPay(db: Db): Promise<readonly WithOrder<ExtraRow>[]> {
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
export async function unansweredSince(db: Db, since: Date): Promise<readonly WithOrder<ExtraRow>[]> {
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
