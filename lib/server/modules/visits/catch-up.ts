import { londonDate } from '@/lib/domain/london-time';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { ordersOutOfStep } from './catch-up-repo';
import { syncVisits } from './sync';

/**
 * Gives orders their visits that were booked, moved or cancelled by an instance of a build which knew of none, while
 * instances were replaced one by one (operating/two-builds.md). Returns how many.
 */
export async function catchUpVisits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return forEachRow({ db, now }, 'visits.catch_up', {
    due: (page) => ordersOutOfStep(db, londonDate(at), page),
    work: (id) =>
      transact(db, async (trx) => {
        await syncVisits(trx, await lockOrder(trx, id), at);
        return true;
      }),
  });
}
