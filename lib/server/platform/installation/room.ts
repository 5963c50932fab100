import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from '@/lib/server/platform/config/config';
import { isOutOfRoom } from '@/lib/server/platform/db/is-away';
import { writeTrial } from '@/lib/server/platform/db/settings-repo';
import type { Deps } from './deps';

/** The disk counts as full below this. An order and its mails take some kilobytes. */
const LEAST_FREE_BYTES = 2 * 1024 * 1024;
/** Larger than the free space in a database page, so that the write needs disk space. */
const TRIAL_BYTES = 32 * 1024;

/** One state per process, because pages, routes and instrumentation are bundled separately. */
const KEY = Symbol.for('smart-storage-and-moving.out-of-room');
const holder = globalThis as { [KEY]?: boolean };

/** Notes that the database has refused a write because the disk is full. */
export function noteFailure(error: unknown): void {
  if (isOutOfRoom(error)) holder[KEY] = true;
}

/** Returns whether our own disk has space and the database accepts writes. Tries a write only after one has failed. */
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

/** Returns the folders of photos, the SQLite database, and mails without a mail server. */
const writtenFolders = ({ database, mail, dataDir, photoDir }: Config): readonly string[] => [
  photoDir,
  ...(database.kind === 'sqlite' || mail.smtpUrl === null ? [dataDir] : []),
];

/** Returns null when the free space cannot be read, for example because the folder is missing. */
const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
