import { londonInstant } from '@/lib/domain/london-time';
import { addressReminders } from '@/lib/domain/order/appointments';
import { orderParking } from '@/lib/domain/order/parking';
import { isBooked } from '@/lib/domain/order/state';
import { remindOn } from '@/lib/domain/parking/words';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { isWhereMissing } from './missing';
import { givenAddresses } from './repo';

/** Call it in every transaction that books, moves, changes or cancels an order or saves its addresses. */
export async function planReminders(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const isDue = isBooked(order.state) && isWhereMissing(order, await givenAddresses(trx, order.id));
  const times = isDue ? addressReminders(orderOf(order), now) : [];
  await replaceWaiting(trx, 'order.where_exactly.customer', order, times, now);
}

async function replaceWaiting(
  trx: Trx,
  topic: 'order.where_exactly.customer' | 'order.parking.customer',
  { id: orderId }: OrderRow,
  times: readonly Date[],
  now: Date,
): Promise<void> {
  await dropWaiting(trx, topic, { orderId });
  for (const availableAt of times) {
    const dedupeKey = `${topic}:${orderId}:${availableAt.toISOString()}`;
    await enqueue(trx, topic, { orderId }, { dedupeKey, now, availableAt });
  }
}

/** Something can still be done about it at this time (assumption). */
const HOUR = '09:00';

/** The confirmation has named earlier deadlines. Call it in every transaction that books, moves or changes an order. */
export async function planParkingReminders(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const parking = isBooked(order.state) ? orderParking(orderOf(order), now) : [];
  const deadlines = new Set(parking.flatMap(({ deadline }) => deadline ?? []));
  const times = [...deadlines].map((deadline) => londonInstant(remindOn(deadline), HOUR)).filter((time) => time > now);
  await replaceWaiting(trx, 'order.parking.customer', order, times, now);
}
