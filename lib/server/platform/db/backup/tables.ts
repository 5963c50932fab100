import { sql } from 'kysely';
import { isSqlite } from '../db';
import type { Db } from '../schema';

/** Short-lived counters in a table that may be lost in a crash. */
const NOT_KEPT = new Set(['rate_limits']);

type Reference = { readonly child: string; readonly parent: string };

async function references(db: Db): Promise<readonly Reference[]> {
  const query = isSqlite(db)
    ? sql<Reference>`
        select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table'`
    : sql<Reference>`
        select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace`;
  return (await query.execute(db)).rows;
}

function inOrder(names: readonly string[], refers: readonly Reference[]): readonly string[] {
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { child, parent } of refers) if (child === name && parent !== name) visit(parent);
    ordered.add(name);
  };
  for (const name of names.toSorted()) visit(name);
  return [...ordered];
}

/** Returns the app's tables, each after those it refers to. */
export async function tablesOf(db: Db): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return inOrder(
    tables.filter(({ isView }) => !isView).map(({ name }) => name),
    await references(db),
  );
}

export const isKept = (table: string): boolean => !NOT_KEPT.has(table);
