import type { CompiledQuery, KyselyPlugin, QueryResult } from 'kysely';
import type { Db } from './schema';
import type { SqliteFile } from './sqlite-file';
import { whenUnlocked } from './when-unlocked';

/**
 * A group commit: transactions of about the same time share one COMMIT, because each blocks the process for 1 ms or
 * more. Each is a savepoint that rolls back alone. No caller is told of success before the COMMIT is on the disk.
 */
type Group = {
  isGrowing: boolean;
  readonly settled: Promise<Error | null>;
  readonly end: (error: Error | null) => void;
};

/** A group ends when no statement has joined it for a turn of the event loop, at the latest at this age. */
const LONGEST_GROUP_MS = 25;
const LONGEST_ON_A_SLOW_DISK_MS = 150;

function newGroup(): Group {
  let end: Group['end'] = () => undefined;
  const settled = new Promise<Error | null>((resolve) => (end = resolve));
  return { isGrowing: true, settled, end };
}

/** Waits until a group is on the disk. Throws the error of its commit. */
export async function waitUntilSynced({ settled }: Group): Promise<void> {
  const error = await settled;
  if (error) throw error;
}

/** Casts a thrown value, because SQLite's errors belong to another realm under Jest and fail `instanceof`. */
const asError = (thrown: unknown): Error => thrown as Error;

/** A first-in, first-out lock for one writer at a time. */
class Line {
  #last: Promise<void> = Promise.resolve();

  async enter(): Promise<() => void> {
    const turn = this.#last;
    let leave = (): void => undefined;
    this.#last = new Promise((resolve) => (leave = resolve));
    await turn;
    return leave;
  }
}

/** The head of the queue, with the group that the holder's transaction belongs to. */
export type Turn = { readonly leave: () => void; readonly group: Group };

export class SqliteWriter {
  readonly #file: SqliteFile;
  readonly #line = new Line();
  #group: Group | null = null;
  /** Whether the last COMMIT failed. Until one succeeds, even unsynced writes wait for their commit. */
  #isFailing = false;
  #lastCommitMs = 0;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async begin(): Promise<Turn> {
    const leave = await this.#line.enter();
    try {
      const group = await this.#join();
      this.#file.tell('savepoint part');
      return { leave, group };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Runs a statement of a transaction. Throws when SQLite has rolled back its group, as on a full disk. */
  run<R>({ group }: Turn, query: CompiledQuery): QueryResult<R> {
    if (this.#group !== group) throw new Error('This transaction has ended');
    try {
      return this.#file.run(query);
    } catch (error) {
      this.#noteEnd(error);
      throw error;
    }
  }

  /** Ends a successful transaction and its turn. The transaction is durable once its group is settled. */
  release({ leave, group }: Turn): void {
    if (this.#group === group) this.#file.tell('release part');
    leave();
  }

  /** Rolls back. Waits for the disk, because the cause may be another transaction's data that is not durable yet. */
  async rollback({ leave, group }: Turn): Promise<void> {
    try {
      if (this.#group !== group) return;
      this.#file.tell('rollback to part');
      this.#file.tell('release part');
    } finally {
      leave();
    }
    await group.settled;
  }

  /** Runs one statement as a transaction of its own. An unsynced write does not wait for the disk. */
  async write<R>(query: CompiledQuery, unsyncedWrites: boolean): Promise<QueryResult<R>> {
    const leave = await this.#line.enter();
    let group: Group | null = null;
    try {
      if (unsyncedWrites && !this.#group) return await this.#unsynced(query);
      group = await this.#join();
      const result = this.#file.run<R>(query);
      if (unsyncedWrites && !this.#isFailing) group = null;
      return result;
    } catch (error) {
      this.#noteEnd(error);
      throw error;
    } finally {
      leave();
      if (group) await waitUntilSynced(group);
    }
  }

  /** Takes a turn for statements outside any group (DDL, PRAGMA, BEGIN). Returns the function that ends it. */
  async alone(): Promise<() => void> {
    const leave = await this.#line.enter();
    await this.#commitGroup();
    return leave;
  }

  async #unsynced<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#file.set('synchronous = NORMAL');
    try {
      return await whenUnlocked(() => this.#file.run<R>(query));
    } finally {
      this.#file.set('synchronous = FULL');
    }
  }

  async #join(): Promise<Group> {
    if (this.#group) {
      this.#group.isGrowing = true;
      return this.#group;
    }
    await whenUnlocked(() => this.#file.tell('begin immediate'));
    const group = newGroup();
    this.#group = group;
    const longest = Math.min(LONGEST_ON_A_SLOW_DISK_MS, Math.max(LONGEST_GROUP_MS, this.#lastCommitMs * 2));
    this.#watch(group, performance.now() + longest);
    return group;
  }

  #watch(group: Group, until: number): void {
    setImmediate(() => {
      if (this.#group !== group) return;
      if (group.isGrowing && performance.now() < until) {
        group.isGrowing = false;
        this.#watch(group, until);
      } else void this.alone().then((leave) => leave());
    });
  }

  /** Commits the group. Never throws: the error goes to the callers that wait for the group. */
  async #commitGroup(): Promise<void> {
    const group = this.#group;
    if (!group) return;
    let error: Error | null = null;
    const startedAt = performance.now();
    try {
      await whenUnlocked(() => this.#file.tell('commit'));
    } catch (thrown) {
      error = asError(thrown);
      if (this.#file.isInTransaction) this.#file.tell('rollback');
    }
    this.#lastCommitMs = performance.now() - startedAt;
    this.#end(group, error);
  }

  /** Ends the group when an error has ended its transaction, as a full disk does. */
  #noteEnd(error: unknown): void {
    if (this.#group && !this.#file.isInTransaction) this.#end(this.#group, asError(error));
  }

  #end(group: Group, error: Error | null): void {
    this.#group = null;
    this.#isFailing = error !== null;
    group.end(error);
  }
}

const marked = new WeakSet<object>();

export const isUnsyncedWrite = (query: object): boolean => marked.has(query);

const MARK: KyselyPlugin = {
  transformQuery: ({ node }) => {
    marked.add(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const handles = new WeakMap<Db, Db>();

/** A power cut may lose these writes: only for data that nobody was promised (rate limits). */
export function unsyncedWrites<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const handle = handles.get(db) ?? db.withPlugin(MARK);
  handles.set(db, handle);
  return work(handle);
}
