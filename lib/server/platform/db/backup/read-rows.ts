import { sql } from 'kysely';
import { isSqlite } from '../db';
import type { Db } from '../schema';

/** Columns hold integers and text only, so a row is the same in both databases and in JSON. */
export type Row = Readonly<Record<string, string | number | null>>;

const PAGE = 500;

/** Yields the rows page by page, so that memory use does not grow with the database. */
export const rowsOf = (snapshot: Db, table: string): AsyncGenerator<readonly Row[]> =>
  isSqlite(snapshot) ? fromSqlite(snapshot, table) : fromPostgres(snapshot, table);

async function* fromSqlite(snapshot: Db, table: string): AsyncGenerator<readonly Row[]> {
  for (let last = -1; ;) {
    const { rows } = await sql<Record<string, string | number | null>>`
      select *, rowid as backup_rowid from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PAGE}
    `.execute(snapshot);
    last = Number(rows.at(-1)?.backup_rowid);
    for (const row of rows) delete row.backup_rowid;
    yield rows;
    if (rows.length < PAGE) return;
  }
}

async function* fromPostgres(snapshot: Db, table: string): AsyncGenerator<readonly Row[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from backup_rows`.execute(snapshot);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await sql`close backup_rows`.execute(snapshot);
}

/** Runs `work` on a consistent snapshot while other connections keep writing. */
export function onSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  const begin = isSqlite(db) ? sql`begin` : sql`begin isolation level repeatable read, read only`;
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
