import type { OrderState } from '@/lib/domain/order/state';
import type { OrderRow } from '@/lib/server/kernel/db/schema';

/** Whether an order waits for its payment and its slot is still held. */
export const isPayable = (row: OrderRow, now: Date): boolean =>
  row.state === 'awaiting_payment' && row.hold_expires_at > now.toISOString();

/** A hold that is over is over, also in the seconds before the sweep has written it down. */
export const stateAt = (row: OrderRow, now: Date): OrderState =>
  row.state === 'awaiting_payment' && !isPayable(row, now) ? 'expired' : row.state;
