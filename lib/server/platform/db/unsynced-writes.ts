import type { KyselyPlugin } from 'kysely';
import type { Db } from './schema';

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
