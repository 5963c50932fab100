import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { happens, topsUp } from '@/lib/server/subjects/orders/client-spaces';
import { ordersOf } from '@/lib/server/subjects/orders/clients-orders-repo';
import { isPayable } from '@/lib/server/subjects/orders/standing';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { findContract } from '@/lib/server/subjects/rentals/contracts-repo';
import { isStore } from '@/lib/server/subjects/stock/stock';
import { takesMore } from './takes-more';

/**
 * Whether the room that an order was given in a store is still free after its hold has lapsed: nothing else was ordered into
 * it since, it has not moved, and it still takes more. The store's row is taken until the end of the transaction. True for
 * every order that fills no unit of another one.
 */
export async function hasRoomStill(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (!topsUp(order) || order.store_order_id === null) return true;
  const store = await lockOrder(trx, order.store_order_id);
  if (!isStore(store) || !(await takesMore(trx, store, now))) return false;
  const movedOn = (await findContract(trx, store.id))?.moved_on ?? '';
  return movedOn < londonDate(new Date(order.created_at)) && !(await isFilledSince(trx, order, now));
}

/** What was ordered while the hold lasted was packed beside it. */
async function isFilledSince(trx: Trx, { email, store_order_id, hold_expires_at }: OrderRow, now: Date) {
  const others = await ordersOf(trx, mailbox(email));
  return others
    .filter((other) => topsUp(other) && other.store_order_id === store_order_id)
    .filter((other) => happens(other) || isPayable(other, now))
    .some((other) => other.created_at >= hold_expires_at);
}
