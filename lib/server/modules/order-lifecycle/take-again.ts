import { londonDate } from '@/lib/domain/london-time';
import { phoneHeldUntil } from '@/lib/domain/order/hold';
import { nextState } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import { appointmentOf, needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, moveOrder, wasSuperseded } from '@/lib/server/modules/orders/repo';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import { countPromoUse } from '@/lib/server/modules/quotes/promo-repo';
import { isStillStored } from '@/lib/server/modules/returns/begin';
import { keepReservations, releasePlaces } from '@/lib/server/modules/slots/repo';
import { reserve } from '@/lib/server/modules/slots/reserve';
import { hasRoomStill } from '@/lib/server/modules/storage-additions/own-addition';
import { releaseUnit, takeUnit } from '@/lib/server/modules/units/take';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

/**
 * Takes the slot and the unit of a lapsed order again, unless another order has asked for the same things, or for the room,
 * meanwhile; what was taken of several slots is given back when one is full. Call it with the order's row locked.
 * @param heldUntil when it lapses unpaid; null: it is paid for
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
  // The price was agreed with the code in it: a code that is used up meanwhile does not make it dearer.
  if (promo !== '') await countPromoUse(trx, promo, londonDate(now()));
  return true;
}

/** `superseded`: the customer has ordered the same draft anew. `gone`: its slot, its unit or its day is. */
export type NotHeld = 'unchanged' | 'superseded' | 'gone';

/**
 * Holds what lapsed unpaid once more, at its price, as long as an order that was taken on the telephone: the customer has to
 * find our mail. Call it with the order's row locked. Returns the order as it is then, or why it is not held.
 */
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
