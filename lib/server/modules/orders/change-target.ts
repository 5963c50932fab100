import type { ErrorCode } from '@/lib/contracts/errors';
import type { Addresses, BookedOrder, ServiceType } from '@/lib/domain/order-types';
import { lastEnd, type Appointment } from '@/lib/domain/order/appointments';
import { isBooked, type BookedState, type OrderState } from '@/lib/domain/order/state';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { SlotNeed } from '@/lib/domain/slots/calendar';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { orderOf, quoteOf } from './documents';

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

/** Whether a booked order's last appointment is still to end. Previews check the deadlines of each kind of change. */
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

/** The part of an order before a change that the mail compares. */
export type OrderBefore = Pick<BookedOrder, 'dates' | 'timeSlot' | 'furnitureItems'> & {
  /** Undefined for changes that are older than this field. */
  readonly addresses?: Addresses;
  readonly quote: Pick<Quote, 'lines' | 'totalWithDiscount'>;
};

export type ChangedOrder = {
  readonly order: BookedOrder;
  readonly quote: Quote;
  readonly services: readonly ServiceType[];
  readonly needs: readonly SlotNeed[];
  /** The area of a custom unit, or null for other units. Undefined keeps the stored area. */
  readonly squareFeet?: number | null;
  /** Whether the change adds services, whose 14 days begin with it (LAW-6). */
  readonly addsServices: boolean;
  readonly startsWithin14Days: boolean;
  /** The removed appointments, which calendars must be told of. */
  readonly dropped: readonly Appointment[];
  /** Undefined for changes that are older than this field. */
  readonly before?: OrderBefore;
};

export const CHANGED_ORDER: StoredDocument<'changed_order', ChangedOrder> = storedDocument('changed_order');

/** Returns the order after a change, or null for a cancellation. */
export const targetOf = ({ target_json }: OrderChangeRow): ChangedOrder | null =>
  target_json === null ? null : CHANGED_ORDER.read(target_json);

export function asItWas(row: OrderRow): OrderBefore {
  const { dates, timeSlot, furnitureItems, addresses } = orderOf(row);
  const { lines, totalWithDiscount } = quoteOf(row);
  return { dates, timeSlot, furnitureItems, addresses, quote: { lines, totalWithDiscount } };
}
