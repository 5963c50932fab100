import { dialledNumber } from '@/lib/domain/answers/phone';
import { daysBefore, isUkMobile } from '@/lib/domain/notifications/sms';
import { isBooked } from '@/lib/domain/order/state';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaitingOf } from '@/lib/server/platform/outbox/waiting-repo';

/** Returns the mobile that gets an order's texts; null for a number that gets none. */
export function mobileOf(order: Pick<OrderRow, 'order_json'>): string | null {
  const { phonePrefix, phone } = orderOf(order).details;
  const number = dialledNumber(phonePrefix, phone);
  return isUkMobile(number) ? number : null;
}

const MAIL = 'order.day_before.customer';
const TEXT = 'order.day_before.text';

/** Call it in every transaction that books, moves, changes or cancels an order. */
export async function planEvenings(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await dropWaitingOf(trx, [MAIL, TEXT], order.id);
  if (!isBooked(order.state)) return;
  const topics = mobileOf(order) === null ? ([MAIL] as const) : ([MAIL, TEXT] as const);
  for (const { on, due } of daysBefore(orderOf(order)).filter((day) => day.due > now)) {
    for (const topic of topics) {
      const dedupeKey = `${topic}:${order.id}:${on}`;
      await enqueue(trx, topic, { orderId: order.id, on }, { dedupeKey, now, availableAt: due });
    }
  }
}
