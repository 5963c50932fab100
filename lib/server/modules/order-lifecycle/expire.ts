import { endSessions, endShares } from '@/lib/server/modules/ledger/end-payments';
import { moveChange, ordersWithLapsedChange, waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { insertEvent, lockOrder, moveOrder } from '@/lib/server/modules/orders/repo';
import { lapsedOrders, releasePlaces } from '@/lib/server/modules/slots/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import type { SlotNeed } from '@/lib/domain/slots/calendar';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import { returnPromo } from '@/lib/server/modules/quotes/promo-repo';
import { releaseUnit } from '@/lib/server/modules/units/take';

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
    due: (page) => ordersWithLapsedChange(db, at, page),
    work: (orderId) =>
      transact(db, async (trx) => {
        const order = await lockOrder(trx, orderId);
        return endWaitingChange(trx, order.id, { to: 'lapsed', at });
      }),
  });
}

/** Why an unpaid order ends. `sweep`: its hold has lapsed. `superseded`: the visitor ordered the same draft again. */
export type ExpiryCause = 'sweep' | 'superseded' | 'operator' | 'right_revoked';

/** Ends an unpaid order, by a `sweep` only if its hold has lapsed. Returns false if it was paid or ended meanwhile. */
export async function endHold(trx: Trx, orderId: string, cause: ExpiryCause, now: Date): Promise<boolean> {
  const order = await moveOrder(trx, orderId, 'lapsed', { at: now, ...(cause === 'sweep' && { lapsedAt: now }) });
  if (!order) return false;
  await releaseHeld(trx, order);
  await endSessions(trx, { orderId, changeId: null, at: now });
  await endShares(trx, orderId, 'shares_unpaid', now);
  await insertEvent(trx, orderId, { type: 'expired', cause, at: now });
  return true;
}

/** Releases the places and the unit of an order that has ended, and its use of a promo code. */
export async function releaseHeld(trx: Trx, order: OrderRow): Promise<void> {
  await releasePlaces(trx, order.id);
  await releaseUnit(trx, order.id);
  const promo = normalPromo(orderOf(order).promo);
  if (promo !== '') await returnPromo(trx, promo);
}

/** Ends lapsed holds, in the given slots or (null) anywhere, and lapsed changes. Returns how many orders. */
export async function expireLapsedHolds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  needs: readonly SlotNeed[] | null = null,
): Promise<number> {
  const at = now();
  await lapseChanges({ db, now });
  return forEachRow({ db, now }, 'sweep.holds', {
    due: (page) => lapsedOrders(db, at, page, needs),
    work: (id) => transact(db, (trx) => endHold(trx, id, 'sweep', at)),
    isWhole: needs === null,
  });
}
