import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import { fillsStore } from '@/lib/domain/services/flows';
import type { FurnitureItem, LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { clientSpaces, happens } from '@/lib/server/subjects/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/subjects/orders/clients-orders-repo';
import { isPayable } from '@/lib/server/subjects/orders/is-payable';

/** What can still be asked back from a store. */
export type Stock = {
  /** Listed, and neither gone back nor booked to. One line a thing. */
  readonly items: readonly FurnitureItem[];
  /** The day of the collection: nothing comes back before it. */
  readonly since: LocalDate;
  /** Everything has gone back or is booked to. */
  readonly isOver: boolean;
};

type Asking = {
  readonly now: Date;
  /** An order that does not count: the one that is being made, or the unpaid one that it replaces. */
  readonly apartFrom?: (row: OrderRow) => boolean;
};

/** Whether an order is a store: a booked collection. One that was cancelled has nothing in it. */
export const isStore = (row: OrderRow | undefined): row is OrderRow =>
  row !== undefined && fillsStore(row.flow) && happens(row);

/**
 * The stock of a store. A return that waits for its payment counts as long as its hold lasts, whoever ordered it.
 */
export async function stockOf(db: Db, store: OrderRow, { now, apartFrom = () => false }: Asking): Promise<Stock> {
  const rows = await storageOrdersOf(db, mailbox(store.email));
  const counts = (row: OrderRow) => (happens(row) || isPayable(row, now)) && !apartFrom(row);
  const space = clientSpaces(rows, londonDate(now), counts).find(({ collection }) => collection.id === store.id);
  if (!space) return { items: [], since: '', isOver: true };
  return {
    items: oneLineEach(space.unbooked),
    since: space.collection.since,
    isOver: space.returnsOn !== null,
  };
}

/** Whether something stays in a store when these things go. */
export const leavesSome = ({ items }: Stock, going: readonly Pick<FurnitureItem, 'quantity'>[]): boolean =>
  piecesIn(items) > piecesIn(going);

const piecesIn = (items: readonly Pick<FurnitureItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Two lines of one name become one; where they differ in size it is their mean, so that the whole stays what it was. */
export const oneLineEach = (items: readonly FurnitureItem[]): readonly FurnitureItem[] =>
  items.reduce<readonly FurnitureItem[]>((lines, item) => {
    const before = lines.find(({ id }) => id === item.id);
    if (!before) return [...lines, item];
    const quantity = before.quantity + item.quantity;
    const mean = (size: 'cubicFeet' | 'kilograms') =>
      (before[size] * before.quantity + item[size] * item.quantity) / quantity;
    const both = { ...before, quantity, cubicFeet: mean('cubicFeet'), kilograms: mean('kilograms') };
    return lines.map((line) => (line === before ? both : line));
  }, []);

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
