import { isMigrated } from '@/lib/server/platform/db/migrate';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { isRoomToWrite } from '@/lib/server/platform/installation/room';
import { oldestDueAge } from '@/lib/server/platform/outbox/dispatch';
import { areMailsRefused } from '@/lib/server/platform/outbox/refused-repo';
import { countFailures } from '@/lib/server/platform/row-failures/repo';
import { photoFolder, type PhotoFolder } from '@/lib/server/modules/photos/folder';

/** A message that has been due for longer means that the delivery has stopped. */
const MAX_DUE_SECONDS = 600;

export type Readiness = {
  readonly ready: boolean;
  readonly database: 'reachable' | 'unreachable';
  readonly migrations: 'done' | 'missing' | 'unknown';
  /** When the disk is full, only prices and pages work. */
  readonly disk: 'room' | 'full' | 'unknown';
  /** Whether the photo folder exists, is writable and belongs to the database. */
  readonly photos: PhotoFolder | 'unknown';
  /** `refused`: mails are kept, and retried for three days. */
  readonly mails: 'taken' | 'refused' | 'unknown';
  /** In seconds; null when none is due. */
  readonly oldestDueMessage: number | null;
  /** Faults that need an operator while the instance keeps working. */
  readonly warnings: readonly 'rows_not_processed'[];
  readonly rowsNotProcessed: number;
};

const UNKNOWN = {
  disk: 'unknown',
  photos: 'unknown',
  mails: 'unknown',
  oldestDueMessage: null,
  warnings: [],
  rowsNotProcessed: 0,
} as const;

/** Returns whether this instance can do its work. Never throws. */
export async function readiness(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<Readiness> {
  const { db, now } = deps;
  try {
    if (!(await isMigrated(db))) return { ready: false, database: 'reachable', migrations: 'missing', ...UNKNOWN };
    const oldestDueMessage = await oldestDueAge(db, now());
    const disk = (await isRoomToWrite(deps)) ? 'room' : 'full';
    const photos = await photoFolder(deps);
    const mails = (await areMailsRefused(db, now())) ? 'refused' : 'taken';
    const isLate = oldestDueMessage !== null && oldestDueMessage > MAX_DUE_SECONDS;
    const ready = !isLate && disk === 'room' && photos === 'kept' && mails === 'taken';
    const rowsNotProcessed = await countFailures(db);
    const warnings = rowsNotProcessed > 0 ? (['rows_not_processed'] as const) : [];
    const seen = { disk, photos, mails, oldestDueMessage, warnings, rowsNotProcessed } as const;
    return { ready, database: 'reachable', migrations: 'done', ...seen };
  } catch {
    return { ready: false, database: 'unreachable', migrations: 'unknown', ...UNKNOWN };
  }
}
