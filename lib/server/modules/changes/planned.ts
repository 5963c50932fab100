import type { SlotDto } from '@/lib/contracts/errors';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { ServiceType } from '@/lib/domain/order-types';
import { addedBy } from '@/lib/domain/order/agreed';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { refundPercent, type Booking } from '@/lib/domain/order/cancellation';
import type { ChangeMoney } from '@/lib/domain/order/change-money';
import { changeHeldUntil } from '@/lib/domain/order/hold';
import { shareOut, type Shares } from '@/lib/domain/order/shares';
import { mainService } from '@/lib/domain/services/flows';
import type { ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { agreedOf, appointmentOf, orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';

/** A fully planned change from one version of its order, used for the preview and for making the change. */
export type PlannedChange = {
  readonly kind: OrderChangeDto['kind'];
  readonly row: OrderRow;
  readonly money: ChangeMoney;
  /** The order after the change, or null for a cancellation. */
  readonly changed: ChangedOrder | null;
  /** Whether the customer must ask for an early start, because services now begin within their 14 days (LAW-6). */
  readonly needsStartRequest: boolean;
  /** Places beyond the capacity of each slot, where the desk overbooks. */
  readonly over?: number;
  /** Returns the free slots nearest to the wanted one, for when that has been taken. */
  readonly nearest: () => Promise<readonly SlotDto[]>;
  /** The operator who makes the change, or undefined when the customer does. */
  readonly actor?: ChangeActor;
};

/** An operator who makes a change: the cause of its events, and the record written in its transaction. */
export type ChangeActor = { readonly cause: 'operator'; readonly record: (trx: Trx) => Promise<void> };

export function bookingOf(row: OrderRow): Booking {
  const { dates, timeSlot } = orderOf(row);
  return { dates, timeSlot, paidAt: new Date(row.confirmed_at ?? row.created_at), ...agreedOf(row) };
}

export const percentsOf =
  (row: OrderRow, now: Date) =>
  (service: ServiceType): number =>
    refundPercent(service, bookingOf(row), now);

/** Returns the refund percentages by service after a change. */
export function percentsAfter(row: OrderRow, { order, services }: ChangedOrder, now: Date) {
  const addedAt = addedBy({ before: servicesOf(row), after: services }, agreedOf(row).addedAt, now);
  const { dates, timeSlot } = order;
  return (service: ServiceType): number => refundPercent(service, { ...bookingOf(row), dates, timeSlot, addedAt }, now);
}

/**
 * Throws Problem too_late_to_change when nothing would be refunded any more. The crew is then on its way to the booked
 * job.
 */
export function assertInTime(row: OrderRow, now: Date): void {
  if (isTooLate(row, now)) throw new Problem('too_late_to_change');
}

export const isTooLate = (row: OrderRow, now: Date): boolean =>
  now >= startOf(appointmentOf(row)) || percentsOf(row, now)(mainService(servicesOf(row))) === 0;

export const sharesBefore = (row: OrderRow): Shares => shareOut(quoteOf(row), servicesOf(row));

/** Returns when the held places of an unpaid change are released. */
export function heldUntil({ row, changed }: PlannedChange, by: 'visitor' | ChangeActor['cause'], now: Date): Date {
  const orders = [orderOf(row), ...(changed ? [changed.order] : [])];
  return changeHeldUntil(
    by,
    orders.flatMap((order) => appointmentsOf(order).map(startOf)),
    now,
  );
}
