import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type Dialect, type LogEvent } from 'kysely';
import type { DatabaseLocation } from '@/lib/server/platform/config/config';
import { serverAddresses } from '@/lib/server/platform/config/server-addresses';
import { postgresConnections } from './postgres-pool';
import type { Database, Db } from './schema';
import { severalServers } from './several-servers';
import { sqliteDialect } from './sqlite-dialect';

/** Receives every statement with its duration in milliseconds and its SQL without the values. */
export type QueryObserver = (isGood: boolean, milliseconds: number, sql: string) => void;

function postgresDialect(url: string, poolSize: number): Dialect {
  const addresses = serverAddresses(url);
  const pool = () =>
    addresses.length > 1 ? severalServers(addresses, poolSize) : postgresConnections(url, poolSize).pool;
  return new PostgresDialect({ pool: () => Promise.resolve(pool()) });
}

/** Creates the folder when it is first used, in the process that writes to it. */
function lazySqlite(file: string): Dialect {
  const dialect = sqliteDialect(file);
  return {
    ...dialect,
    createDriver: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      return dialect.createDriver();
    },
  };
}

/** Returns a database handle, which connects with the first query and does not migrate. Close it with `.destroy()`. */
export function openDatabase(location: DatabaseLocation, observe?: QueryObserver): Db {
  const dialect =
    location.kind === 'sqlite' ? lazySqlite(location.file) : postgresDialect(location.url, location.poolSize ?? 10);
  if (!observe) return new Kysely<Database>({ dialect });
  const log = ({ level, queryDurationMillis, query }: LogEvent) =>
    observe(level === 'query', queryDurationMillis, query.sql);
  return new Kysely<Database>({ dialect, log });
}

export async function withDatabase<T>(location: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(location);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
