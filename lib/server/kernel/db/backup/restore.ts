import { sql } from 'kysely';
import type { Db } from '../db';
import { isSqlite } from '../is-sqlite';
import { MIGRATION_NAMES, migrateWithin } from '../migrate';
import { BackupError, type Foot } from './backup-file';
import { PHOTO_FILES, restorePhoto } from './photo-lines';
import { addMark } from '@/lib/server/kernel/photo-files/folder-mark';
import { readPhotoMark } from '../settings-repo';
import type { Row } from './read-rows';
import { tablesOf } from './tables';
import { rowLines, verify, type Trust } from './verify';

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
  for (const table of [...tables.toReversed(), 'kysely_migration', 'kysely_migration_lock'])
    await db.schema.dropTable(table).ifExists().execute();
}

async function insertPage(db: Db, table: string, page: readonly Row[]): Promise<void> {
  const columns = Object.keys(page[0] ?? {});
  const values = page.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** All rows of the file, in place of those that the migrations made; the files of photos go into their folder. */
async function fill(db: Db, file: string, tables: readonly string[], photoDir: string): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  let [current, page]: [string, Row[]] = ['', []];
  const flush = async () => {
    if (page.length > 0) await insertPage(db, current, page);
    page = [];
  };
  for await (const [table, row] of rowLines(file)) {
    if (table === PHOTO_FILES) {
      await restorePhoto(photoDir, row);
      continue;
    }
    const isFull = page.length >= Math.min(MOST_ROWS, MOST_VALUES / Object.keys(row).length);
    if (table !== current || isFull) await flush();
    current = table;
    page.push(row);
  }
  await flush();
}

/** Throws BackupError unless each table has as many rows as the file. */
async function compareCounts(db: Db, expected: Foot['rows']): Promise<void> {
  for (const [table, count] of Object.entries(expected)) {
    if (table === PHOTO_FILES) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    if (rows[0]?.count !== count) throw new BackupError(`${table} has ${rows[0]?.count} rows and not ${count}`);
  }
}

/** All of the work or nothing of it, on one connection: dropped tables, migrations and rows come and go together. */
const allOrNothing = (db: Db, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await (isSqlite(db) ? sql`begin immediate` : sql`begin`).execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // A full disk has rolled back already, a broken connection will be: then this fails, and the error is the first.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

/** How a backup is restored: `force` replaces what the database holds. */
export type RestoreOptions = Partial<Trust> & {
  readonly force?: boolean;
  /** Where the files of photos go. They are there before the rows that name them. */
  readonly photoDir: string;
};

/**
 * Fills a database with a backup: the tables as they were then, its rows, then the migrations since, in one transaction.
 * Returns the row counts. Whatever it throws, the database is as it was before: BackupError when the file is not whole,
 * altered, not sealed with this key (`unsealed` trusts it all the same) or from a newer version of the app, or when the
 * database holds something and `force` does not say that it may go; else the database's own error.
 */
export async function restore(
  db: Db,
  file: string,
  { force = false, secretKey = null, unsealed = false, photoDir }: RestoreOptions,
): Promise<Foot['rows']> {
  const { head, rows } = await verify(file, { secretKey, unsealed });
  const unknown = head.migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) throw new BackupError(`The backup is newer than this version: ${unknown.join(', ')}`);
  await allOrNothing(db, async (connection) => {
    const before = await tablesOf(connection);
    if (!force && !(await isEmpty(connection, before))) {
      throw new BackupError('The database is not empty. --force replaces everything in it');
    }
    await dropEverything(connection, before);
    await migrateWithin(connection, head.migrations);
    const tables = await tablesOf(connection);
    const strange = Object.keys(rows).filter((table) => table !== PHOTO_FILES && !tables.includes(table));
    if (strange.length > 0) throw new BackupError(`${file} has tables that are not ours: ${strange.join(', ')}`);
    await fill(connection, file, tables, photoDir);
    await compareCounts(connection, rows);
    await migrateWithin(connection);
    const mark = await readPhotoMark(connection);
    if (mark !== null) await addMark(photoDir, mark);
  });
  return rows;
}
