import { markList, type ItemFacts, type Stamped } from '@/lib/domain/visits/items';
import type { Db, SignoffRow, Trx, VisitCountRow, VisitItemRow } from '@/lib/server/platform/db/schema';

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

/** Returns everything that was counted on a visit, the oldest first. */
export async function countsOf(db: Db, visitId: string): Promise<readonly VisitCountRow[]> {
  return db
    .selectFrom('visit_counts')
    .selectAll()
    .where('visit_id', '=', visitId)
    .orderBy('at')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Returns the stored counts with these ids, of any visit. */
export async function countsByIds(
  db: Db,
  ids: readonly string[],
): Promise<readonly Pick<VisitCountRow, 'id' | 'visit_id'>[]> {
  return db.selectFrom('visit_counts').select(['id', 'visit_id']).where('id', 'in', ids).execute();
}

export async function insertCount(trx: Trx, row: VisitCountRow): Promise<void> {
  await trx.insertInto('visit_counts').values(row).execute();
}

/** Returns the sign-offs of visits, the oldest first. The last one is valid. */
export async function signoffsOf(db: Db, visitIds: readonly string[]): Promise<readonly SignoffRow[]> {
  if (visitIds.length === 0) return [];
  return db.selectFrom('signoffs').selectAll().where('visit_id', 'in', visitIds).orderBy('at').orderBy('id').execute();
}

/** Inserts a sign-off. An existing one stays unchanged. */
export async function insertSignoff(trx: Trx, row: SignoffRow): Promise<'stored' | 'known' | 'refused'> {
  const made = await trx
    .insertInto('signoffs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return 'stored';
  const before = await trx.selectFrom('signoffs').select('visit_id').where('id', '=', row.id).executeTakeFirst();
  return before?.visit_id === row.visit_id ? 'known' : 'refused';
}

/** Deletes the personal data of old sign-offs. That the visit was signed off stays with the order. */
export async function deleteExpiredSignatures(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('signoffs')
    .set({ name: '', signature: '', told_by: '' })
    .where('received_at', '<', before.toISOString())
    .where((eb) => eb.or([eb('name', '!=', ''), eb('told_by', '!=', '')]))
    .execute();
}
