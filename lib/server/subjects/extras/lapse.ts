import type { Trx } from '@/lib/server/kernel/db/db';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { unanswered } from './repo';
import { takeStep } from './write-down';

const BATCH = 100;

/** Silence is no: closes what an order was asked and nobody answered in time. The order's row is locked. */
export async function lapseOf(trx: Trx, orderId: string, now: Date): Promise<number> {
  const rows = await unanswered(trx, now, BATCH, orderId);
  for (const extra of rows) await takeStep(trx, extra, { step: 'lapse', cause: 'sweep', at: now });
  return rows.length;
}

/** The same of every order, each in a transaction of its own. Returns how many lapsed. */
export async function lapseExtras({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  let lapsed = 0;
  for (const { order_id: orderId } of await unanswered(db, at, BATCH)) {
    lapsed += await transact(db, async (trx) => {
      await lockOrder(trx, orderId);
      return lapseOf(trx, orderId, at);
    });
  }
  return lapsed;
}
