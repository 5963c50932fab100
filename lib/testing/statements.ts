import { appendFileSync } from 'node:fs';
import type { DatabaseLocation } from '@/lib/server/kernel/config/config';
import { inRunFolder } from './run-folder';

type DatabaseKind = DatabaseLocation['kind'];

/** The statements that this process has run on each kind of database since they were last kept. */
const seen: Readonly<Record<DatabaseKind, Set<string>>> = { sqlite: new Set(), postgres: new Set() };

/**
 * The form of a statement, the same on both databases: without the numbers of its values, the lengths of its lists, and the
 * locks, which SQLite has no words for.
 */
export const formOf = (sql: string): string =>
  sql
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\?(?:, \?)+\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/ for (?:no key )?(?:update|share)(?: skip locked)?/g, '');

export const seeStatement = (kind: DatabaseKind, sql: string): void => void seen[kind].add(formOf(sql));

/** Adds what was seen to the list of this run, which statements-reporter.mjs reads at its end. */
export function keepStatements(): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const lines = [...seen[kind]].map((form) => `${JSON.stringify([kind, form])}\n`);
    appendFileSync(inRunFolder('statements.jsonl'), lines.join(''));
    seen[kind].clear();
  }
}
