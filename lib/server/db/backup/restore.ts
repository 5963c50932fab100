import { sql } from 'kysely';
import type { Db } from '../db';
import { MIGRATION_NAMES, migrate } from '../migrate';
import { BackupError, type Foot } from './backup-file';
import type { Row } from './read-rows';
import { tablesOf } from './tables';
import { rowLines, verify } from './verify';

/** Tables that hold something in a database that was only just migrated, or that nobody misses. */
const IN_A_FRESH_ONE = new Set(['settings', 'promo_codes', 'rate_limits']);

/** Values that one statement may carry: SQLite takes 32 766, PostgreSQL 65 535. */
const MOST_VALUES = 30_000;
const MOST_ROWS = 200;

async function isEmpty(db: Db, tables: readonly string[]): Promise<boolean> {
  for (const table of tables.filter((name) => !IN_A_FRESH_ONE.has(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

async function dropEverything(db: Db, tables: readonly string[]): Promise<void> {
  const all = [...tables.toReversed(), 'kysely_migration', 'kysely_migration_lock'];
  await db.transaction().execute(async (trx) => {
    for (const table of all) await trx.schema.dropTable(table).ifExists().execute();
  });
}

async function insertPage(trx: Db, table: string, page: readonly Row[]): Promise<void> {
  const columns = Object.keys(page[0] ?? {});
  const values = page.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx);
}

/** All rows of the file in one transaction, in place of those that the migrations made. */
function fill(db: Db, file: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const table of (await tablesOf(trx)).toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
    let [current, page]: [string, Row[]] = ['', []];
    const flush = async () => {
      if (page.length > 0) await insertPage(trx, current, page);
      page = [];
    };
    for await (const [table, row] of rowLines(file)) {
      const isFull = page.length >= Math.min(MOST_ROWS, MOST_VALUES / Object.keys(row).length);
      if (table !== current || isFull) await flush();
      current = table;
      page.push(row);
    }
    await flush();
  });
}

/**
 * Fills a database with a backup: the tables as they were then, its rows, then the migrations since. Returns the row
 * counts. Throws BackupError, with nothing touched, when the file is not whole or comes from a newer version of the
 * app, or when the database holds something and `force` does not say that it may go.
 */
export async function restore(db: Db, file: string, { force = false } = {}): Promise<Foot['rows']> {
  const { head, rows } = await verify(file);
  const unknown = head.migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) throw new BackupError(`The backup is newer than this version: ${unknown.join(', ')}`);
  const tables = await tablesOf(db);
  if (!force && !(await isEmpty(db, tables))) {
    throw new BackupError('The database is not empty. --force replaces everything in it');
  }
  await dropEverything(db, tables);
  await migrate(db, head.migrations);
  await fill(db, file);
  await migrate(db);
  return rows;
}
