import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { AddedAt, Agreed } from '@/lib/domain/order/agreed';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { OrderLike, ServiceType } from '@/lib/domain/vocabulary';
import type { OrderRow } from '@/lib/server/kernel/db/schema';

/** The documents in an order's row. They were written by `createOrder` from checked values, hence the types. */
export const orderOf = (row: OrderRow): OrderLike => JSON.parse(row.order_json) as OrderLike;
export const quoteOf = (row: OrderRow): Quote => JSON.parse(row.quote_json) as Quote;
export const servicesOf = (row: OrderRow): readonly ServiceType[] => JSON.parse(row.services_json) as ServiceType[];

/** When its lines were agreed: with the order, and those added later on their own day (LAW-6). */
export const agreedOf = (row: OrderRow): Required<Agreed> => ({
  agreedAt: new Date(row.services_agreed_at ?? row.created_at),
  addedAt: JSON.parse(row.added_at_json ?? '{}') as AddedAt,
});

/** The appointment of what an order is about, which is its first. Throws when it has none: every order that is made here has one. */
export function appointmentOf(row: OrderRow): Appointment {
  const [appointment] = appointmentsOf(orderOf(row));
  if (!appointment) throw new Error('An order without a day');
  return appointment;
}

/** The places that a stored order takes. Throws when it has no day. */
export function needsOf(row: OrderRow): readonly SlotNeed[] {
  const { movingSpace, furnitureItems } = orderOf(row);
  const { date, slot } = appointmentOf(row);
  const { cubicFeet } = inventoryTotals(furnitureItems);
  return serviceOf(row.flow).needs({ movingSpace, services: servicesOf(row), cubicFeet }, date, slot);
}
