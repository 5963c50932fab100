import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db, ListContributionRow, SharedListRow, Trx } from '@/lib/server/platform/db/schema';

type PartItem = { readonly part_id: string; readonly id: string; readonly quantity: number };

const itemsInParts = compiledQuery((db, { draftId }: { readonly draftId: string }) =>
  db
    .selectFrom('list_part_items')
    .innerJoin('list_parts', 'list_parts.id', 'list_part_items.part_id')
    .where('list_parts.draft_id', '=', draftId)
    .select(['list_part_items.part_id', 'list_part_items.item_id as id', 'list_part_items.quantity']),
);

/** Returns one row per part and item. */
export const partItems = (db: Db, draftId: string): Promise<readonly PartItem[]> => itemsInParts(db, { draftId });

export const findSharedList = (db: Db, draftId: string): Promise<SharedListRow | undefined> =>
  db.selectFrom('shared_lists').selectAll().where('draft_id', '=', draftId).executeTakeFirst();

export const findListByToken = (db: Db, tokenHash: string): Promise<SharedListRow | undefined> =>
  db.selectFrom('shared_lists').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Does nothing for a draft that has a list. */
export async function insertSharedList(trx: Trx, list: SharedListRow): Promise<void> {
  await trx
    .insertInto('shared_lists')
    .values(list)
    .onConflict((conflict) => conflict.column('draft_id').doNothing())
    .execute();
}

export async function closeSharedList(trx: Trx, draftId: string, closedAt: string | null): Promise<void> {
  await trx.updateTable('shared_lists').set({ closed_at: closedAt }).where('draft_id', '=', draftId).execute();
}

/** Returns the parts of a list, in the order in which they were begun. */
export const partsOf = (db: Db, draftId: string): Promise<readonly ListContributionRow[]> =>
  db
    .selectFrom('list_parts')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('created_at')
    .orderBy('name_key')
    .execute();

export const findPartByKey = (db: Db, keyHash: string): Promise<ListContributionRow | undefined> =>
  db.selectFrom('list_parts').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/** Returns false when the list has a part of that name. */
export async function insertPart(trx: Trx, part: ListContributionRow): Promise<boolean> {
  const row = await trx
    .insertInto('list_parts')
    .values(part)
    .onConflict((conflict) => conflict.columns(['draft_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when the list has no such part. */
export async function deletePart(trx: Trx, draftId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('list_parts')
    .where('id', '=', id)
    .where('draft_id', '=', draftId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the part's other items. */
export async function putPartItems(
  trx: Trx,
  partId: string,
  items: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  const gone = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  const kept = items.filter(({ quantity }) => quantity > 0);
  if (gone.length > 0) {
    await trx.deleteFrom('list_part_items').where('part_id', '=', partId).where('item_id', 'in', gone).execute();
  }
  if (kept.length > 0) {
    await trx
      .insertInto('list_part_items')
      .values(kept.map(({ id, quantity }) => ({ part_id: partId, item_id: id, quantity })))
      .onConflict((conflict) =>
        conflict.columns(['part_id', 'item_id']).doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
      )
      .execute();
  }
}
