import { sql, type RawBuilder } from 'kysely';

/** Returns the SQL condition that a column contains a text. The signs % and _ in the text are literal. */
export const containing = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`${column} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
