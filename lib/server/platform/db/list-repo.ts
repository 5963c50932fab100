import { sql, type RawBuilder } from 'kysely';

/** The position of a row in a list, newest first and then by id. */
export type ListPosition = { readonly created_at: string; readonly id: string };

const ORDERED_BY = {
  orders: ['orders.created_at', 'orders.id'],
  leads: ['leads.created_at', 'leads.id'],
  invoices: ['invoices.issued_at', 'invoices.number'],
} as const;

/** Returns the condition for rows after a position. Rows added meanwhile do not shift the pages. */
export function rowsAfter(table: keyof typeof ORDERED_BY, after: ListPosition | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const [at, id] = ORDERED_BY[table].map((column) => sql.ref(column));
  return sql<boolean>`(${at} < ${after.created_at} or (${at} = ${after.created_at} and ${id} > ${after.id}))`;
}

/** Returns the condition that a column contains a text. Its signs % and _ are literal. */
export const containing = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`${column} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
