import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { whenUnlocked } from './when-unlocked';

type Statement = { readonly prepared: StatementSync; readonly hasRows: boolean };

const MOST_STATEMENTS = 300;
const OWNER_ONLY = 0o600;

/** Converts a value for SQLite. Throws TypeError for an object, and for U+0000, which PostgreSQL refuses. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'string' && value.includes('\u0000')) throw new TypeError('No text with U+0000 is stored');
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`Only texts, numbers and null go into the database, not ${typeof value}`);
}

/** Makes the file readable by its owner only, because it holds customers' data. Its journals inherit the mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // The file belongs to another user and we may write to it: its owner decides who may read it.
  }
}

/** A handle on the file with its prepared statements. All calls are synchronous. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  static async open(file: string, pragmas: readonly string[], readOnly = false): Promise<SqliteFile> {
    if (!readOnly) makePrivate(file);
    const database = new DatabaseSync(file, { readOnly });
    try {
      for (const pragma of pragmas) await whenUnlocked(() => database.exec(`PRAGMA ${pragma}`));
    } catch (error) {
      database.close();
      throw error;
    }
    return new SqliteFile(database);
  }

  run<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const values = parameters.map(toSqlite);
    const { prepared, hasRows } = this.#prepare(sql);
    if (hasRows) return { rows: prepared.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(prepared.run(...values).changes) };
  }

  tell(sql: string): void {
    this.#prepare(sql).prepared.run();
  }

  /** Runs a PRAGMA unprepared, because SQLite applies a prepared one only while preparing it. */
  set(pragma: string): void {
    this.#database.exec(`PRAGMA ${pragma}`);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const prepared = this.#database.prepare(sql);
    const statement = { prepared, hasRows: prepared.columns().length > 0 };
    this.#statements.set(sql, statement);
    return statement;
  }
}
