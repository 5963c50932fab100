import type { Cause } from '@/lib/domain/order/history';
import { nextState } from '@/lib/domain/order/state';
import { askForNews } from '@/lib/server/modules/newsletter/service';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder, moveOrder, wasSuperseded } from '@/lib/server/modules/orders/repo';
import { beginContract } from '@/lib/server/modules/rentals/sync';
import { keepReservations } from '@/lib/server/modules/slots/repo';
import { keepUnit, settleUntil } from '@/lib/server/modules/units/take';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { takeAgain } from './take-again';
import { planFollowUps, tellOwner } from './follow-ups';

/**
 * `revived`: the hold had lapsed, but the slot and the unit were still free (BOOK-3).
 * `too_late`: the slot or the unit is gone. `superseded`: the customer has ordered the same draft again. Both are
 * refunded, and operator and customer are told.
 * `unchanged`: it had been confirmed or had ended before, and nothing was written.
 */
export type Confirmation = 'confirmed' | 'revived' | 'too_late' | 'superseded' | 'unchanged';

type Ports = Pick<Deps, 'now' | 'config'>;

/** Confirms a paid order in the transaction that records the payment. Call `wakeOutbox()` after the commit. */
export async function confirmOrder(
  trx: Trx,
  orderId: string,
  cause: 'payment' | 'operator',
  ports: Ports,
): Promise<Confirmation> {
  const at = ports.now();
  const order = await moveOrder(trx, orderId, 'paid', { at });
  if (!order) return reviveOrder(trx, orderId, cause, ports);
  await keepReservations(trx, orderId);
  await keepUnit(trx, orderId);
  await settleUntil(trx, order, at);
  await insertEvent(trx, orderId, { type: 'confirmed', cause, at });
  await announce(trx, order, ports);
  return 'confirmed';
}

async function reviveOrder(trx: Trx, orderId: string, cause: Cause, ports: Ports): Promise<Confirmation> {
  const at = ports.now();
  const order = await lockOrder(trx, orderId);
  if (nextState(order.state, 'revived') === null) return 'unchanged';
  if (await wasSuperseded(trx, orderId)) {
    await insertEvent(trx, orderId, { type: 'paid_superseded', cause, at });
    await enqueueAll(trx, order, ['order.refund_needed.operator', 'order.paid_superseded.customer'], at);
    return 'superseded';
  }
  if (!(await takeAgain(trx, order, ports, null))) {
    await insertEvent(trx, orderId, { type: 'paid_too_late', cause, at });
    await enqueueAll(trx, order, ['order.refund_needed.operator', 'order.paid_too_late.customer'], at);
    return 'too_late';
  }
  const revived = await moveOrder(trx, orderId, 'revived', { at });
  await settleUntil(trx, order, at);
  await insertEvent(trx, orderId, { type: 'revived', cause, at });
  await announce(trx, revived ?? order, ports);
  return 'revived';
}

const CONFIRMED = [
  'order.confirmed.customer',
  'order.confirmed.operator',
  'order.confirmed.slack',
  'order.confirmed.webhook',
] as const;
type Topic =
  | (typeof CONFIRMED)[number]
  | 'order.refund_needed.operator'
  | 'order.paid_too_late.customer'
  | 'order.paid_superseded.customer';

async function enqueueAll(trx: Trx, { id: orderId }: OrderRow, topics: readonly Topic[], now: Date): Promise<void> {
  for (const topic of topics) await enqueue(trx, topic, { orderId }, { dedupeKey: `${topic}:${orderId}`, now });
}

async function announce(trx: Trx, order: OrderRow, ports: Ports): Promise<void> {
  const now = ports.now();
  await enqueueAll(trx, order, CONFIRMED, now);
  await tellOwner(trx, order, 'ordered', now);
  await planFollowUps(trx, order, now);
  await beginContract(trx, order, now);
  // The address has to be confirmed before any news goes there (LAW-12).
  if (orderOf(order).signForNews) await askForNews(trx, ports, order.email, 'order');
}
