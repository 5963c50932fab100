import { mailbox } from '@/lib/domain/account';
import type { LocalDate } from '@/lib/domain/order-types';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { isBookedOrDone, addsToRental } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { findOrder } from '@/lib/server/modules/orders/repo';

/**
 * Returns whether a trip of a unit may happen on another day. Things must still be collected before the return that may
 * bring them back. True for an order without a rental.
 */
export async function keepsTripsInOrder(db: Db, row: OrderRow, day: LocalDate, now: Date): Promise<boolean> {
  if (row.store_order_id === null) return true;
  const before = appointmentOf(row).date;
  // The trips of a unit belong to the mailbox of its owner, also when a delegate ordered one.
  const rental = await findOrder(db, row.store_order_id);
  const others = (await storageOrdersOf(db, mailbox((rental ?? row).email)))
    .filter((other) => other.store_order_id === row.store_order_id && addsToRental(other) !== addsToRental(row))
    .filter((other) => isBookedOrDone(other) || awaitsOrderPayment(other, now))
    .map((other) => appointmentOf(other).date);
  return others.every((other) => (addsToRental(row) ? other < before || other >= day : other > before || other <= day));
}
