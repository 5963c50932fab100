import type { Appointment } from '@/lib/domain/order/appointments';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { Addresses, BookedOrder, ServiceType } from '@/lib/domain/vocabulary';
import type { OrderChangeRow, OrderRow } from '@/lib/server/kernel/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';
import { orderOf, quoteOf } from './documents';

/** What an order was before a change, as far as the mail about it says what is different. */
export type OrderBefore = Pick<BookedOrder, 'dates' | 'timeSlot' | 'furnitureItems'> & {
  /** Undefined in changes that were made before it was kept. */
  readonly addresses?: Addresses;
  readonly quote: Pick<Quote, 'lines' | 'totalWithDiscount'>;
};

/** What an order becomes by a change: the documents of its row, and the places that it then needs. */
export type ChangedOrder = {
  readonly order: BookedOrder;
  readonly quote: Quote;
  readonly services: readonly ServiceType[];
  readonly needs: readonly SlotNeed[];
  /** The area of a custom unit, square feet; null for the others. Undefined leaves the order's own as it is. */
  readonly squareFeet?: number | null;
  /** Services that were not in the order before: their 14 days begin with the change (LAW-6). */
  readonly addsServices: boolean;
  readonly startsWithin14Days: boolean;
  /** Appointments that the order no longer has: calendars have to be told. */
  readonly dropped: readonly Appointment[];
  /** Undefined in changes that were made before it was kept. */
  readonly before?: OrderBefore;
};

export const CHANGED_ORDER: StoredDocument<'changed_order', ChangedOrder> = storedDocument('changed_order');

/** As it was stored with the change; null for a cancellation. */
export const targetOf = ({ target_json }: OrderChangeRow): ChangedOrder | null =>
  target_json === null ? null : CHANGED_ORDER.read(target_json);

/** What is kept of an order with its change. */
export function asItWas(row: OrderRow): OrderBefore {
  const { dates, timeSlot, furnitureItems, addresses } = orderOf(row);
  const { lines, totalWithDiscount } = quoteOf(row);
  return { dates, timeSlot, furnitureItems, addresses, quote: { lines, totalWithDiscount } };
}
