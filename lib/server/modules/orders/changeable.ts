import type { ErrorCode } from '@/lib/contracts/errors';
import { lastEnd } from '@/lib/domain/order/appointments';
import { isBooked, type BookedState, type OrderState } from '@/lib/domain/order/state';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf } from './documents';

const REFUSALS: Readonly<Record<Exclude<OrderState, BookedState>, ErrorCode>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
  completed: 'order_completed',
};

function isOver(row: OrderRow, now: Date): boolean {
  const end = lastEnd(orderOf(row));
  return end === null || now >= end;
}

/** Until the last appointment is over; whether it is too late for a certain change is for its preview to say. */
export const isChangeable = (row: OrderRow, now: Date): boolean => isBooked(row.state) && !isOver(row, now);

/** Throws Problem order_unpaid, order_expired, order_cancelled, order_completed. */
export function assertBooked(row: OrderRow): void {
  if (!isBooked(row.state)) throw new Problem(REFUSALS[row.state]);
}

/** Throws Problem as assertBooked does; too_late_to_change when all is over. */
export function assertChangeable(row: OrderRow, now: Date): void {
  assertBooked(row);
  if (isOver(row, now)) throw new Problem('too_late_to_change');
}
