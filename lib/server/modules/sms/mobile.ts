import { dialledNumber } from '@/lib/domain/answers/phone';
import { isUkMobile } from '@/lib/domain/notifications/sms';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';

/** The mobile to which the texts about an order go; null for a number that gets none. */
export function mobileOf(order: Pick<OrderRow, 'order_json'>): string | null {
  const { phonePrefix, phone } = orderOf(order).details;
  const number = dialledNumber(phonePrefix, phone);
  return isUkMobile(number) ? number : null;
}
