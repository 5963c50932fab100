import type { KyselyPlugin } from 'kysely';
import type { Db } from './db';

const marked = new WeakSet<object>();

/** Returns whether a query runs through `relaxed`. */
export const isUnsyncedWrite = (query: object): boolean => marked.has(query);

const MARK: KyselyPlugin = {
  transformQuery: ({ node }) => {
    marked.add(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const handles = new WeakMap<Db, Db>();

/**
 * Runs small statements without waiting for the disk: a power cut may lose their writes, but the database stays intact.
 * Use it only for data that nobody was promised (rate limits). Such statements see each other's writes at once. On
 * SQLite each is a transaction of its own (sqlite-writer.ts), on PostgreSQL the table is unlogged.
 */
export function unsyncedWrites<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const handle = handles.get(db) ?? db.withPlugin(MARK);
  handles.set(db, handle);
  return work(handle);
}
