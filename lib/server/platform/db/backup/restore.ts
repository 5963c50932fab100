import { sql } from 'kysely';
import { addMark } from '@/lib/server/platform/photo-files/photo-files';
import { isSqlite } from '../db';
import type { Db } from '../schema';
import { MIGRATION_NAMES, migrateWithin } from '../migrate';
import { currentNames } from '../replaced-migrations';
import { readPhotoMark } from '../settings-repo';
import { BackupError, type Foot } from './backup-file';
import { PHOTO_FILES, restorePhoto } from './photo-lines';
import type { Row } from './read-rows';
import { tablesOf } from './tables';
import { rowLines, verifyBackup, type BackupTrust } from './verify';

/** Tables with rows right after the migrations, or whose rows nobody misses. */
const IN_A_FRESH_ONE = new Set(['settings', 'promo_codes', 'rate_limits']);

/** Bound values in one statement. SQLite allows 32 766, PostgreSQL 65 535. */
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

/** Replaces the rows that the migrations created, and writes the photo files to their folder. */
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

/** Throws BackupError unless every table has as many rows as the backup. */
async function compareCounts(db: Db, expected: Foot['rows']): Promise<void> {
  for (const [table, count] of Object.entries(expected)) {
    if (table === PHOTO_FILES) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    if (rows[0]?.count !== count) throw new BackupError(`${table} has ${rows[0]?.count} rows and not ${count}`);
  }
}

const allOrNothing = (db: Db, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await (isSqlite(db) ? sql`begin immediate` : sql`begin`).execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // Fails after a full disk, which has rolled back, or a broken connection. The first error counts.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

export type RestoreOptions = Partial<BackupTrust> & {
  readonly force?: boolean;
  /** Photo files are written before the rows that name them. */
  readonly photoDir: string;
};

/**
 * Restores in one transaction. Throws BackupError for a file that is incomplete, altered, newer than the app or not
 * sealed with this key (`unsealed` trusts it anyway), and for a database with data unless `force` is set.
 */
export async function restore(
  db: Db,
  file: string,
  { force = false, secretKey = null, unsealed = false, photoDir }: RestoreOptions,
): Promise<Foot['rows']> {
  const { head, rows } = await verifyBackup(file, { secretKey, unsealed });
  const migrations = currentNames(head.migrations);
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) throw new BackupError(`The backup is newer than this version: ${unknown.join(', ')}`);
  await allOrNothing(db, async (connection) => {
    const before = await tablesOf(connection);
    if (!force && !(await isEmpty(connection, before))) {
      throw new BackupError('The database is not empty. --force replaces everything in it');
    }
    await dropEverything(connection, before);
    await migrateWithin(connection, migrations);
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
