import { isUnordered } from '@/lib/server/modules/orders/repo';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { DraftRow } from '@/lib/server/platform/db/schema';
import { deleteSearchWords, putWords } from '@/lib/server/platform/db/search-words-repo';
import { DRAFT_ANSWERS, searchedAnswers } from './answers';

/** The quotes of one mailbox that are still kept and have no order, or one that lapsed. */
const saved = (db: Db, owner: string, now: Date) =>
  db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .where('drafts.owner_email', '=', owner)
    .where('drafts.expires_at', '>', now.toISOString())
    .where(isUnordered(now));

/** The newest first. */
export function savedBy(
  db: Db,
  owner: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DraftRow[]> {
  return saved(db, owner, now)
    .selectAll('drafts')
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.id')
    .limit(most)
    .execute();
}

/** Deletes a saved quote of a mailbox; false for one that is not theirs, is ordered, or is gone. */
export async function deleteSavedBy(trx: Trx, owner: string, id: string, now: Date): Promise<boolean> {
  const theirs = saved(trx, owner, now).where('drafts.id', '=', id).select('drafts.id');
  const row = await trx.deleteFrom('drafts').where('id', 'in', theirs).returning('id').executeTakeFirst();
  await deleteSearchWords(trx, row ? [row.id] : []);
  return row !== undefined;
}

/** Makes a quote that has an owner found at the desk, by what is in it now. Call it where the quote is written. */
export async function findable(trx: Trx, row: DraftRow): Promise<void> {
  const { id: record_id, owner_email: email, updated_at: at } = row;
  if (email === null) return;
  await putWords(trx, { ...searchedAnswers(DRAFT_ANSWERS.read(row.answers)), email, record_id, at });
}
