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
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

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
