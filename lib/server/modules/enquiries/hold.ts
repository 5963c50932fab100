import { randomUUID } from 'node:crypto';
import { DAY_MS, minutesAfter } from '@/lib/domain/durations';
import { LOOKED_AT_AFTER_MINUTES, type Suspicion } from '@/lib/domain/enquiries/held-form';
import { Problem } from '@/lib/server/platform/base/problem';
import type { HeldFormRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertHeld } from './repo';

/** Machines may fill a table, but not the disk: what comes above this in a day is dropped. */
const MOST_A_DAY = { most: 500, windowMs: DAY_MS };

/** Keeps a form that looks like a machine's work, apart from the leads, until the rules look at it (look-at-held.ts). */
export async function holdForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  type: string,
  sent: HeldFormRow['body_json'],
  reason: Suspicion,
): Promise<void> {
  const at = now();
  try {
    await limitHits(db, 'held-forms', MOST_A_DAY, at);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  const heldId = randomUUID();
  await transact(db, async (trx) => {
    await insertHeld(trx, {
      id: heldId,
      type,
      body_json: sent,
      reason,
      created_at: at.toISOString(),
    });
    await enqueue(
      trx,
      'lead.held.review',
      { heldId },
      {
        dedupeKey: `lead.held.review:${heldId}`,
        now: at,
        availableAt: minutesAfter(at, LOOKED_AT_AFTER_MINUTES),
      },
    );
  });
}
