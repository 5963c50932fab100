import { mailbox } from '@/lib/domain/account';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { allOf } from '@/lib/domain/storage/spaces';
import { addsToRental, clientSpaces, isBookedOrDone, rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';

export type StoredInventory = {
  /** One line per item that is neither returned nor booked for return. */
  readonly items: readonly FurnitureItem[];
  /** The day of the collection. */
  readonly since: LocalDate;
  /** The day of the last booked collection, before which the contents are incomplete. */
  readonly completeOn: LocalDate;
  /** Whether everything is returned or booked for return. */
  readonly isOver: boolean;
};

type InventoryOptions = {
  readonly now: Date;
  /** Returns whether to ignore an order: the one being made, or the unpaid one that it replaces. */
  readonly apartFrom?: (row: OrderRow) => boolean;
  /** The day of the return, without items collected later. Without a day, all booked collections count. */
  readonly on?: LocalDate;
};

/** Returns whether an order is a booked collection that rents a unit. */
export const isRental = (row: OrderRow | undefined): row is OrderRow =>
  row !== undefined && rentsUnit(row) && isBookedOrDone(row);

/** Counts an unpaid return while its hold lasts. */
export async function storedInventoryOf(
  db: Db,
  rental: OrderRow,
  { now, apartFrom = () => false, on }: InventoryOptions,
): Promise<StoredInventory> {
  const rows = await storageOrdersOf(db, mailbox(rental.email));
  const counts = (row: OrderRow) => (isBookedOrDone(row) || awaitsOrderPayment(row, now)) && !apartFrom(row);
  const later = rows
    .filter((row) => addsToRental(row) && row.store_order_id === rental.id && isBookedOrDone(row))
    .map(dayOf);
  const counting = { returns: counts, additions: (row: OrderRow) => isBookedOrDone(row) && (!on || dayOf(row) <= on) };
  const space = clientSpaces(rows, londonDate(now), counting).find(({ collection }) => collection.id === rental.id);
  if (!space) return { items: [], since: '', completeOn: '', isOver: true };
  return {
    items: oneLineEach(space.unbooked),
    since: space.collection.since,
    completeOn: [space.collection.since, ...later].toSorted().at(-1) ?? '',
    isOver: space.returnsOn !== null,
  };
}

export const leavesSome = ({ items }: StoredInventory, going: readonly Pick<FurnitureItem, 'quantity'>[]): boolean =>
  piecesIn(items) > piecesIn(going);

const piecesIn = (items: readonly Pick<FurnitureItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

const dayOf = (row: OrderRow): LocalDate => orderOf(row).dates.storageCollectionDate ?? '';

/** Returns the requested items as the stock describes them, or null when it has too few of one. */
export function takenFrom(
  inventory: StoredInventory,
  asked: readonly Pick<FurnitureItem, 'id' | 'quantity'>[],
): readonly FurnitureItem[] | null {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of asked) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const found = [...wanted].map(([id, quantity]) => {
    const kept = inventory.items.find((item) => item.id === id);
    return kept && kept.quantity >= quantity ? { ...kept, quantity } : null;
  });
  return found.every((item) => item !== null) ? found : null;
}

type ContentsOptions = {
  readonly now: Date;
  readonly apartFrom: (row: OrderRow) => boolean;
};

/** Returns all items that need room in a rental: what is stored, booked to come, or held until it is paid. */
export async function contentsOf(
  db: Db,
  rental: OrderRow,
  { now, apartFrom }: ContentsOptions,
): Promise<readonly FurnitureItem[]> {
  const rows = (await storageOrdersOf(db, mailbox(rental.email))).filter((row) => !apartFrom(row));
  const storageAdditions = (row: OrderRow) => isBookedOrDone(row) || awaitsOrderPayment(row, now);
  const space = clientSpaces(rows, londonDate(now), { additions: storageAdditions }).find(
    ({ collection }) => collection.id === rental.id,
  );
  return space ? allOf(space) : [];
}

/** Returns whether a trip may happen on another day: items must be collected before they are brought back. */
export async function keepsTripsInOrder(db: Db, row: OrderRow, day: LocalDate, now: Date): Promise<boolean> {
  if (row.store_order_id === null) return true;
  const before = appointmentOf(row).date;
  // The trips of a unit are stored under its owner's mailbox, also when a delegate ordered one.
  const rental = await findOrder(db, row.store_order_id);
  const others = (await storageOrdersOf(db, mailbox((rental ?? row).email)))
    .filter((other) => other.store_order_id === row.store_order_id && addsToRental(other) !== addsToRental(row))
    .filter((other) => isBookedOrDone(other) || awaitsOrderPayment(other, now))
    .map((other) => appointmentOf(other).date);
  return others.every((other) => (addsToRental(row) ? other < before || other >= day : other > before || other <= day));
}
