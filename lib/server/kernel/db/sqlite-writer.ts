import type { CompiledQuery, QueryResult } from 'kysely';
import type { SqliteFile } from './sqlite-file';
import { whenUnlocked } from './when-unlocked';

/**
 * Waiting for the disk is the dearest part of a commit (1 ms and more, in which the process stands still), and SQLite waits
 * as long for one order as for twenty. So what is written at about the same time is committed together: each transaction
 * is a savepoint in a common one, all of it or nothing, undone alone when it throws. Nobody is told that theirs is done
 * before the common COMMIT is on the disk (synchronous=FULL); when that fails all are told so.
 */
type Group = {
  /** Something was written or tried in it since somebody last looked. */
  isGrowing: boolean;
  /** Null: it is on the disk. */
  readonly settled: Promise<Error | null>;
  readonly end: (error: Error | null) => void;
};

/**
 * A group is committed when nobody has come to it for a turn of the event loop, at the latest after so long; where the
 * disk is slow after twice as long as the last COMMIT took, or else all would wait for commits of a few.
 */
const LONGEST_GROUP_MS = 25;
const LONGEST_ON_A_SLOW_DISK_MS = 150;

function newGroup(): Group {
  let end: Group['end'] = () => undefined;
  const settled = new Promise<Error | null>((resolve) => (end = resolve));
  return { isGrowing: true, settled, end };
}

/** Waits until what was done in a group is on the disk; throws what went wrong. */
export async function kept({ settled }: Group): Promise<void> {
  const error = await settled;
  if (error) throw error;
}

/** SQLite throws errors and nothing else; under Jest they are those of another realm, and no instances of ours. */
const asError = (thrown: unknown): Error => thrown as Error;

/** Only one at a time writes, in the order in which they came. */
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

/** Somebody's place at the head of the line, with the group that their transaction is a part of. */
export type Turn = { readonly leave: () => void; readonly group: Group };

/** All writing of this process into the file. */
export class SqliteWriter {
  readonly #file: SqliteFile;
  readonly #line = new Line();
  #group: Group | null = null;
  /** The last COMMIT failed: until one succeeds even those are told who need not wait. */
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

  /** A statement of a transaction. Throws when its group is gone: SQLite undoes everything when a disk is full. */
  run<R>({ group }: Turn, query: CompiledQuery): QueryResult<R> {
    if (this.#group !== group) throw new Error('This transaction has ended');
    try {
      return this.#file.run(query);
    } catch (error) {
      this.#noteEnd(error);
      throw error;
    }
  }

  /** The end of a transaction that goes into its group: it is done when that is `kept`. */
  release({ leave, group }: Turn): void {
    if (this.#group === group) this.#file.tell('release part');
    leave();
  }

  /** What made a transaction throw may have been written by one that is not on the disk yet: that is waited for. */
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

  /** One statement by itself. `relaxed`: nobody was promised it, so the disk is not waited for. */
  async write<R>(query: CompiledQuery, relaxed: boolean): Promise<QueryResult<R>> {
    const leave = await this.#line.enter();
    let group: Group | null = null;
    try {
      if (relaxed && !this.#group) return await this.#unsynced(query);
      group = await this.#join();
      const result = this.#file.run<R>(query);
      if (relaxed && !this.#isFailing) group = null;
      return result;
    } catch (error) {
      this.#noteEnd(error);
      throw error;
    } finally {
      leave();
      if (group) await kept(group);
    }
  }

  /** What belongs to no group (DDL, PRAGMA, a BEGIN of one's own): the line is entered for it, and nothing is pending. */
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

  /** At the head of the line. Never throws: those who wait for the group are told. */
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

  /** A full disk ends the common transaction by itself, in the middle. */
  #noteEnd(error: unknown): void {
    if (this.#group && !this.#file.isInTransaction) this.#end(this.#group, asError(error));
  }

  #end(group: Group, error: Error | null): void {
    this.#group = null;
    this.#isFailing = error !== null;
    group.end(error);
  }
}
