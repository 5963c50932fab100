import { toPounds } from '@/lib/domain/money';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';

/** Returns the webhook's body for a booked order. Money is in pounds, as in the API. Has no guest token. */
export function confirmedEvent(row: OrderRow) {
  return { type: 'order.confirmed', timestamp: row.updated_at, data: orderData(row) };
}

export function changedEvent(row: OrderRow, change: OrderChangeRow) {
  return {
    type: TYPES[change.kind],
    timestamp: row.updated_at,
    data: {
      ...orderData(row),
      change: {
        changeId: change.id,
        version: change.version,
        paid: toPounds(change.to_pay_pence),
        refunded: toPounds(change.refund_pence),
        lateFee: toPounds(change.late_fee_pence),
      },
    },
  };
}

const TYPES: Readonly<Record<OrderChangeRow['kind'], string>> = {
  reschedule: 'order.rescheduled',
  edit: 'order.edited',
  address: 'order.address_changed',
  cancel: 'order.cancelled',
};

function orderData(row: OrderRow) {
  return {
    orderId: row.id,
    reference: row.reference,
    flow: row.flow,
    state: row.state,
    createdAt: row.created_at,
    services: servicesOf(row),
    order: orderOf(row),
    lines: quoteOf(row).lines.map(({ code, label, amount }) => ({ code, label, amount: toPounds(amount) })),
    total: toPounds(row.total_pence),
  };
}
