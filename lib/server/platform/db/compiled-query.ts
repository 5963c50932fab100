import type { Compilable, CompiledQuery } from 'kysely';
import { isSqlite } from './db';
import type { Db } from './schema';

class Place {
  constructor(readonly name: string) {}
}

/** Compiles a query once. `build` may only bind its values and may not branch on them: compare null with `is`. */
export function compiledQuery<V extends object, O>(
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
