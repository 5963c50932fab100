import { daysBefore } from '@/lib/domain/messages/day-before';
import { isBooked } from '@/lib/domain/order/state';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { dropWaitingOf } from '@/lib/server/kernel/outbox/waiting-repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { mobileOf } from './mobile';

const TOPIC = 'order.day_before.text';

/**
 * Puts the texts of the evenings before into the outbox, in the place of those that waited there: none for an order that
 * is not booked, or whose number gets no texts. Call it in every transaction that books, moves, changes or cancels an
 * order, with the order as it is then.
 */
export async function planTexts(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await dropWaitingOf(trx, TOPIC, order.id);
  if (!isBooked(order.state) || mobileOf(order) === null) return;
  for (const { on, due } of daysBefore(orderOf(order)).filter((day) => day.due > now)) {
    const dedupeKey = `${TOPIC}:${order.id}:${on}`;
    await enqueue(trx, TOPIC, { orderId: order.id, on }, { dedupeKey, now, availableAt: due });
  }
}
