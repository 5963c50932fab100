import type { CompiledQuery, QueryResult } from 'kysely';
import type { SqliteFile } from './sqlite-file';
import { whenUnlocked } from './when-unlocked';

/**
 * A group commit. Waiting for the disk is the most expensive part of a commit (1 ms and more, in which the process is
 * blocked) and takes as long for twenty orders as for one. Writes of about the same time are therefore committed
 * together: each transaction is a savepoint in a common one and rolls back alone when it throws. No caller is told of
 * success before the common COMMIT is on the disk (synchronous=FULL). When the COMMIT fails, all callers get the error.
 */
type Group = {
  /** Whether anything was written or tried in the group since the last check. */
  isGrowing: boolean;
  /** Resolves when the group is committed: null on success, or the error. */
  readonly settled: Promise<Error | null>;
  readonly end: (error: Error | null) => void;
};

/**
 * The maximum age of a group. A group is committed when no statement has joined it for a turn of the event loop, and at
 * the latest after this time. On a slow disk the maximum is twice the duration of the last COMMIT, or else all would
 * wait for small commits.
 */
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

/**
 * Casts a thrown value. SQLite throws only errors, but under Jest they belong to another realm and fail `instanceof`.
 */
const asError = (thrown: unknown): Error => thrown as Error;

/** A queue that lets one writer at a time proceed, in order of arrival. */
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

/** Writes everything of this process into the file. */
export class SqliteWriter {
  readonly #file: SqliteFile;
  readonly #line = new Line();
  #group: Group | null = null;
  /**
   * Whether the last COMMIT failed. Until one succeeds, even relaxed writes wait for their commit and get its error.
   */
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

  /**
   * Runs a statement of a transaction. Throws when its group is gone: SQLite rolls everything back when a disk is full.
   */
  run<R>({ group }: Turn, query: CompiledQuery): QueryResult<R> {
    if (this.#group !== group) throw new Error('This transaction has ended');
    try {
      return this.#file.run(query);
    } catch (error) {
      this.#noteEnd(error);
      throw error;
    }
  }

  /** Ends a successful transaction and gives up its turn. The transaction is durable once its group is `kept`. */
  release({ leave, group }: Turn): void {
    if (this.#group === group) this.#file.tell('release part');
    leave();
  }

  /**
   * Rolls back a transaction. Waits for the disk, because the cause may be data of another transaction that is not
   * durable yet.
   */
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

  /** Runs one statement as a transaction of its own. `relaxed`: does not wait for the disk. */
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

  /**
   * Takes a turn for statements outside any group (DDL, PRAGMA, an explicit BEGIN), with nothing pending. Returns the
   * function that ends the turn.
   */
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

  /** Commits the group at the head of the queue. Never throws: the error goes to those that wait for the group. */
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

  /** Notes when an error has ended the common transaction: a full disk rolls it back in the middle. */
  #noteEnd(error: unknown): void {
    if (this.#group && !this.#file.isInTransaction) this.#end(this.#group, asError(error));
  }

  #end(group: Group, error: Error | null): void {
    this.#group = null;
    this.#isFailing = error !== null;
    group.end(error);
  }
}
