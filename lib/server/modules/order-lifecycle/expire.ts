import type { SlotNeed } from '@/lib/domain/slots/needs';
import { endSessions, endShares } from '@/lib/server/modules/ledger/end-payments';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, moveOrder } from '@/lib/server/modules/orders/repo';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import { returnPromo } from '@/lib/server/modules/quotes/promo-repo';
import { lapsedOrders, releasePlaces } from '@/lib/server/modules/slots/repo';
import { releaseUnit } from '@/lib/server/modules/units/take';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { lapseChanges } from './end-changes';

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
