import type { OrderLike, ServiceType } from '@/lib/domain/order/types';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { OrderRow } from '../db/schema';

/** The body of the generic webhook for a booked order. Money in pounds, as on the wire; the guest's token is not in it. */
export function confirmedEvent(row: OrderRow) {
  const quote = JSON.parse(row.quote_json) as Quote;
  return {
    type: 'order.confirmed',
    timestamp: row.updated_at,
    data: {
      orderId: row.id,
      reference: row.reference,
      flow: row.flow,
      state: row.state,
      createdAt: row.created_at,
      services: JSON.parse(row.services_json) as readonly ServiceType[],
      order: JSON.parse(row.order_json) as OrderLike,
      lines: quote.lines.map(({ code, label, amount }) => ({ code, label, amount: amount / 100 })),
      total: row.total_pence / 100,
    },
  };
}
