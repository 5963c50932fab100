import { londonInstant } from '@/lib/domain/london-time';
import { addressReminders } from '@/lib/domain/order/addresses';
import { orderParking } from '@/lib/domain/order/parking';
import { isBooked } from '@/lib/domain/order/state';
import { remindOn } from '@/lib/domain/parking/words';
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

const PARKING_TOPIC = 'order.parking.customer';
/** When a reminder is read and something can still be done about it (assumption). */
const HOUR = '09:00';

/**
 * Puts the mails that remind of a council's deadline into the outbox, in the place of those that waited there. One that
 * is not ahead any more is not sent: the confirmation has just said it. Call it in every transaction that books, moves,
 * changes or cancels an order, with the order as it is then.
 */
export async function planParkingReminders(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const payload = { orderId: order.id };
  await dropWaiting(trx, PARKING_TOPIC, payload);
  if (!isBooked(order.state)) return;
  const deadlines = orderParking(orderOf(order), now).flatMap(({ deadline }) => deadline ?? []);
  for (const deadline of new Set(deadlines)) {
    const availableAt = londonInstant(remindOn(deadline), HOUR);
    const dedupeKey = `${PARKING_TOPIC}:${order.id}:${availableAt.toISOString()}`;
    if (availableAt > now) await enqueue(trx, PARKING_TOPIC, payload, { dedupeKey, now, availableAt });
  }
}
