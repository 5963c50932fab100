import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { whenUnlocked } from './when-unlocked';

/**
 * Kysely over Node's own SQLite. One connection a process, handed out to one query or transaction at a time;
 * the file is opened by the first query, so that importing this module (next build) touches nothing.
 * WAL + synchronous=FULL: what was committed survives a kill and a power cut. BEGIN IMMEDIATE takes the write lock
 * at the start, so that a transaction that has read can never fail to write. SQLite itself waits for no lock, which
 * would stop the process: whatever finds the file locked is tried again (when-unlocked.ts).
 */
const PRAGMAS = ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/**
 * node:sqlite takes an object as named parameters and dies on others: say which value it was instead. A text with a zero
 * in it is refused here as PostgreSQL refuses it, so that a backup of either fits into both.
 */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'string' && value.includes('\u0000')) throw new TypeError('No text with U+0000 is stored');
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`Only texts, numbers and null go into the database, not ${typeof value}`);
}

/** Customers are in it: nobody else on the machine may read it. Its journals take its mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // Somebody else's file that we may write: its owner decides who may read it.
  }
}
const OWNER_ONLY = 0o600;

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Another process may be making the file at the same time. */
  static async open(file: string): Promise<Connection> {
    makePrivate(file);
    const database = new DatabaseSync(file);
    try {
      for (const pragma of PRAGMAS) await whenUnlocked(() => database.exec(`PRAGMA ${pragma}`));
    } catch (error) {
      database.close();
      throw error;
    }
    return new Connection(database);
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters.map(toSqlite);
    return whenUnlocked(() => {
      const statement = this.#prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Not offered: nothing here reads more rows than fit in memory. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= 300) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: Connection | null = null;
  #lastInLine: Promise<void> = Promise.resolve();
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = await Connection.open(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#lastInLine;
    let release = (): void => undefined;
    this.#lastInLine = new Promise((resolve) => (release = resolve));
    await turn;
    if (!this.#connection) throw new Error('The database is closed');
    this.#releases.set(this.#connection, release);
    return this.#connection;
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
    return Promise.resolve();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk rolls back by itself; a second time would be an error, which hid the first. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection?.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = null;
    return Promise.resolve();
  }
}

/** SQLite rolls DDL back like anything else, so that a migration is applied whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
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
