import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { toPounds } from '@/lib/domain/money';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { payPath } from './paths';

/** Converts a change for its customer. A hold counts as lapsed even before the scheduled job records it. */
export function toChangeDto(change: OrderChangeRow, order: Pick<OrderRow, 'reference'>, token: string, now: Date) {
  const isWaiting = isPayableChange(change, now);
  const isLapsed = change.state === 'awaiting_payment' && !isWaiting;
  return {
    changeId: change.id,
    kind: change.kind,
    state: isLapsed ? 'lapsed' : change.state,
    version: change.version,
    toPay: toPounds(change.to_pay_pence),
    refund: toPounds(change.refund_pence),
    paymentUrl: isWaiting ? payPath(order.reference, token) : null,
    payUntil: isWaiting ? change.hold_expires_at : null,
  } satisfies OrderChangeDto;
}

export const isPayableChange = ({ state, hold_expires_at }: OrderChangeRow, now: Date): boolean =>
  state === 'awaiting_payment' && hold_expires_at !== null && hold_expires_at > now.toISOString();
