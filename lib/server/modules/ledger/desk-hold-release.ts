import { holdForms, type HoldReleaseLine } from '@/lib/contracts/desk-orders';
import { holdGroupsOf } from '@/lib/domain/order/hold';
import { deskPath } from '@/lib/routes';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import { moment } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { heldOrders } from './desk-unpaid-repo';

export async function holdReleaseLines({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly HoldReleaseLine[]> {
  const at = now();
  const held = (await heldOrders(db, at)).map((row) => ({
    address: row.address_key,
    orderedAt: new Date(row.created_at),
  }));
  return holdGroupsOf(held).map(({ address, orders, since }) => ({
    text: `${orders} unpaid orders ${address === null ? 'in all' : 'from one internet connection'} are holding slots, the first since ${moment(since.toISOString())}.`,
    button: `Release these ${orders}`,
    release: { address: address ?? '', orderedBy: at.toISOString() },
  }));
}

export const holdActions = deskActions(holdForms, {
  releaseHolds: {
    /**
     * Frees the places of unpaid orders that the desk saw, except telephone bookings and part-paid orders. A customer
     * who pays all the same gets the slot while it is free (BOOK-3). Throws Problem nothing_to_change.
     */
    run: async ({ db, now }, operator, { address, orderedBy }) => {
      const at = now();
      await transact(db, async (trx) => {
        const held = await heldOrders(trx, at, new Date(orderedBy));
        let released = 0;
        for (const { id } of held.filter((row) => address === '' || row.address_key === address)) {
          await lockOrder(trx, id);
          if ((await sharesOf(trx, id)).some(({ state }) => state === 'paid')) continue; // Paid since the list was read.
          if (await endHold(trx, id, 'operator', at)) released += 1;
        }
        if (released === 0) throw new Problem('nothing_to_change');
        await recordAudit(trx, operator, at, {
          action: 'holds.released',
          subject: address === '' ? 'All unpaid orders' : 'One internet connection',
          before: { 'unpaid orders': held.length },
          after: { 'unpaid orders': held.length - released },
        });
      });
    },
    done: 'The slots are open again. If one of these customers still pays, they get their slot as long as nobody else has taken it.',
    page: () => deskPath('orders'),
  },
});
