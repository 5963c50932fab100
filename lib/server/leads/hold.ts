import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@/lib/domain/durations';
import { addDays, londonDate, londonInstant } from '@/lib/domain/london-time';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { limitHits } from '../http/limits';
import { Problem } from '../http/problem';
import { enqueue } from '../outbox/enqueue';
import type { Suspicion } from './guards';
import { insertHeld } from './repo';

/** Machines may fill a table, but not the disk: what comes above this in a day is dropped. */
const MOST_A_DAY = { most: 500, windowMs: DAY_MS };
/** When the operator hears of yesterday's, local time. */
const TOLD_AT = '08:00';

/** Keeps a form that looks like a machine's work, apart from the leads; the operator is told of all of a day at once. */
export async function holdForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  type: string,
  bodyJson: string,
  reason: Suspicion,
): Promise<void> {
  const at = now();
  const date = londonDate(at);
  try {
    await limitHits(db, 'held-forms', MOST_A_DAY, at);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await transact(db, async (trx) => {
    await insertHeld(trx, {
      id: randomUUID(),
      type,
      body_json: bodyJson,
      reason,
      created_at: at.toISOString(),
    });
    const availableAt = londonInstant(addDays(date, 1), TOLD_AT);
    await enqueue(
      trx,
      'lead.held.operator',
      { date },
      { dedupeKey: `lead.held.operator:${date}`, now: at, availableAt },
    );
  });
}
