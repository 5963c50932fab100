import { daysBefore, type DayBefore } from '@/lib/domain/messages/day-before';
import { isBooked } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Outcome } from '@/lib/server/kernel/outbox/dispatch';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import type { Channels } from './channels';
import { readOrder } from './message-repo';

/** What a text and a mail tell of the next day. `untrue`: why it is not true now, or null while it is. */
type Evening = DayBefore & { readonly order: OrderRow; readonly untrue: () => Promise<string | null> };

export const OTHER_DAY: Outcome = { outcome: 'skipped', reason: 'The order has another day now' };

/** Null when the order is on another day now. */
export async function eveningBefore(
  { db }: Pick<Channels, 'db'>,
  { orderId, on }: OutboxTopics['order.day_before.text'],
): Promise<Evening | null> {
  const order = await readOrder(db, orderId);
  const day = daysBefore(orderOf(order)).find((each) => each.on === on);
  if (!day) return null;
  const untrue = async () => {
    const { state, order_json } = await readOrder(db, orderId);
    if (!isBooked(state)) return `The order is now: ${STATE_LABELS[state]}`;
    if (order_json !== order.order_json) throw new Error('The order has changed in the meantime');
    return null;
  };
  return { ...day, order, untrue };
}
