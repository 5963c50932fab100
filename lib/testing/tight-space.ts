import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/platform/db/schema';

const run = promisify(execFile);
const SIZE_MB = 8;

export type TightSpace = {
  readonly folder: string;
  /** Fills the database in the folder until no further row fits. */
  readonly fill: (db: Db) => Promise<void>;
  readonly free: (db: Db) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Writes until the disk is full. */
async function fillDisk(file: string): Promise<void> {
  for (const bytes of [1 << 16, 1 << 12, 1 << 8]) {
    const block = Buffer.alloc(bytes);
    while (
      await writeFile(file, block, { flag: 'a' }).then(
        () => true,
        () => false,
      )
    );
  }
}

/** Returns a disk of a few megabytes where mounting is allowed. Elsewhere it limits the size of the SQLite file. */
export async function tightSpace(): Promise<TightSpace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-tight-'));
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder];
  const isMounted = await run('mount', mount).then(
    () => true,
    () => false,
  );
  const filler = path.join(folder, 'filler');
  const limit = (db: Db, pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  return {
    folder,
    fill: async (db) => {
      if (isMounted) await fillDisk(filler);
      else await limit(db, 1);
    },
    free: async (db) => {
      if (isMounted) await rm(filler);
      else await limit(db, 1_000_000);
    },
    remove: async () => {
      if (isMounted) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
