import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { loadOf, ownDelivery } from '@/lib/domain/extras/key-handover';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import type { BookedOrder, ServiceType } from '@/lib/domain/order-types';
import type { AddedAt, Agreed } from '@/lib/domain/order/agreed';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import type { FlowId } from '@/lib/domain/services/flows';
import { storageNeeds, type SlotNeed } from '@/lib/domain/slots/calendar';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { readOf, storedDocument, type StoredDocument, type StoredText } from '@/lib/server/platform/documents/document';

export const ORDER: StoredDocument<'order', BookedOrder> = storedDocument('order');
export const QUOTE: StoredDocument<'quote', Quote> = storedDocument('quote');
export const SERVICES: StoredDocument<'services', readonly ServiceType[]> = storedDocument('services');
export const ADDED_AT: StoredDocument<'added_at', AddedAt> = storedDocument('added_at');

type Ordered = { readonly order: BookedOrder; readonly quote: Quote; readonly services: readonly ServiceType[] };

/** Columns of an order's row. If the reference is among them, an UnreadableDocument names the order. */
type Columns<Key extends keyof OrderRow> = Pick<OrderRow, Key> & { readonly reference?: string };

export const orderOf = (row: Columns<'order_json'>): BookedOrder => readOf(row, () => ORDER.read(row.order_json));
export const quoteOf = (row: Columns<'quote_json'>): Quote => readOf(row, () => QUOTE.read(row.quote_json));
export const servicesOf = (row: Columns<'services_json'>): readonly ServiceType[] =>
  readOf(row, () => SERVICES.read(row.services_json));

export const documentsOf = ({ order, quote, services }: Ordered) => ({
  order_json: ORDER.write(order),
  quote_json: QUOTE.write(quote),
  services_json: SERVICES.write(services),
});

/**
 * Returns when an order was agreed, and when each service added later was (LAW-6). A phone order is agreed by paying.
 * Only older orders have `services_agreed_at`, the time for all their services.
 */
export function agreedOf(row: OrderRow): Required<Agreed> {
  const phoneOrderConfirmedAt = row.booked_by === null ? null : row.confirmed_at;
  return {
    agreedAt: new Date(row.services_agreed_at ?? phoneOrderConfirmedAt ?? row.created_at),
    addedAt: addedAtOf(row),
  };
}

const addedAtOf = (row: OrderRow): AddedAt =>
  readOf(row, () => (row.added_at_json === null ? {} : ADDED_AT.read(row.added_at_json)));

/** Returns the first appointment, which is for the main service. Throws when there is none, which is a defect. */
export function appointmentOf(row: OrderRow): Appointment {
  const [appointment] = appointmentsOf(orderOf(row));
  if (!appointment) throw new Error('An order without a day');
  return appointment;
}

/** Returns the slot places that a stored order takes. Throws when it has no day. */
export const needsOf = (row: OrderRow): readonly SlotNeed[] =>
  needsOfOrder({ flow: row.flow, order: orderOf(row), services: servicesOf(row) });

/**
 * Returns the slot places that an order takes. A delivery after a delayed key handover adds those of its own slot: the
 * van's again if the van waits with its load, a storage trip's if our store keeps the load. Throws when it has no day.
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
  if (plan === 'night') return [...needs, ...storageNeeds(loadOf({ order }), date, slot)];
  return [...needs, ...needs.slice(0, 1).map((vanNeed) => ({ ...vanNeed, start: slot[0] }))];
}

/** Returns the title for payments and invoices: "One-bedroom move, Tuesday 15 December 2026, 10:00–12:00". */
export function orderTitle(row: OrderRow): string {
  const [first] = appointmentsOf(orderOf(row));
  const when = first ? [formatDay(first.date), formatSlot(first.slot)] : [];
  return [quoteOf(row).lines[0]?.label ?? row.reference, ...when].join(', ');
}

export const changeTitle = ({ reference }: Pick<OrderRow, 'reference'>): string => `Change to your order ${reference}`;

export const shareTitle = ({ reference }: Pick<OrderRow, 'reference'>, name: string): string =>
  name === '' ? `Your share of order ${reference}` : `${name}’s share of order ${reference}`;

export const extraTitle = ({ reference }: Pick<OrderRow, 'reference'>): string =>
  `Extra agreed for your order ${reference}`;

/** The details of an event. Money is in pence, except `amount`, which is text: "£25.90". */
export type EventDetail = {
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly changeId?: string;
  /** The kind of a change, the label of an extra, the unit of an agreed unit transfer or the day of a cancelled one. */
  readonly kind?: string;
  /** For a started change. */
  readonly toPay?: number;
  /** For a completed change: the order before it, and its amounts. Refunds by hand have `byHand` too. */
  readonly from?: StoredText<'order'>;
  readonly lateFee?: number;
  readonly paid?: number;
  readonly refund?: number;
  readonly byHand?: number;
  /** For a payment of another amount than requested: the requested and the paid amount. */
  readonly asked?: number;
  readonly taken?: { readonly amount: number; readonly currency: string } | undefined;
  /** For a refund, or a refused storage charge. */
  readonly reason?: string;
  /** For a refund, an extra, or an event of a rental. */
  readonly amount?: string;
  /** A delegate's name, and the reference of the return that the delegate ordered. */
  readonly helper?: string;
  readonly reference?: string;
};

export const EVENT_DETAIL: StoredDocument<'event_detail', EventDetail> = storedDocument('event_detail');
