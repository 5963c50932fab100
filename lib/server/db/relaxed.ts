import { sql, SqliteAdapter } from 'kysely';
import type { Db } from './db';

/**
 * Runs one small write without waiting for the disk: what it writes may be lost in a power cut, the database stays
 * whole. Only for what nobody was promised (rate limits). On SQLite the wait is switched off for this write alone,
 * while it has the connection to itself; on PostgreSQL the table is unlogged.
 */
export async function relaxed<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
