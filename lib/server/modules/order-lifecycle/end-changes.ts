import { endSessions } from '@/lib/server/modules/ledger/end-payments';
import { lapsedChanges, moveChange, waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { releasePlaces } from '@/lib/server/modules/slots/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';

type Ending = {
  readonly to: 'lapsed' | 'superseded';
  readonly at: Date;
  /** The change that replaces it. */
  readonly but?: string;
};

/** Ends the order's unpaid change, if there is one, and frees what it holds. The caller has locked the order's row. */
export async function endWaitingChange(trx: Trx, orderId: string, { to, at, but }: Ending): Promise<boolean> {
  const waiting = await waitingChange(trx, orderId, but);
  if (!waiting) return false;
  if (to === 'lapsed' && (waiting.hold_expires_at ?? '') > at.toISOString()) return false;
  if (!(await moveChange(trx, waiting.id, { from: ['awaiting_payment'], to, at }))) return false;
  await releasePlaces(trx, orderId, 'held');
  await endSessions(trx, { orderId, changeId: waiting.id, at });
  const cause = to === 'lapsed' ? 'sweep' : 'visitor';
  await insertEvent(trx, orderId, { type: `change_${to}`, cause, at, detail: { changeId: waiting.id } });
  return true;
}

/** Ends every unpaid change whose hold has lapsed. Returns how many. */
export async function lapseChanges({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return forEachRow({ db, now }, 'sweep.changes', {
    due: (page) => lapsedChanges(db, at, page),
    work: (orderId) =>
      transact(db, async (trx) => {
        const order = await lockOrder(trx, orderId);
        return endWaitingChange(trx, order.id, { to: 'lapsed', at });
      }),
  });
}
