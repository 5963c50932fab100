import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { whenUnlocked } from './when-unlocked';

type Statement = { readonly prepared: StatementSync; readonly hasRows: boolean };

const MOST_STATEMENTS = 300;
const OWNER_ONLY = 0o600;

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

/** One handle on the file, with its prepared statements. SQLite answers at once: nothing here waits. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Another process may be making the file at the same time. */
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

  /** A statement without values or rows: begin, commit. */
  tell(sql: string): void {
    this.#prepare(sql).prepared.run();
  }

  /** SQLite obeys a PRAGMA while it prepares it: one that was prepared before would change nothing the second time. */
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
