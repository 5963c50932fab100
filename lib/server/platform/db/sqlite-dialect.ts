import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { SQLITE } from './db';
import { SqliteFile } from './sqlite-file';
import { waitUntilSynced, SqliteWriter, type Turn } from './sqlite-writer';
import { isUnsyncedWrite } from './unsynced-writes';
import { whenUnlocked } from './when-unlocked';

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
