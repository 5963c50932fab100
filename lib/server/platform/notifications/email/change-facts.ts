import { pence, type Pence } from '@/lib/domain/money';
import { placesOf, type Appointment, type GivenAddresses } from '@/lib/domain/order/appointments';
import { movedAddresses, type MovedStop } from '@/lib/domain/order/elsewhere';
import type { BookedOrder } from '@/lib/domain/order-types';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { targetOf, type ChangedOrder, type OrderBefore } from '@/lib/server/modules/orders/change-target';
import { documentsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { appointmentRows, orderFacts, type OrderFacts } from './order-facts';

/** Each mail records its own change, even when another has followed. */
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

/** Returns the removed appointments, and the earlier order for its deadlines. */
export function removedBy(change: OrderChangeRow): {
  readonly dropped: readonly Appointment[];
  readonly before?: OrderBefore;
} {
  const { dropped = [], before } = targetOf(change) ?? {};
  return { dropped, ...(before && { before }) };
}

type Known = {
  readonly recorded: Pence;
  readonly goneBack: Pence;
  readonly given: GivenAddresses;
};

export function changeFacts(row: OrderRow, change: OrderChangeRow, { recorded, goneBack, given }: Known) {
  const refund = change.refund_pence;
  const target = targetOf(change);
  const moved = movedBy(row, target);
  return {
    kind: change.kind,
    /** After the change, with the old address beside each that has moved. */
    order: withOldPlaces(orderFacts(row, given), orderOf(row), moved),
    moved,
    /** Null for a cancellation, and for changes from before old values were stored. */
    before: factsBefore(target?.before),
    paid: change.to_pay_pence,
    refund,
    goneBack,
    lateFee: change.late_fee_pence,
    /** The part of the refund that the operator pays back by hand, because no payment is left to refund. */
    byHand: pence(refund - recorded),
  };
}

export type ChangeFacts = ReturnType<typeof changeFacts>;

/** `row` is the order after the change. */
function movedBy(row: OrderRow, target: ChangedOrder | null): readonly MovedStop[] {
  const { addresses } = orderOf(row);
  return movedAddresses(target?.before?.addresses ?? addresses, addresses);
}

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

export const factsBefore = (before: OrderBefore | undefined) =>
  before === undefined
    ? null
    : {
        appointments: appointmentRows(before),
        furnitureItems: before.furnitureItems,
        lines: before.quote.lines,
        total: before.quote.totalWithDiscount,
      };

/** Values from before a change, which a mail shows as old. */
export type FactsBefore = NonNullable<ReturnType<typeof factsBefore>>;
