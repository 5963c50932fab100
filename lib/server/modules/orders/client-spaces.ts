import { BOOKED_STATES } from '@/lib/domain/order/state';
import { intoStorage, storedSince } from '@/lib/domain/answers/ordered-storage-split';
import { emptiesRental, fillsRental, rents } from '@/lib/domain/services/flows';
import {
  storedSpaces,
  type Collection,
  type Return,
  type StoredSpace,
  type StorageAddition,
} from '@/lib/domain/storage/spaces';
import type { StorageTerm } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf } from './documents';

export type BookedCollection = Collection & { readonly row: OrderRow; readonly storageTerm: StorageTerm };

const HAPPENS: readonly string[] = [...BOOKED_STATES, 'completed'];

/** Whether an order has happened or is going to. */
export const isBookedOrDone = ({ state }: Pick<OrderRow, 'state'>): boolean => HAPPENS.includes(state);

export const rentsUnit = (row: Pick<OrderRow, 'flow' | 'order_json'>): boolean => rents(row.flow, orderOf(row));
type Filling = Pick<OrderRow, 'flow' | 'store_order_id'>;
/** Whether an order brings more into the unit of another order. */
export const addsToRental = ({ flow, store_order_id }: Filling): boolean =>
  fillsRental(flow) && store_order_id !== null;

/** The returns and additions that count: by default those that happen. */
type Counting = { readonly returns?: (row: OrderRow) => boolean; readonly additions?: (row: OrderRow) => boolean };

/** Returns the units that a client's orders fill and empty. */
export function clientSpaces(
  rows: readonly OrderRow[],
  today: LocalDate,
  { returns = isBookedOrDone, additions = isBookedOrDone }: Counting = {},
): readonly StoredSpace<BookedCollection>[] {
  return storedSpaces(
    rows.filter(isBookedOrDone).flatMap(collectionIn),
    rows.filter(returns).flatMap(returnIn),
    today,
    rows.filter(additions).flatMap(storageAdditionIn),
  );
}

function collectionIn(row: OrderRow): readonly BookedCollection[] {
  const order = orderOf(row);
  const { storageSpace, storageTerm } = order;
  const since = storedSince(order);
  if (!rentsUnit(row) || storageSpace === null || storageTerm === null || since === undefined) return [];
  const unit = { storageSpace, squareFeet: row.square_feet, storageTerm };
  return [{ id: row.id, row, ...unit, since, furnitureItems: intoStorage(order) }];
}

function returnIn(row: OrderRow): readonly Return[] {
  const { storageSpace, dates, furnitureItems } = orderOf(row);
  const on = dates.deliveryDate;
  return emptiesRental(row.flow) && on !== undefined
    ? [{ from: row.store_order_id, storageSpace, squareFeet: row.square_feet, on, furnitureItems }]
    : [];
}

function storageAdditionIn(row: OrderRow): readonly StorageAddition[] {
  const { dates, furnitureItems } = orderOf(row);
  const on = dates.storageCollectionDate;
  return addsToRental(row) && row.store_order_id !== null && on !== undefined
    ? [{ into: row.store_order_id, on, furnitureItems }]
    : [];
}
