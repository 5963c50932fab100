import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import type { CountedItem } from '@/lib/domain/visits/van';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { VisitItemRow } from '@/lib/server/kernel/db/visit-item-rows';
import { orderOf } from '@/lib/server/subjects/orders/documents';

/** Everything on an order's list as it was counted, and what was counted before it was taken off the list. */
export function countedItems(order: OrderRow, rows: readonly VisitItemRow[]): readonly CountedItem[] {
  const listed = oneLineEach(orderOf(order).furnitureItems);
  return [
    ...listed.map(({ id, quantity: planned }) => {
      const row = rows.find(({ item }) => item === id);
      return { planned, loaded: row?.loaded ?? null, unloaded: row?.unloaded ?? null };
    }),
    ...rows
      .filter(({ item }) => listed.every(({ id }) => id !== item))
      .map(({ loaded, unloaded }) => ({ planned: 0, loaded, unloaded })),
  ];
}
