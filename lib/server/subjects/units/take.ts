import { londonDate } from '@/lib/domain/london-time';
import { storedSince } from '@/lib/domain/answers/ordered-split';
import { rents } from '@/lib/domain/services/flows';
import { fitsIn } from '@/lib/domain/storage/free-units';
import type { StorageSpace } from '@/lib/domain/vocabulary';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findReservation, lockSize, takenOfSize, updateReservation, writeReservation } from './repo';

type Ports = Pick<Deps, 'now' | 'config'>;
/** Of an order: what says which unit it has. */
type Unit = Pick<OrderRow, 'id' | 'flow' | 'order_json' | 'square_feet'>;

/** Thrown in a transaction to undo it: no unit of the size is free. */
export class UnitTaken extends Error {}

/**
 * Takes the unit of an order that rents one; true too for one that does not. Whoever takes one of a size locks its
 * row, so the last one goes once. Lapsed holds count until they are ended, as they do for slots. False when the size is
 * full: then nothing has changed. Call it before the order's slots are taken, so that two orders
 * never wait for each other.
 * @param expiresAt when it lapses unpaid; null: it is paid for
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
 * Whether `takeUnit` would take it: then nobody else does until the end of the transaction. The unit that an order has
 * already is its own, also when there are fewer of it now than are taken.
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
 * Whether one more unit of a size is there: then nobody else takes it until the end of the transaction.
 * @param without an order whose own unit does not count; '' for none
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

/** From now on the order keeps its unit: it lapses no more. */
export const keepUnit = (trx: Trx, orderId: string): Promise<void> =>
  updateReservation(trx, orderId, { expires_at: null });

/** The order has ended: its unit is free. */
export const releaseUnit = (trx: Trx, orderId: string): Promise<void> =>
  updateReservation(trx, orderId, { released: 1 });
