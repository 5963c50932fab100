import { sql, type RawBuilder } from 'kysely';

/** Where a row stands in a list: the newest first, those of one instant by id. */
export type Place = { readonly created_at: string; readonly id: string };

/** Rows of a table that come behind a place in its list; all of them behind none. What is added meanwhile moves nothing. */
export function behind(table: 'orders' | 'leads', after: Place | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const [at, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${at} < ${after.created_at} or (${at} = ${after.created_at} and ${id} > ${after.id}))`;
}
