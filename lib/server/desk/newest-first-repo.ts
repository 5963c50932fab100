import { sql, type RawBuilder } from 'kysely';

/** Where a row stands in a list: the newest first, those of one instant by id. */
export type Place = { readonly created_at: string; readonly id: string };

/** What a table's list is ordered by. */
const ORDERED_BY = {
  orders: ['orders.created_at', 'orders.id'],
  leads: ['leads.created_at', 'leads.id'],
  invoices: ['invoices.issued_at', 'invoices.number'],
} as const;

/** Rows of a table that come behind a place in its list; all of them behind none. What is added meanwhile moves nothing. */
export function behind(table: keyof typeof ORDERED_BY, after: Place | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const [at, id] = ORDERED_BY[table].map((column) => sql.ref(column));
  return sql<boolean>`(${at} < ${after.created_at} or (${at} = ${after.created_at} and ${id} > ${after.id}))`;
}
