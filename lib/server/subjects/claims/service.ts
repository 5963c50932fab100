import type { ClaimsView, makeClaim } from '@/lib/contracts/claims';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { claimStage, MOST_CLAIMS } from '@/lib/domain/order/claim';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { insertNewClaim } from './make';
import { claimItems, claimsOf } from './repo';
import { claimDto } from './view';
import { claimWindowOf } from './window';

export function claimsService(deps: Deps) {
  const { db, now } = deps;
  return {
    /** The claims of an order and whether more can be made; null for a wrong reference or key. */
    view: async (reference: string, token: string): Promise<ClaimsView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const [window, rows] = await Promise.all([claimWindowOf(db, order), claimsOf(db, order.id)]);
      const items = await claimItems(
        db,
        rows.map(({ id }) => id),
      );
      return {
        reference: order.reference,
        stage: claimStage(window, now()),
        lastDay: window.lastDay,
        isFull: rows.length >= MOST_CLAIMS,
        things: [...new Set(orderOf(order).furnitureItems.map(({ title }) => title))],
        claims: rows.map((row) => claimDto(row, items)),
      };
    },

    /** Throws Problem not_found, also for a wrong key, and what insertNewClaim throws. */
    make: async ({
      reference,
      token,
      ...claimed
    }: RequestOf<typeof makeClaim>): Promise<ResponseOf<typeof makeClaim>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const { claim, items } = await transact(db, (trx) =>
        insertNewClaim(trx, order.id, claimed, { at: now(), by: 'visitor' }),
      );
      wakeOutbox();
      return claimDto(claim, items);
    },
  };
}
