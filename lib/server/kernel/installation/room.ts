import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from '@/lib/server/kernel/config/config';
import { isOutOfRoom } from '@/lib/server/kernel/db/is-away';
import { writeTrial } from '@/lib/server/kernel/db/trial-repo';
import type { Deps } from './deps';

/** Less room than this on the disk counts as none: an order is some kilobytes, and so are its mails. */
const LEAST_FREE_BYTES = 2 * 1024 * 1024;
/** More than what a page of the database has left: it needs room of its own. */
const TRIAL_BYTES = 32 * 1024;

/** One memory a process: pages, routes and instrumentation are bundled apart. */
const KEY = Symbol.for('smart-storage-and-moving.out-of-room');
const holder = globalThis as { [KEY]?: boolean };

/** Remembers that the database has refused a write for want of room. */
export function noteFailure(error: unknown): void {
  if (isOutOfRoom(error)) holder[KEY] = true;
}

/**
 * Whether what we write finds room: on our own disk, and (as long as a write has failed for want of it) in the database,
 * by a trial. The rest of the time nothing is written for it.
 */
export async function isRoomToWrite({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<boolean> {
  const free = await Promise.all(writtenFolders(config).map(freeBytes));
  if (free.some((bytes) => bytes !== null && bytes < LEAST_FREE_BYTES)) return false;
  if (!holder[KEY]) return true;
  try {
    await writeTrial(db, randomBytes(TRIAL_BYTES / 2).toString('hex'), now());
  } catch {
    return false;
  }
  holder[KEY] = false;
  return true;
}

/** Where this process writes files: photos, its SQLite database, and mails without a mail server. */
const writtenFolders = ({ database, mail, dataDir, photoDir }: Config): readonly string[] => [
  photoDir,
  ...(database.kind === 'sqlite' || mail.smtpUrl === null ? [dataDir] : []),
];

/** Null for a folder that is not there yet. */
const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
