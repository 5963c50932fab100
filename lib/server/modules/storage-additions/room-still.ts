import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { isBookedOrDone, addsToRental } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { takesMore } from './takes-more';

/**
 * Returns whether a top-up still has its room after its hold has lapsed: the rental takes more, has not moved, and
 * nothing else was ordered into it since. True for every other order.
 * Locks the rental's row until the end of the transaction.
 */
export async function hasRoomStill(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (!addsToRental(order) || order.store_order_id === null) return true;
  const rental = await lockOrder(trx, order.store_order_id);
  if (!isRental(rental) || !(await takesMore(trx, rental, now))) return false;
  const movedOn = (await findContract(trx, rental.id))?.moved_on ?? '';
  return movedOn < londonDate(new Date(order.created_at)) && !(await isFilledSince(trx, order, now));
}

/**
 * Returns whether another top-up of the rental was ordered after the hold. One made during the hold was packed beside
 * this order.
 */
async function isFilledSince(trx: Trx, { email, store_order_id, hold_expires_at }: OrderRow, now: Date) {
  const others = await ordersOf(trx, mailbox(email));
  return others
    .filter((other) => addsToRental(other) && other.store_order_id === store_order_id)
    .filter((other) => isBookedOrDone(other) || awaitsOrderPayment(other, now))
    .some((other) => other.created_at >= hold_expires_at);
}
