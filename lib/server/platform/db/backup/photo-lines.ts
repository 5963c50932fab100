import { keepFile, readFileOf } from '@/lib/server/platform/photo-files/photo-files';
import type { Db } from '../schema';
import { BackupError } from './backup-file';
import { rowsOf, type Row } from './read-rows';

/** A backup holds photo files as if they were rows of this table. */
export const PHOTO_FILES = 'files of photos';

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

/** Throws BackupError when the bytes do not match the SHA-256 in the name. */
export async function restorePhoto(folder: string, { sha256, bytes }: Row): Promise<void> {
  const kept = await keepFile(folder, Buffer.from(String(bytes), 'base64'));
  if (kept !== sha256) throw new BackupError(`The photo ${sha256} is not as it was`);
}
