import { phoneHeldUntil } from '@/lib/domain/order/hold';
import { nextState } from '@/lib/domain/order/state';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, moveOrder, wasSuperseded } from '@/lib/server/modules/orders/repo';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { takeAgain } from './take-again';

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
