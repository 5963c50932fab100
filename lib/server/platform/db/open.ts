import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LogEvent,
  type QueryResult,
} from 'kysely';
import { SQLITE } from './db';
import { SqliteFile } from './sqlite-file';
import { isUnsyncedWrite, SqliteWriter, type Turn, waitUntilSynced } from './sqlite-writer';
import { whenUnlocked } from './when-unlocked';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseLocation } from '@/lib/server/platform/config/config';
import { serverAddresses } from '@/lib/server/platform/config/server-addresses';
import { postgresConnections } from './postgres-pool';
import type { Database, Db } from './schema';
import { severalServers } from './several-servers';

/**
 * Kysely over node:sqlite. One handle writes, for one transaction at a time, and one reads committed data. WAL and
 * synchronous=FULL: committed data survives a power cut. BEGIN IMMEDIATE takes the write lock at the start, so a
 * transaction that has read can never fail to write. when-unlocked.ts retries locked statements.
 */
const NO_WAITING = 'busy_timeout = 0';
const TO_WRITE = [NO_WAITING, 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];
const TO_READ = [NO_WAITING];

type Handles = { readonly writing: SqliteFile; readonly writer: SqliteWriter; readonly reading: SqliteFile };

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

class Connection implements DatabaseConnection {
  readonly #handles: Handles;
  #turn: Turn | null = null;
  /** Leaves the writing handle. Set while the holder runs a transaction that it began by its own statement. */
  #leave: (() => void) | null = null;

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reading } = this.#handles;
    if (this.#turn) return writer.run(this.#turn, query);
    if (this.#leave) return this.#alone(this.#leave, query);
    const { kind } = query.query;
    if (kind === 'SelectQueryNode' && !isUnsyncedWrite(query.query)) return whenUnlocked(() => reading.run(query));
    if (WRITES.has(kind) || kind === 'SelectQueryNode') return writer.write(query, isUnsyncedWrite(query.query));
    return this.#alone(await writer.alone(), query);
  }

  async begin(): Promise<void> {
    this.#turn = await this.#handles.writer.begin();
  }

  async commit(): Promise<void> {
    const turn = this.#turn;
    if (!turn) return;
    this.#handles.writer.release(turn);
    this.#turn = null;
    await waitUntilSynced(turn.group);
  }

  async rollback(): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    if (turn) await this.#handles.writer.rollback(turn);
  }

  /** Rolls back a transaction that the holder began by its own statement. */
  free(): void {
    if (!this.#leave) return;
    this.#handles.writing.tell('rollback');
    this.#leave();
    this.#leave = null;
  }

  /** No query reads more rows than fit in memory. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported');
  }

  async #alone<R>(leave: () => void, query: CompiledQuery): Promise<QueryResult<R>> {
    const { writing } = this.#handles;
    try {
      return await whenUnlocked(() => writing.run(query));
    } finally {
      this.#leave = writing.isInTransaction ? leave : null;
      if (!this.#leave) leave();
    }
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #handles: Handles | null = null;
  readonly #free: Connection[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    const writing = await SqliteFile.open(this.#file, TO_WRITE);
    const reading = await SqliteFile.open(this.#file, TO_READ, true);
    this.#handles = { writing, writer: new SqliteWriter(writing), reading };
  }

  acquireConnection(): Promise<Connection> {
    if (!this.#handles) return Promise.reject(new Error('The database is closed'));
    return Promise.resolve(this.#free.pop() ?? new Connection(this.#handles));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).free();
    this.#free.push(ours(connection));
    return Promise.resolve();
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).rollback();
  }

  /** Closes the writer last: it writes the journal into the file and removes it. */
  async destroy(): Promise<void> {
    const handles = this.#handles;
    if (!handles) return;
    const leave = await handles.writer.alone();
    this.#handles = null;
    handles.reading.close();
    handles.writing.close();
    leave();
  }
}

const ours = (connection: DatabaseConnection): Connection => connection as Connection;

/** Marks DDL as transactional, so that a migration is applied completely or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  readonly [SQLITE] = true;
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

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
