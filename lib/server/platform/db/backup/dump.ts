import type { Db } from '../schema';
import { appliedMigrations } from '../migrate';
import { sealKind, sealer, writeLines, type Foot, type Head } from './backup-file';
import { PHOTO_FILES, photoLines } from './photo-lines';
import { onSnapshot, rowsOf } from './read-rows';
import { isKept, tablesOf } from './tables';

type Dumping = {
  readonly now: Date;
  readonly secretKey: string | null;
  readonly photoDir: string;
  readonly missing?: (sha256: string) => void;
};

/** Writes a sealed snapshot while the app keeps running. Returns the row counts. */
export async function dump(
  db: Db,
  file: string,
  { now, secretKey, photoDir, missing = () => undefined }: Dumping,
): Promise<Foot['rows']> {
  const rows: Record<string, number> = {};
  const sealed = sealer(secretKey);
  const line = (said: unknown): string => {
    const text = JSON.stringify(said);
    sealed.add(text);
    return `${text}\n`;
  };
  async function* lines(snapshot: Db): AsyncGenerator<string> {
    const migrations = await appliedMigrations(snapshot);
    yield line({
      format: 'smart-storage-and-moving',
      version: 2,
      seal: sealKind(secretKey),
      createdAt: now.toISOString(),
      migrations,
    } satisfies Head);
    for (const table of (await tablesOf(snapshot)).filter(isKept)) {
      rows[table] = 0;
      for await (const page of rowsOf(snapshot, table)) {
        rows[table] += page.length;
        yield page.map((row) => line([table, row])).join('');
      }
    }
    rows[PHOTO_FILES] = 0;
    for await (const photo of photoLines(snapshot, photoDir, missing)) {
      rows[PHOTO_FILES] += 1;
      yield line([PHOTO_FILES, photo]);
    }
    const foot: Foot = { rows, seal: sealed.seal(rows) };
    yield `${JSON.stringify(foot)}\n`;
  }
  await onSnapshot(db, (snapshot) => writeLines(file, lines(snapshot)));
  return rows;
}
