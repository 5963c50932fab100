import type { OrderView } from '@/lib/contracts/order-view';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { OrderState } from '@/lib/domain/order/state';
import type { OrderEventRow, OrderRow } from '../db/schema';
import type { Deps } from '../deps';
import { orderOf, quoteOf, servicesOf } from './documents';
import { eventsOf, findOrderByReference } from './repo';
import { tokenMatches } from './token';

/** The order of a reference, for whoever has its token; null otherwise, without saying which of the two was wrong. */
export async function authorisedOrder(
  { db }: Pick<Deps, 'db'>,
  reference: string,
  token: string,
): Promise<OrderRow | null> {
  const row = await findOrderByReference(db, reference);
  return row && tokenMatches(token, row.token_hash) ? row : null;
}

/** What the guest sees; null for a wrong reference or token. */
export async function viewOrder(deps: Deps, reference: string, token: string): Promise<OrderView | null> {
  const row = await authorisedOrder(deps, reference, token);
  return row && toView(row, await eventsOf(deps.db, row.id), token, deps.now());
}

export const isPayable = (row: OrderRow, now: Date): boolean =>
  row.state === 'awaiting_payment' && row.hold_expires_at > now.toISOString();

function toView(row: OrderRow, events: readonly OrderEventRow[], token: string, now: Date): OrderView {
  // A hold that is over is over, also in the seconds before the sweep has written it down.
  const state = (row.state === 'awaiting_payment' && !isPayable(row, now) ? 'expired' : row.state) as OrderState;
  const query = `token=${encodeURIComponent(token)}`;
  const isUnpaid = state === 'awaiting_payment';
  return {
    orderId: row.id,
    reference: row.reference,
    draftId: row.draft_id,
    state,
    createdAt: row.created_at,
    order: orderOf(row),
    services: servicesOf(row),
    quote: toQuoteDto(quoteOf(row)),
    events: events.map(({ at, type, cause }) => ({ at, type, cause })),
    startsWithin14Days: row.starts_within_14_days === 1,
    holdExpiresAt: isUnpaid ? row.hold_expires_at : null,
    payUntil: isUnpaid ? row.hold_expires_at : null,
    paymentUrl: isUnpaid ? `/api/orders/${row.reference}/pay?${query}` : null,
    calendarUrl: state === 'confirmed' ? `/api/orders/${row.reference}/calendar?${query}` : null,
  };
}
