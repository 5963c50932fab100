import { londonDate } from '@/lib/domain/london-time';
import { phoneHeldUntil } from '@/lib/domain/order/hold';
import { nextState } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import { appointmentOf, needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder, moveOrder, wasSuperseded } from '@/lib/server/modules/orders/repo';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import { countPromoUse } from '@/lib/server/modules/quotes/promo-repo';
import { isStillStored } from '@/lib/server/modules/returns/service';
import { keepReservations, releasePlaces } from '@/lib/server/modules/slots/repo';
import { reserve } from '@/lib/server/modules/slots/reserve';
import { hasRoomStill } from '@/lib/server/modules/storage-additions/own-addition';
import { keepUnit, releaseUnit, settleUntil, takeUnit } from '@/lib/server/modules/units/take';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Cause } from '@/lib/domain/order/history';
import { askForNews } from '@/lib/server/modules/newsletter/service';
import { beginContract } from '@/lib/server/modules/rentals/end-contract';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { planFollowUps, tellOwner } from './follow-ups';

/**
 * Takes the slot and the unit of a lapsed order again, or nothing if one of them, the stored items or the room is gone.
 * The caller has locked the order's row.
 * @param heldUntil when it lapses unpaid, or null if it is paid
 */
export async function takeAgain(
  trx: Trx,
  order: OrderRow,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  heldUntil: Date | null,
): Promise<boolean> {
  if (!isBookable(appointmentOf(order).date, now())) return false;
  if (!(await isStillStored(trx, order, now())) || !(await hasRoomStill(trx, order, now()))) return false;
  if (!(await takeUnit(trx, order, { now, config }, heldUntil))) return false;
  if (!(await reserve(trx, order.id, needsOf(order), heldUntil ?? now(), config.capacity))) {
    await releasePlaces(trx, order.id);
    await releaseUnit(trx, order.id);
    return false;
  }
  if (heldUntil === null) await keepReservations(trx, order.id);
  const promo = normalPromo(orderOf(order).promo);
  // The agreed price includes the code, even if the code is used up since.
  if (promo !== '') await countPromoUse(trx, promo, londonDate(now()));
  return true;
}

/** `superseded`: the customer has ordered the same draft again. `gone`: its slot, unit or day is. */
export type NotHeld = 'unchanged' | 'superseded' | 'gone';

/** Holds a lapsed order again at its price. Returns why not otherwise. The order's row must be locked. */
export async function holdAgain(
  trx: Trx,
  order: OrderRow,
  ports: Pick<Deps, 'now' | 'config'>,
): Promise<OrderRow | NotHeld> {
  if (nextState(order.state, 'held_again') === null) return 'unchanged';
  if (await wasSuperseded(trx, order.id)) return 'superseded';
  const at = ports.now();
  const heldUntil = phoneHeldUntil(appointmentOf(order).date, at);
  if (!(await takeAgain(trx, order, ports, heldUntil))) return 'gone';
  const update = { hold_expires_at: heldUntil.toISOString() };
  const held = await moveOrder(trx, order.id, 'held_again', { at, update });
  if (!held) return 'unchanged';
  await insertEvent(trx, order.id, { type: 'held_again', cause: 'operator', at });
  return held;
}

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
