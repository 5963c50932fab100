import type { Appointment } from '@/lib/domain/order/appointments';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { Addresses, BookedOrder, ServiceType } from '@/lib/domain/order-types';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { orderOf, quoteOf } from './documents';

/** The order before a change, as far as the mail about the change compares it. */
export type OrderBefore = Pick<BookedOrder, 'dates' | 'timeSlot' | 'furnitureItems'> & {
  /** Undefined for changes that are older than this field. */
  readonly addresses?: Addresses;
  readonly quote: Pick<Quote, 'lines' | 'totalWithDiscount'>;
};

/** The order after a change: the documents of its row and the slot places it needs. */
export type ChangedOrder = {
  readonly order: BookedOrder;
  readonly quote: Quote;
  readonly services: readonly ServiceType[];
  readonly needs: readonly SlotNeed[];
  /** The area of a custom unit in square feet, or null for other units. Undefined keeps the stored area. */
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

/** Returns the order after a change, as stored with the change, or null for a cancellation. */
export const targetOf = ({ target_json }: OrderChangeRow): ChangedOrder | null =>
  target_json === null ? null : CHANGED_ORDER.read(target_json);

/** Returns the part of an order that is kept with its change. */
export function asItWas(row: OrderRow): OrderBefore {
  const { dates, timeSlot, furnitureItems, addresses } = orderOf(row);
  const { lines, totalWithDiscount } = quoteOf(row);
  return { dates, timeSlot, furnitureItems, addresses, quote: { lines, totalWithDiscount } };
}
