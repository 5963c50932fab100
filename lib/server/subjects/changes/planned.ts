import type { SlotDto } from '@/lib/contracts/errors';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { addedBy } from '@/lib/domain/order/agreed';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { changeHeldUntil } from '@/lib/domain/order/change-hold';
import type { ChangeMoney } from '@/lib/domain/order/change-money';
import { refundPercent, type Booking } from '@/lib/domain/order/refund';
import { shareOut, type Shares } from '@/lib/domain/order/shares';
import { mainService } from '@/lib/domain/services/flows';
import type { ServiceType } from '@/lib/domain/vocabulary';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { ChangedOrder } from '@/lib/server/subjects/orders/change-target';
import { agreedOf, appointmentOf, orderOf, quoteOf, servicesOf } from '@/lib/server/subjects/orders/documents';

/** A change worked out to the end, from one version of its order: what a preview shows and what is then made. */
export type PlannedChange = {
  readonly kind: OrderChangeDto['kind'];
  readonly row: OrderRow;
  readonly money: ChangeMoney;
  /** Null for a cancellation. */
  readonly changed: ChangedOrder | null;
  /** Services begin inside their 14 days only because of this change: it needs the customer's request (LAW-6). */
  readonly needsStartRequest: boolean;
  /** Places more than each slot has, where the desk takes them all the same. */
  readonly over?: number;
  /** The free slots nearest to the wanted one, for when it has been taken. */
  readonly nearest: () => Promise<readonly SlotDto[]>;
  /** Who makes it in the customer's place; without it the customer does. */
  readonly actor?: ChangeActor;
};

/** Somebody of ours who makes a change: the cause of its events, and what is written with it in its transaction. */
export type ChangeActor = { readonly cause: 'operator'; readonly record: (trx: Trx) => Promise<void> };

export function bookingOf(row: OrderRow): Booking {
  const { dates, timeSlot } = orderOf(row);
  return { dates, timeSlot, paidAt: new Date(row.confirmed_at ?? row.created_at), ...agreedOf(row) };
}

export const percentsOf =
  (row: OrderRow, now: Date) =>
  (service: ServiceType): number =>
    refundPercent(service, bookingOf(row), now);

/** The same right after a change. */
export function percentsAfter(row: OrderRow, { order, services }: ChangedOrder, now: Date) {
  const addedAt = addedBy({ before: servicesOf(row), after: services }, agreedOf(row).addedAt, now);
  const { dates, timeSlot } = order;
  return (service: ServiceType): number => refundPercent(service, { ...bookingOf(row), dates, timeSlot, addedAt }, now);
}

/** Reschedules and edits end where nothing would be paid back: then the crew is on its way to what is booked. */
export function assertInTime(row: OrderRow, now: Date): void {
  if (isTooLate(row, now)) throw new Problem('too_late_to_change');
}

export const isTooLate = (row: OrderRow, now: Date): boolean =>
  now >= startOf(appointmentOf(row)) || percentsOf(row, now)(mainService(servicesOf(row))) === 0;

export const sharesBefore = (row: OrderRow): Shares => shareOut(quoteOf(row), servicesOf(row));

/** Until when the places of a change are held that has to be paid for first. */
export function heldUntil({ row, changed }: PlannedChange, by: 'visitor' | ChangeActor['cause'], now: Date): Date {
  const orders = [orderOf(row), ...(changed ? [changed.order] : [])];
  return changeHeldUntil(
    by,
    orders.flatMap((order) => appointmentsOf(order).map(startOf)),
    now,
  );
}
