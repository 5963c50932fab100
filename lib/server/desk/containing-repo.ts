import { sql, type RawBuilder } from 'kysely';

/** A text anywhere in a column, taken as it is: % and _ are signs like any other. */
export const containing = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`${column} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
