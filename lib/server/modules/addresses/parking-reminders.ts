import { londonInstant } from '@/lib/domain/london-time';
import { orderParking } from '@/lib/domain/order/parking';
import { isBooked } from '@/lib/domain/order/state';
import { remindOn } from '@/lib/domain/parking/words';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';

const TOPIC = 'order.parking.customer';
/** When a reminder is read and something can still be done about it (assumption). */
const HOUR = '09:00';

/**
 * Puts the mails that remind of a council's deadline into the outbox, in the place of those that waited there. One that
 * is not ahead any more is not sent: the confirmation has just said it. Call it in every transaction that books, moves,
 * changes or cancels an order, with the order as it is then.
 */
export async function planParkingReminders(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const payload = { orderId: order.id };
  await dropWaiting(trx, TOPIC, payload);
  if (!isBooked(order.state)) return;
  const deadlines = orderParking(orderOf(order), now).flatMap(({ deadline }) => deadline ?? []);
  for (const deadline of new Set(deadlines)) {
    const availableAt = londonInstant(remindOn(deadline), HOUR);
    const dedupeKey = `${TOPIC}:${order.id}:${availableAt.toISOString()}`;
    if (availableAt > now) await enqueue(trx, TOPIC, payload, { dedupeKey, now, availableAt });
  }
}
