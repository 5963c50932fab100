/** `npm run backup [-- file]`: writes the database and its photos into one file while the app runs. */
import './load-env';
import path from 'node:path';
import { parseConfig } from '@/lib/server/platform/config/config';
import { dump } from '@/lib/server/platform/db/backup/dump';
import { withDatabase } from '@/lib/server/platform/db/open';

async function backup(): Promise<void> {
  const { database, dataDir, photoDir, secretKey } = parseConfig(process.env);
  const now = new Date();
  const name = `smart-${now.toISOString().replace(/[-:.]/g, '')}.jsonl.gz`;
  const file = path.resolve(process.argv[2] ?? path.join(dataDir, 'backups', name));
  const lost: string[] = [];
  const options = { now, secretKey, photoDir, missing: (sha256: string) => void lost.push(sha256) };
  const rows = await withDatabase(database, (db) => dump(db, file, options));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${total} rows, ${rows.orders ?? 0} of them orders.`);
  if (lost.length > 0) console.warn(`${lost.length} files of photos are not in ${photoDir}: ${lost.join(', ')}`);
}

void backup();
