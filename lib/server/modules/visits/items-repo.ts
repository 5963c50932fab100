import { markList, type ItemFacts, type Stamped } from '@/lib/domain/visits/items';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { VisitItemRow } from '@/lib/server/platform/db/schema';

/** Returns the counted items of visits, ordered by item id. */
export async function itemsOfVisits(db: Db, visitIds: readonly string[]): Promise<readonly VisitItemRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('visit_items').selectAll().where('visit_id', 'in', visitIds).orderBy('item').execute();
}

export async function putItem(trx: Trx, row: VisitItemRow): Promise<void> {
  await trx
    .insertInto('visit_items')
    .values(row)
    .onConflict((conflict) => conflict.columns(['visit_id', 'item']).doUpdateSet(row))
    .execute();
}

const stamped = <T>(value: T | null, at: string | null): Stamped<T> | null =>
  value === null || at === null ? null : { value, at };

export const factsIn = (row: VisitItemRow): ItemFacts => ({
  loaded: stamped(row.loaded, row.loaded_at),
  unloaded: stamped(row.unloaded, row.unloaded_at),
  marks: stamped(row.condition === null ? null : markList(row.condition.split(',')), row.condition_at),
});

export const rowFrom = (
  { loaded, unloaded, marks }: ItemFacts,
  item: Pick<VisitItemRow, 'visit_id' | 'item' | 'title' | 'planned'>,
): VisitItemRow => ({
  ...item,
  loaded: loaded?.value ?? null,
  loaded_at: loaded?.at ?? null,
  unloaded: unloaded?.value ?? null,
  unloaded_at: unloaded?.at ?? null,
  condition: marks?.value.join(',') ?? null,
  condition_at: marks?.at ?? null,
});
