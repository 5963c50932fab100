import { pence, type Pence } from '@/lib/domain/money';
import type { Appointment } from '@/lib/domain/order/appointments';
import { movedStops, type MovedStop } from '@/lib/domain/order/elsewhere';
import { placesOf, type GivenStops } from '@/lib/domain/order/stops';
import type { QuoteLine } from '@/lib/domain/pricing/quote';
import type { FurnitureItem, BookedOrder } from '@/lib/domain/vocabulary';
import type { OrderChangeRow, OrderRow } from '@/lib/server/kernel/db/schema';
import { targetOf, type ChangedOrder, type OrderBefore } from '@/lib/server/subjects/orders/change-target';
import { documentsOf, orderOf } from '@/lib/server/subjects/orders/documents';
import { appointmentRows, orderFacts, type OrderFacts } from './order-facts';

/** Of the order before a change, what a mail about it names as old. */
export type FactsBefore = {
  readonly appointments: OrderFacts['appointments'];
  readonly furnitureItems: readonly FurnitureItem[];
  readonly lines: readonly QuoteLine[];
  readonly total: Pence;
};

/** A change in the words of a mail: the order after it, and its money. */
export type ChangeFacts = {
  readonly kind: OrderChangeRow['kind'];
  /** With the old place of each stop that it moves. */
  readonly order: OrderFacts;
  readonly moved: readonly MovedStop[];
  /** Null for a cancellation, and for changes from before it was kept. */
  readonly before: FactsBefore | null;
  /** The difference that was paid for it. */
  readonly paid: Pence;
  readonly refund: Pence;
  readonly lateFee: Pence;
  /** All that has gone back of the order, this refund included. */
  readonly goneBack: Pence;
  /** Of the refund, what no payment was there for: the operator pays it back by hand. */
  readonly byHand: Pence;
};

/**
 * The order's row as it was right after a change, also when another change has followed: each mail is the record of its
 * own change.
 */
export function rowAfter(row: OrderRow, change: OrderChangeRow): OrderRow {
  const target = targetOf(change);
  const version = { calendar_sequence: change.version, updated_at: change.updated_at };
  if (!target) return { ...row, ...version };
  return {
    ...row,
    ...version,
    state: row.state === 'cancelled' ? 'rescheduled' : row.state,
    ...documentsOf(target),
    total_pence: target.quote.totalWithDiscount,
    starts_within_14_days: target.startsWithin14Days ? 1 : 0,
    ...(target.squareFeet !== undefined && { square_feet: target.squareFeet }),
  };
}

/** What calendars may know of an order that a change has taken away: appointments, and deadlines of the order before it. */
export function goneBy(change: OrderChangeRow): {
  readonly dropped: readonly Appointment[];
  readonly before?: OrderBefore;
} {
  const { dropped = [], before } = targetOf(change) ?? {};
  return { dropped, ...(before && { before }) };
}

type Known = {
  /** What the refunds of this change that payments were there for come to. */
  readonly recorded: Pence;
  readonly goneBack: Pence;
  readonly given: GivenStops;
};

export function changeFacts(row: OrderRow, change: OrderChangeRow, { recorded, goneBack, given }: Known): ChangeFacts {
  const refund = pence(change.refund_pence);
  const target = targetOf(change);
  const moved = movedBy(row, target);
  return {
    kind: change.kind,
    order: withOldPlaces(orderFacts(row, given), orderOf(row), moved),
    moved,
    before: factsBefore(target?.before),
    paid: pence(change.to_pay_pence),
    refund,
    goneBack,
    lateFee: pence(change.late_fee_pence),
    byHand: pence(refund - recorded),
  };
}

/** The stops that a change has moved, of the order as it is after it. */
function movedBy(row: OrderRow, target: ChangedOrder | null): readonly MovedStop[] {
  const { addresses } = orderOf(row);
  return movedStops(target?.before?.addresses ?? addresses, addresses);
}

/** Beside each place that has moved, the one that it was. */
export function withOldPlaces(facts: OrderFacts, { addresses }: BookedOrder, moved: readonly MovedStop[]): OrderFacts {
  const places = placesOf(addresses);
  return {
    ...facts,
    addresses: facts.addresses.map(([label, where], index) => {
      const old = moved.find(({ stop }) => stop === places[index]?.stop);
      return old ? [label, where, { was: old.was }] : [label, where];
    }),
  };
}

export const factsBefore = (before: OrderBefore | undefined): FactsBefore | null =>
  before === undefined
    ? null
    : {
        appointments: appointmentRows(before),
        furnitureItems: before.furnitureItems,
        lines: before.quote.lines,
        total: before.quote.totalWithDiscount,
      };
