import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import { allOf } from '@/lib/domain/storage/spaces';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { clientSpaces, isBookedOrDone } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';

type Asking = {
  readonly now: Date;
  /** Orders that do not count: the one that is being made, or the unpaid one that it replaces. */
  readonly apartFrom: (row: OrderRow) => boolean;
};

/**
 * All that has to find room in a store whatever is called off: what is in it until it has been brought back, what is booked
 * to come into it, and what waits for its payment, as long as its hold lasts.
 */
export async function contentsOf(
  db: Db,
  rental: OrderRow,
  { now, apartFrom }: Asking,
): Promise<readonly FurnitureItem[]> {
  const rows = (await storageOrdersOf(db, mailbox(rental.email))).filter((row) => !apartFrom(row));
  const storageAdditions = (row: OrderRow) => isBookedOrDone(row) || awaitsOrderPayment(row, now);
  const space = clientSpaces(rows, londonDate(now), { topUps: storageAdditions }).find(
    ({ collection }) => collection.id === rental.id,
  );
  return space ? allOf(space) : [];
}
