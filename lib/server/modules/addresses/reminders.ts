import { addressReminders } from '@/lib/domain/order/addresses';
import { isBooked } from '@/lib/domain/order/state';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { isWhereMissing } from './missing';
import { givenAddresses } from './repo';

const TOPIC = 'order.where_exactly.customer';

/**
 * Puts the mails that ask again into the outbox for when they are due, in the place of those that waited there: none for
 * an order that is not booked, or whose stops all have their street. Call it in every transaction that books, moves,
 * changes or cancels an order or saves its addresses, with the order as it is then.
 */
export async function planReminders(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const payload = { orderId: order.id };
  await dropWaiting(trx, TOPIC, payload);
  if (!isBooked(order.state) || !isWhereMissing(order, await givenAddresses(trx, order.id))) return;
  for (const availableAt of addressReminders(orderOf(order), now)) {
    const dedupeKey = `${TOPIC}:${order.id}:${availableAt.toISOString()}`;
    await enqueue(trx, TOPIC, payload, { dedupeKey, now, availableAt });
  }
}
