import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { clientSpaces, rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { updateReservation } from './repo';

/**
 * After a trip into or out of a store was booked, moved or cancelled, or its list was edited: until when the unit is taken. Other
 * orders leave everything as it was.
 */
export async function settleUntil(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const rentalId = order.store_order_id ?? order.id;
  if (!(await findOrder(trx, rentalId))) return;
  // The lock lets each of two simultaneous returns see the other.
  const rental = await lockOrder(trx, rentalId);
  if (!rentsUnit(rental)) return;
  const spaces = clientSpaces(await storageOrdersOf(trx, mailbox(rental.email)), londonDate(now));
  const space = spaces.find(({ collection }) => collection.id === rental.id);
  if (space) await updateReservation(trx, rental.id, { until: space.returnsOn });
}
