import { appendFileSync } from 'node:fs';
import type { DatabaseLocation } from '@/lib/server/platform/config/config';
import { inRunFolder } from './run-folder';

type DatabaseKind = DatabaseLocation['kind'];

/** The statements that this process has run on each kind of database since the last save. */
const seen: Readonly<Record<DatabaseKind, Set<string>>> = { sqlite: new Set(), postgres: new Set() };

/**
 * Returns the form of a statement that is equal on both databases: without the numbers of its values, the lengths of
 * its lists, and the locks, which SQLite does not have.
 */
export const formOf = (sql: string): string =>
  sql
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\?(?:, \?)+\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/ for (?:no key )?(?:update|share)(?: skip locked)?/g, '');

export const seeStatement = (kind: DatabaseKind, sql: string): void => void seen[kind].add(formOf(sql));

/** Appends the seen statements to the list of this run, which statements-reporter.mjs reads at the end. */
export function keepStatements(): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const lines = [...seen[kind]].map((form) => `${JSON.stringify([kind, form])}\n`);
    appendFileSync(inRunFolder('statements.jsonl'), lines.join(''));
    seen[kind].clear();
  }
}
