import type { Trx } from '@/lib/server/platform/db/db';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { ordersUnanswered, unanswered } from './repo';
import { takeStep } from './write-down';

/** Silence is no: closes what an order was asked and nobody answered in time. The order's row is locked. */
export async function lapseOf(trx: Trx, orderId: string, now: Date): Promise<number> {
  const rows = await unanswered(trx, now, orderId);
  for (const extra of rows) await takeStep(trx, extra, { step: 'lapse', cause: 'sweep', at: now });
  return rows.length;
}

/** Closes the unanswered extras of every order. Returns for how many orders any was closed. */
export async function lapseExtras({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return forEachRow({ db, now }, 'sweep.extras', {
    due: (page) => ordersUnanswered(db, at, page),
    work: (orderId) =>
      transact(db, async (trx) => {
        await lockOrder(trx, orderId);
        return (await lapseOf(trx, orderId, at)) > 0;
      }),
  });
}
