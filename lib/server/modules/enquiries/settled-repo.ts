import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database } from '@/lib/server/platform/db/schema';

const eb = expressionBuilder<Database, 'leads'>();

/**
 * The condition on a row of `leads` that its draft has become an order, paid or waited for. One that lapsed unpaid leaves
 * the lead a lead. An unfinished order counts as ordered too when the same was asked for by request instead.
 */
export const isOrdered: Expression<SqlBool> = eb.or([
  eb.exists(
    eb
      .selectFrom('orders')
      .select('orders.id')
      .whereRef('orders.draft_id', '=', 'leads.draft_id')
      .where('orders.state', '!=', 'expired'),
  ),
  eb.and([
    eb('leads.type', '=', 'checkout'),
    eb.exists(
      eb
        .selectFrom('leads as asked')
        .select('asked.id')
        .whereRef('asked.draft_id', '=', 'leads.draft_id')
        .where('asked.type', '=', 'return_by_request'),
    ),
  ]),
]);

/** The condition that nobody has to see to a lead any more: somebody has, or its sender has ordered since. */
export const isSettled: Expression<SqlBool> = eb.or([
  eb.exists(
    eb.selectFrom('handled_leads').select('handled_leads.lead_id').whereRef('handled_leads.lead_id', '=', 'leads.id'),
  ),
  isOrdered,
]);
