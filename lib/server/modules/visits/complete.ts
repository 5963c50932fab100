import { minutesAfter } from '@/lib/domain/durations';
import { UNDO_MINUTES } from '@/lib/domain/visits/assumptions';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { insertEvent, lockOrder, moveOrder } from '@/lib/server/modules/orders/repo';
import { askForReview } from '@/lib/server/modules/reviews/service';
import { ordersDoneBy, visitsOf } from './repo';

/**
 * Completes every order whose visits are all done, once the last of them can no longer be undone; each in a transaction of
 * its own. Returns how many.
 */
export async function completeDoneOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  const by = minutesAfter(at, -UNDO_MINUTES);
  return forEachRow({ db, now }, 'visits.complete', {
    due: (page) => ordersDoneBy(db, by, page),
    work: (id) =>
      transact(db, async (trx) => {
        await lockOrder(trx, id);
        // A step may have been undone since it was looked for.
        if (!isAllDoneBy(await visitsOf(trx, id), by)) return false;
        if (!(await moveOrder(trx, id, 'completed', { at }))) return false;
        await insertEvent(trx, id, { type: 'completed', cause: 'crew', at });
        await askForReview(trx, id, at);
        return true;
      }),
  });
}

function isAllDoneBy(visits: readonly VisitRow[], instant: Date): boolean {
  const due = visits.filter(({ state }) => state !== 'cancelled');
  return due.length > 0 && due.every(({ done_at: at }) => at !== null && at <= instant.toISOString());
}
