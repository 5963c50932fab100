import type { stopHelpersReturn as contract } from '@/lib/contracts/helpers';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderToken, readSecret } from '@/lib/server/kernel/installation/token';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { changesService } from '@/lib/server/subjects/changes/service';
import { findOrder, insertEvent } from '@/lib/server/subjects/orders/repo';
import { findHelper } from '@/lib/server/subjects/rights/repo';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { ownStore } from './own-store';

/**
 * Cancels a return that a helper ordered from one of the client's own stores, on the terms that its order has: what goes
 * back goes to who paid, and both are told. Throws Problem not_found for any other order, and as cancelling does.
 */
export async function stopHelpersReturn(
  deps: Deps,
  { orderId, returnId, version, expectedRefund }: RequestOf<typeof contract>,
  user: SessionUser,
): Promise<void> {
  const store = await ownStore(deps, orderId, user);
  const order = await findOrder(deps.db, returnId);
  if (order?.store_order_id !== store.id || order.helper_id === null) throw new Problem('not_found');
  const helper = await findHelper(deps.db, order.helper_id);
  if (!helper) throw new Problem('not_found');
  const { db, now, config } = deps;
  const token = orderToken(await readSecret(db, config.secretKey), order.id);
  const idempotencyKey = `stopped-${order.id}-${version}`;
  await changesService(deps).cancel({ id: order.id, token, idempotencyKey, version, expectedRefund });
  const at = now();
  const [topic, dedupeKey] = ['helper.stopped.customer', `helper.stopped.customer:${order.id}`] as const;
  const detail = { helper: helper.name, reference: order.reference };
  await transact(db, async (trx) => {
    await insertEvent(trx, store.id, { type: 'helper_stopped', cause: 'visitor', at, detail });
    await enqueue(trx, topic, { orderId: order.id, helperId: helper.id }, { dedupeKey, now: at });
  });
  wakeOutbox();
}
