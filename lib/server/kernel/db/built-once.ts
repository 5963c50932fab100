import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db';
import { isSqlite } from './is-sqlite';

/** Where a value goes, while a query is built. */
class Place {
  constructor(readonly name: string) {}
}

/**
 * A query that is asked with every call: it is built and turned into SQL once, and later only its values are put in,
 * which is a tenth of the work. Its values must be values in it and nothing else: what `build` does may not depend on
 * them (null is compared with `is`, not with `=`).
 * @returns the rows that it answers with
 */
export function builtOnce<V extends object, O>(
  build: (db: Db, values: V) => Compilable<O>,
): (db: Db, values: V) => Promise<readonly O[]> {
  const known = new Map<string, CompiledQuery<O>>();

  function queryFor(db: Db, names: readonly string[]): CompiledQuery<O> {
    const key = `${isSqlite(db) ? 'sqlite' : 'postgres'} ${names.join()}`;
    const places = () => Object.fromEntries(names.map((name) => [name, new Place(name)])) as V;
    const query = known.get(key) ?? build(db, places()).compile();
    known.set(key, query);
    return query;
  }

  return async (db, values) => {
    const named = values as Readonly<Record<string, unknown>>;
    const query = queryFor(db, Object.keys(named));
    const parameters = query.parameters.map((value) => (value instanceof Place ? named[value.name] : value));
    return (await db.executeQuery<O>({ ...query, parameters })).rows;
  };
}
