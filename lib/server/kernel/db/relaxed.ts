import type { KyselyPlugin } from 'kysely';
import type { Db } from './db';

const marked = new WeakSet<object>();

/** Whether this query was asked for through `relaxed`. */
export const isRelaxed = (query: object): boolean => marked.has(query);

const MARK: KyselyPlugin = {
  transformQuery: ({ node }) => {
    marked.add(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const handles = new WeakMap<Db, Db>();

/**
 * Runs small statements without waiting for the disk: what they write may be lost in a power cut, the database stays
 * whole. Only for what nobody was promised (rate limits). They see what others of their kind have written, at once.
 * On SQLite each stands by itself (sqlite-writer.ts); on PostgreSQL the table is unlogged.
 */
export function relaxed<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const handle = handles.get(db) ?? db.withPlugin(MARK);
  handles.set(db, handle);
  return work(handle);
}
