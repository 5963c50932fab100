import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow, PaymentRow, RefundRow } from '@/lib/server/platform/db/schema';

/** Returns every payment that was begun for an order or its changes, the oldest first. */
export async function paymentsOf(db: Db, orderId: string): Promise<readonly PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

/** Returns every refund of an order, the oldest first. */
export async function refundsOf(db: Db, orderId: string): Promise<readonly RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

export async function changeIdsOf(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('order_changes').select('id').where('order_id', '=', orderId).execute();
  return rows.map(({ id }) => id);
}

/** Returns the orders that empty a rental's unit or bring more into it, the oldest first. */
export async function tripsOf(db: Db, storeOrderId: string): Promise<readonly OrderRow[]> {
  const trips = db.selectFrom('orders').selectAll().where('store_order_id', '=', storeOrderId);
  return trips.orderBy('created_at').execute();
}
