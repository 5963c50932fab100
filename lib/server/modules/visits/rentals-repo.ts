import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { addsToRental } from '@/lib/server/modules/orders/client-spaces';

/** Returns the references of the rentals that orders empty or fill, by order id. */
export async function rentalsOfVisits(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = orders.map(({ store_order_id: id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rentals = await db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', ids).execute();
  const references = new Map(rentals.map(({ id, reference }) => [id, reference]));
  return new Map(
    orders.flatMap(({ id, store_order_id: rentalId }) => {
      const reference = rentalId === null ? undefined : references.get(rentalId);
      return reference === undefined ? [] : [[id, reference] as const];
    }),
  );
}

/**
 * Returns the crew's note about the unit of a job.
 * @param rental the reference of the rental, if the order has one
 */
export const unitNote = (order: OrderRow, rental: string | undefined): readonly string[] =>
  rental === undefined ? [] : [`${addsToRental(order) ? 'Into' : 'From'} the unit of order ${rental}`];
