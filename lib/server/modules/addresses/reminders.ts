import { londonInstant } from '@/lib/domain/london-time';
import { addressReminders } from '@/lib/domain/order/addresses';
import { orderParking } from '@/lib/domain/order/parking';
import { isBooked } from '@/lib/domain/order/state';
import { remindOn } from '@/lib/domain/parking/words';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { isWhereMissing } from './missing';
import { givenAddresses } from './repo';

const TOPIC = 'order.where_exactly.customer';

/**
 * Replaces the waiting mails that ask for the street addresses. Call it in every transaction that books, moves, changes
 * or cancels an order or saves its addresses.
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
/** Something can still be done about it at this time (assumption). */
const HOUR = '09:00';

/**
 * Replaces the waiting mails that remind of a council's deadline. The confirmation has named deadlines that are past or
 * today. Call it in every transaction that books, moves, changes or cancels an order.
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
