import { BOOKED_STATES } from '@/lib/domain/order/state';
import { emptiesStore, fillsStore } from '@/lib/domain/services/flows';
import { storedSpaces, type Collection, type Return, type StoredSpace } from '@/lib/domain/storage/spaces';
import type { LocalDate, StorageTerm } from '@/lib/domain/vocabulary';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { orderOf } from './documents';

/** A collection into storage with the order that it was booked with. */
export type BookedCollection = Collection & { readonly row: OrderRow; readonly storageTerm: StorageTerm };

const HAPPENS: readonly string[] = [...BOOKED_STATES, 'completed'];

/** Whether an order has happened or is going to. */
export const happens = ({ state }: Pick<OrderRow, 'state'>): boolean => HAPPENS.includes(state);

/** The units that a client's orders fill and empty, whatever else they ordered; `counts`: returns that count. */
export function clientSpaces(
  rows: readonly OrderRow[],
  today: LocalDate,
  counts: (row: OrderRow) => boolean = happens,
): readonly StoredSpace<BookedCollection>[] {
  return storedSpaces(rows.filter(happens).flatMap(collectionIn), rows.filter(counts).flatMap(returnIn), today);
}

function collectionIn(row: OrderRow): readonly BookedCollection[] {
  const { storageSpace, storageTerm, dates, furnitureItems } = orderOf(row);
  const since = dates.storageCollectionDate;
  if (!fillsStore(row.flow) || storageSpace === null || storageTerm === null || since === undefined) return [];
  return [{ id: row.id, row, storageSpace, squareFeet: row.square_feet, storageTerm, since, furnitureItems }];
}

function returnIn(row: OrderRow): readonly Return[] {
  const { storageSpace, dates, furnitureItems } = orderOf(row);
  const on = dates.deliveryDate;
  return emptiesStore(row.flow) && on !== undefined
    ? [{ from: row.store_order_id, storageSpace, squareFeet: row.square_feet, on, furnitureItems }]
    : [];
}
