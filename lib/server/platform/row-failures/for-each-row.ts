import { isDatabaseAway, isOutOfRoom } from '@/lib/server/platform/db/is-away';
import type { RowFailureRow } from '@/lib/server/platform/db/schema';
import { UnreadableDocument } from '@/lib/server/platform/documents/document';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { countRowFailure } from '@/lib/server/platform/observability/metrics';
import { report } from '@/lib/server/platform/observability/report';
import { deleteFailures, failuresOf, putFailure, referenceOf } from './repo';
import type { RowTask } from './tasks';

type Ports = Pick<Deps, 'db' | 'now'>;

export type Page = { readonly after: string; readonly limit: number };

type RowWork = {
  readonly due: (page: Page) => Promise<readonly string[]>;
  /** Processes one row in a transaction of its own. Returns whether anything was done. */
  readonly work: (id: string) => Promise<boolean>;
  /** False for a list that leaves out rows of the task. Their failures then stay. */
  readonly isWhole?: boolean;
  readonly limit?: number;
};

const BATCH = 100;
const WHOLE_STEP = '';

/**
 * Skips a row that throws, and stores its failure until a later call succeeds. Returns how many rows were processed.
 * Throws when the database is away or full.
 */
export async function forEachRow(
  ports: Ports,
  task: RowTask,
  { due, work, isWhole = true, limit = BATCH }: RowWork,
): Promise<number> {
  const known = await failuresOf(ports.db, task);
  const failed = new Set<string>();
  let [done, after] = [0, ''];
  for (;;) {
    const ids = await due({ after, limit });
    for (const id of ids) {
      try {
        if (await work(id)) done += 1;
      } catch (error) {
        failed.add(id);
        await storeFailure(ports, { task, id, error, known });
      }
    }
    if (ids.length < limit) break;
    after = ids.at(-1) ?? after;
  }
  if (isWhole) await clearFailures(ports, { task, known, isFailed: (id) => failed.has(id) || id === WHOLE_STEP });
  return done;
}

/** Returns null when the step failed, so that the next steps run. Throws when the database is away or full. */
export async function runStep<T>(ports: Ports, task: RowTask, step: () => Promise<T>): Promise<T | null> {
  const known = (await failuresOf(ports.db, task)).filter(({ row_id: id }) => id === WHOLE_STEP);
  try {
    const result = await step();
    await clearFailures(ports, { task, known, isFailed: () => false });
    return result;
  } catch (error) {
    await storeFailure(ports, { task, id: WHOLE_STEP, error, known });
    return null;
  }
}

type Known = readonly RowFailureRow[];
type Failure = { readonly task: RowTask; readonly id: string; readonly error: unknown; readonly known: Known };

/**
 * Stores, counts and reports a failure, once for each code. Throws the error when the database is away or full, because
 * then no row is at fault.
 */
export async function storeFailure({ db, now }: Ports, { task, id, error, known }: Failure): Promise<void> {
  if (isDatabaseAway(error) || isOutOfRoom(error)) throw error;
  const [job = '', step = ''] = task.split('.');
  countRowFailure(job, step);
  const code = codeOf(error);
  if (known.some((row) => row.row_id === id && row.code === code)) return;
  const own = error instanceof UnreadableDocument ? error.reference : null;
  const reference = own ?? (await referenceOf(db, id)) ?? id;
  report(error, { where: task, ...(reference !== '' && { reference }) });
  await putFailure(db, { task, row_id: id, reference, code, since: now().toISOString() });
}

type Cleared = { readonly task: RowTask; readonly known: Known; readonly isFailed: (id: string) => boolean };

/** Deletes the known failures of rows that no longer fail, or are no longer due. */
export async function clearFailures({ db }: Ports, { task, known, isFailed }: Cleared): Promise<void> {
  const over = known.map(({ row_id: id }) => id).filter((id) => !isFailed(id));
  if (over.length > 0) await deleteFailures(db, task, over);
}

/** Leaves out the message, which may hold a stored value. Messages of UnreadableDocument never do. */
function codeOf(error: unknown): string {
  if (error instanceof UnreadableDocument) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * Returns a list entry. When its row cannot be read, reports it under `reference` and returns `instead`, so that the
 * other entries are still shown.
 */
export function readable<T>(reference: string, make: () => T, instead: T): T {
  try {
    return make();
  } catch (error) {
    report(error, { where: 'list', reference });
    return instead;
  }
}

/** Reports an unreadable document and returns null. Rethrows every other error. */
export function nullIfUnreadable(error: unknown): null {
  if (!(error instanceof UnreadableDocument)) throw error;
  report(error, { where: 'list', reference: error.reference ?? '' });
  return null;
}
