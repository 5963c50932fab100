import type { Db } from '../db';
import { appliedMigrations } from '../migrate';
import { writeLines, type Foot, type Head } from './backup-file';
import { onSnapshot, rowsOf } from './read-rows';
import { isKept, tablesOf } from './tables';

/** Writes everything that the database holds at one moment into a file, while the app goes on. Returns the row counts. */
export async function dump(db: Db, file: string, now: Date): Promise<Foot['rows']> {
  const rows: Record<string, number> = {};

  async function* lines(snapshot: Db): AsyncGenerator<string> {
    const migrations = await appliedMigrations(snapshot);
    const head: Head = { format: 'smart-storage-and-moving', version: 1, createdAt: now.toISOString(), migrations };
    yield `${JSON.stringify(head)}\n`;
    for (const table of (await tablesOf(snapshot)).filter(isKept)) {
      rows[table] = 0;
      for await (const page of rowsOf(snapshot, table)) {
        rows[table] += page.length;
        yield page.map((row) => `${JSON.stringify([table, row])}\n`).join('');
      }
    }
    yield `${JSON.stringify({ rows } satisfies Foot)}\n`;
  }

  await onSnapshot(db, (snapshot) => writeLines(file, lines(snapshot)));
  return rows;
}
