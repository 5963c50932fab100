import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import type { FurnitureItem, LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { clientSpaces, happens, rentsUnit, topsUp } from '@/lib/server/subjects/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/subjects/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { isPayable } from '@/lib/server/subjects/orders/standing';

/** What can still be asked back from a store. */
export type Stock = {
  /** Listed, and neither gone back nor booked to. One line a thing. */
  readonly items: readonly FurnitureItem[];
  /** The day of the collection: nothing comes back before it. */
  readonly since: LocalDate;
  /** The day of the last collection into it that is booked: before it not everything is there. */
  readonly completeOn: LocalDate;
  /** Everything has gone back or is booked to. */
  readonly isOver: boolean;
};

type Asking = {
  readonly now: Date;
  /** An order that does not count: the one that is being made, or the unpaid one that it replaces. */
  readonly apartFrom?: (row: OrderRow) => boolean;
  /** The day on which it is asked back: what comes into the store later is not there. All that is booked, without it. */
  readonly on?: LocalDate;
};

/** Whether an order is a store: a booked collection that rents a unit. One that was cancelled has nothing in it. */
export const isStore = (row: OrderRow | undefined): row is OrderRow =>
  row !== undefined && rentsUnit(row) && happens(row);

/**
 * The stock of a store. A return that waits for its payment counts as long as its hold lasts, whoever ordered it.
 */
export async function stockOf(db: Db, store: OrderRow, { now, apartFrom = () => false, on }: Asking): Promise<Stock> {
  const rows = await storageOrdersOf(db, mailbox(store.email));
  const counts = (row: OrderRow) => (happens(row) || isPayable(row, now)) && !apartFrom(row);
  const later = rows.filter((row) => topsUp(row) && row.store_order_id === store.id && happens(row)).map(dayOf);
  const counting = { returns: counts, topUps: (row: OrderRow) => happens(row) && (!on || dayOf(row) <= on) };
  const space = clientSpaces(rows, londonDate(now), counting).find(({ collection }) => collection.id === store.id);
  if (!space) return { items: [], since: '', completeOn: '', isOver: true };
  return {
    items: oneLineEach(space.unbooked),
    since: space.collection.since,
    completeOn: [space.collection.since, ...later].toSorted().at(-1) ?? '',
    isOver: space.returnsOn !== null,
  };
}

/** Whether something stays in a store when these things go. */
export const leavesSome = ({ items }: Stock, going: readonly Pick<FurnitureItem, 'quantity'>[]): boolean =>
  piecesIn(items) > piecesIn(going);

const piecesIn = (items: readonly Pick<FurnitureItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

const dayOf = (row: OrderRow): LocalDate => orderOf(row).dates.storageCollectionDate ?? '';

/** Some of the stock, as the stock describes it; null when there is less of something than is asked for. */
export function takenFrom(
  stock: Stock,
  asked: readonly Pick<FurnitureItem, 'id' | 'quantity'>[],
): readonly FurnitureItem[] | null {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of asked) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const found = [...wanted].map(([id, quantity]) => {
    const kept = stock.items.find((item) => item.id === id);
    return kept && kept.quantity >= quantity ? { ...kept, quantity } : null;
  });
  return found.every((item) => item !== null) ? found : null;
}
