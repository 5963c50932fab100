import type { stopHelpersReturn as contract } from '@/lib/contracts/delegates';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { changesService } from '@/lib/server/modules/changes/service';
import { findDelegate } from '@/lib/server/modules/delegation/repo';
import { findOrder, insertEvent } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { ownRental } from './record-delegate';

/**
 * Cancels a return that a helper ordered from one of the client's own stores, on the terms that its order has: what goes
 * back goes to who paid, and both are told. Throws Problem not_found for any other order, and as cancelling does.
 */
export async function cancelDelegatesReturn(
  deps: Deps,
  { orderId, returnId, version, expectedRefund }: RequestOf<typeof contract>,
  user: SessionUser,
): Promise<void> {
  const rental = await ownRental(deps, orderId, user);
  const order = await findOrder(deps.db, returnId);
  if (order?.store_order_id !== rental.id || order.helper_id === null) throw new Problem('not_found');
  const delegate = await findDelegate(deps.db, order.helper_id);
  if (!delegate) throw new Problem('not_found');
  const { db, now, config } = deps;
  const token = orderToken(await readSecret(db, config.secretKey), order.id);
  const idempotencyKey = `stopped-${order.id}-${version}`;
  await changesService(deps).cancel({ id: order.id, token, idempotencyKey, version, expectedRefund });
  const at = now();
  const [topic, dedupeKey] = ['helper.stopped.customer', `helper.stopped.customer:${order.id}`] as const;
  const detail = { helper: delegate.name, reference: order.reference };
  await transact(db, async (trx) => {
    await insertEvent(trx, rental.id, { type: 'helper_stopped', cause: 'visitor', at, detail });
    await enqueue(trx, topic, { orderId: order.id, helperId: delegate.id }, { dedupeKey, now: at });
  });
  wakeOutbox();
}
