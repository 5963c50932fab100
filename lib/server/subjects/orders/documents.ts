import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { AddedAt, Agreed } from '@/lib/domain/order/agreed';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { Quote } from '@/lib/domain/pricing/quote';
import { ownDelivery } from '@/lib/domain/extras/keys-late';
import { serviceOf } from '@/lib/domain/services/all';
import type { FlowId } from '@/lib/domain/services/flows';
import { storageNeeds, type SlotNeed } from '@/lib/domain/slots/needs';
import type { BookedOrder, ServiceType } from '@/lib/domain/vocabulary';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { readOf, storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';

export const ORDER: StoredDocument<'order', BookedOrder> = storedDocument('order');
export const QUOTE: StoredDocument<'quote', Quote> = storedDocument('quote');
export const SERVICES: StoredDocument<'services', readonly ServiceType[]> = storedDocument('services');
export const ADDED_AT: StoredDocument<'added_at', AddedAt> = storedDocument('added_at');

type Ordered = { readonly order: BookedOrder; readonly quote: Quote; readonly services: readonly ServiceType[] };

/** Columns of an order's row. With the reference among them, an UnreadableDocument names the order. */
type Columns<Key extends keyof OrderRow> = Pick<OrderRow, Key> & { readonly reference?: string };

/** The documents in an order's row. */
export const orderOf = (row: Columns<'order_json'>): BookedOrder => readOf(row, () => ORDER.read(row.order_json));
export const quoteOf = (row: Columns<'quote_json'>): Quote => readOf(row, () => QUOTE.read(row.quote_json));
export const servicesOf = (row: Columns<'services_json'>): readonly ServiceType[] =>
  readOf(row, () => SERVICES.read(row.services_json));

/** The same to be stored. */
export const documentsOf = ({ order, quote, services }: Ordered) => ({
  order_json: ORDER.write(order),
  quote_json: QUOTE.write(quote),
  services_json: SERVICES.write(services),
});

/**
 * When its lines were agreed: with the order, and those added later on their own day (LAW-6). Whoever is booked for on the
 * telephone agrees by paying.
 */
export const agreedOf = (row: OrderRow): Required<Agreed> => ({
  agreedAt: new Date(row.services_agreed_at ?? (row.booked_by === null ? null : row.confirmed_at) ?? row.created_at),
  addedAt: addedAtOf(row),
});

const addedAtOf = (row: OrderRow): AddedAt =>
  readOf(row, () => (row.added_at_json === null ? {} : ADDED_AT.read(row.added_at_json)));

/** The appointment of what an order is about, which is its first. Throws when it has none: every order that is made here has one. */
export function appointmentOf(row: OrderRow): Appointment {
  const [appointment] = appointmentsOf(orderOf(row));
  if (!appointment) throw new Error('An order without a day');
  return appointment;
}

/** The places that a stored order takes. Throws when it has no day. */
export const needsOf = (row: OrderRow): readonly SlotNeed[] =>
  needsOfOrder({ flow: row.flow, order: orderOf(row), services: servicesOf(row) });

/**
 * The same of an order that is not stored so. A load that is delivered in a slot of its own takes that too: its own van
 * where it waits on it, and after a night in our store the people of storage.
 */
export function needsOfOrder({
  flow,
  order,
  services,
}: Pick<Ordered, 'order' | 'services'> & { readonly flow: FlowId }) {
  const [first] = appointmentsOf(order);
  if (!first) throw new Error('An order without a day');
  const { movingSpace, furnitureItems } = order;
  const { cubicFeet } = inventoryTotals(furnitureItems);
  const needs = serviceOf(flow).needs({ movingSpace, services, cubicFeet }, first.date, first.slot);
  const delivery = ownDelivery(order);
  if (!delivery) return needs;
  const { plan, date, slot } = delivery;
  if (plan === 'night') return [...needs, ...storageNeeds(cubicFeet, date, slot)];
  return [...needs, ...needs.slice(0, 1).map((need) => ({ ...need, start: slot[0] }))];
}
