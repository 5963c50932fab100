/**
 * `npm run restore -- file [--force] [--unsealed]`: restores a backup into an empty database, or with --force into any,
 * all of it or nothing. With SECRET_KEY only a backup sealed by this key is accepted; --unsealed accepts any. Stop the
 * app first.
 */
import './load-env';
import path from 'node:path';
import { parseConfig } from '@/lib/server/platform/config/config';
import { BackupError } from '@/lib/server/platform/db/backup/backup-file';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { withDatabase } from '@/lib/server/platform/db/open';

async function run(): Promise<void> {
  const [file, ...options] = process.argv.slice(2);
  if (!file) throw new BackupError('Which file? npm run restore -- data/backups/….jsonl.gz');
  const [force, unsealed] = [options.includes('--force'), options.includes('--unsealed')];
  const { database, photoDir, secretKey } = parseConfig(process.env);
  const rows = await withDatabase(database, (db) =>
    restore(db, path.resolve(file), { force, unsealed, secretKey, photoDir }),
  );
  console.log(`Restored. Orders: ${rows.orders ?? 0}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
});
