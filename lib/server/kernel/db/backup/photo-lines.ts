import { keepFile, readFileOf } from '@/lib/server/kernel/photo-files/photo-files';
import type { Db } from '../db';
import { BackupError } from './backup-file';
import { rowsOf, type Row } from './read-rows';

/** Beside the rows a backup has the files that rows name, a line each, as if they were rows of a table of this name. */
export const PHOTO_FILES = 'files of photos';

/** The files of a snapshot's photos, each once. Of one that is not there `missing` is told: its row is in the backup. */
export async function* photoLines(
  snapshot: Db,
  folder: string,
  missing: (sha256: string) => void,
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  for await (const page of rowsOf(snapshot, 'photos')) {
    for (const sha256 of page.flatMap((row) => [String(row.sha256), String(row.thumbnail_sha256)])) {
      if (seen.has(sha256)) continue;
      seen.add(sha256);
      const bytes = await readFileOf(folder, sha256);
      if (bytes) yield { sha256, bytes: bytes.toString('base64') };
      else missing(sha256);
    }
  }
}

/** Puts a file back in its place. Throws BackupError where its bytes are not those that its name says. */
export async function restorePhoto(folder: string, { sha256, bytes }: Row): Promise<void> {
  const kept = await keepFile(folder, Buffer.from(String(bytes), 'base64'));
  if (kept !== sha256) throw new BackupError(`The photo ${sha256} is not as it was`);
}
