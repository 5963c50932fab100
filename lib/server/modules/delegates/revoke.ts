import type { revokeHelper as contract } from '@/lib/contracts/delegates';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { findDelegate, revokeDelegate as markRevoked } from '@/lib/server/modules/delegation/repo';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { delegatesReturns } from '@/lib/server/modules/orders/clients-orders-repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { ownRental, writeDown } from './record-delegate';

/**
 * Takes the right away from somebody, and tells both; once, however often it is asked. What they have ordered and not paid
 * for ends with it: each in a transaction of its own, because in one that books a return its row comes before its store's.
 * Throws Problem not_found for a store or a helper that is not the client's.
 */
export async function revokeDelegate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { orderId, helperId }: RequestOf<typeof contract>,
  user: SessionUser,
): Promise<void> {
  const at = now();
  const rental = await ownRental({ db }, orderId, user);
  const delegate = await findDelegate(db, helperId);
  if (delegate?.store_order_id !== rental.id) throw new Problem('not_found');
  await transact(db, async (trx) => {
    // An order of theirs that is being written has the row until it is there, or comes after.
    await lockOrder(trx, rental.id);
    if (!(await markRevoked(trx, delegate.id, at))) return;
    await writeDown(
      trx,
      delegate,
      { type: 'helper_revoked', topics: ['helper.revoked.customer', 'helper.taken.customer'] },
      at,
    );
  });
  const unpaid = (await delegatesReturns(db, [rental.id])).filter(
    ({ helper_id: by, state }) => by === delegate.id && state === 'awaiting_payment',
  );
  for (const { id } of unpaid) await transact(db, (trx) => endHold(trx, id, 'right_revoked', at));
  wakeOutbox();
}
