import { pence, toPounds } from '@/lib/domain/money';
import type { OrderRow } from '../db/schema';
import { orderOf, quoteOf, servicesOf } from '../orders/documents';

/** The body of the generic webhook for a booked order. Money in pounds, as on the wire; the guest's token is not in it. */
export function confirmedEvent(row: OrderRow) {
  return {
    type: 'order.confirmed',
    timestamp: row.updated_at,
    data: {
      orderId: row.id,
      reference: row.reference,
      flow: row.flow,
      state: row.state,
      createdAt: row.created_at,
      services: servicesOf(row),
      order: orderOf(row),
      lines: quoteOf(row).lines.map(({ code, label, amount }) => ({ code, label, amount: toPounds(amount) })),
      total: toPounds(pence(row.total_pence)),
    },
  };
}
