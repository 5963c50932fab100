import { mailbox } from '@/lib/domain/account';
import { storedSince } from '@/lib/domain/answers/ordered-storage-split';
import { londonDate } from '@/lib/domain/london-time';
import type { StorageSpace } from '@/lib/domain/order-types';
import { rents } from '@/lib/domain/services/flows';
import { fitsIn } from '@/lib/domain/storage/free-units';
import { clientSpaces, rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { findReservation, lockSize, takenOfSize, updateReservation, writeReservation } from './repo';

type Ports = Pick<Deps, 'now' | 'config'>;
type Unit = Pick<OrderRow, 'id' | 'flow' | 'order_json' | 'square_feet'>;

/** Rolls back: no unit of the size is free. */
export class UnitTaken extends Error {}

/**
 * Reserves the unit of an order, with the size's row locked, and returns false when the size is full. True for an order
 * that rents none. Lapsed holds count until they are ended. Call it before reserving slots, which prevents deadlocks.
 * @param expiresAt when the unpaid reservation expires, or null for a paid one
 */
export async function takeUnit(trx: Trx, order: Unit, ports: Ports, expiresAt: Date | null): Promise<boolean> {
  const ordered = orderOf(order);
  const { storageSpace: space } = ordered;
  const from = storedSince(ordered);
  if (!rents(order.flow, ordered) || space === null || from === undefined) return true;
  if (!(await hasUnit(trx, order, ports))) return false;
  const { square_feet } = order;
  const expires_at = expiresAt?.toISOString() ?? null;
  await writeReservation(trx, { order_id: order.id, space, square_feet, from, until: null, expires_at, released: 0 });
  return true;
}

/**
 * Returns whether `takeUnit` would succeed, and locks the size. An order always keeps its own unit, even if fewer are
 * configured than taken.
 */
export async function hasUnit(trx: Trx, order: Unit, { now, config }: Ports): Promise<boolean> {
  const ordered = orderOf(order);
  const { storageSpace: space } = ordered;
  if (!rents(order.flow, ordered) || space === null) return true;
  const { square_feet: squareFeet } = order;
  const own = await findReservation(trx, order.id);
  if (own && own.released === 0 && own.space === space && own.square_feet === squareFeet) return true;
  return isFree(trx, { space, squareFeet }, { now, config }, order.id);
}

/**
 * Returns whether one more unit of a size is free, and locks the size.
 * @param without an order whose own unit does not count, or ''
 */
export async function isFree(
  trx: Trx,
  unit: { readonly space: StorageSpace; readonly squareFeet: number | null },
  { now, config }: Ports,
  without = '',
): Promise<boolean> {
  await lockSize(trx, unit);
  const taken = await takenOfSize(trx, { space: unit.space, today: londonDate(now()), without });
  const areas = taken.map((row) => row.square_feet);
  return fitsIn(unit, areas, config.storageUnits[unit.space]);
}

export const keepUnit = (trx: Trx, orderId: string): Promise<void> =>
  updateReservation(trx, orderId, { expires_at: null });

export const releaseUnit = (trx: Trx, orderId: string): Promise<void> =>
  updateReservation(trx, orderId, { released: 1 });

/** Stores until when a rental's unit is taken, after a trip was booked, moved, cancelled or edited. */
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
