import type { OrderRow } from '../db/schema';

/** Whether an order waits for its payment and its slot is still held. */
export const isPayable = (row: OrderRow, now: Date): boolean =>
  row.state === 'awaiting_payment' && row.hold_expires_at > now.toISOString();
