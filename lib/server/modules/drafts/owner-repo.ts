import { isUnordered } from '@/lib/server/modules/orders/repo';
import type { Db, DraftRow, Trx } from '@/lib/server/platform/db/schema';
import { deleteSearchWords, putWords } from '@/lib/server/platform/db/search-words-repo';
import { DRAFT_ANSWERS, searchedAnswers } from './answers';

/** Returns the kept quotes of a mailbox without an order, or with one that lapsed. */
const saved = (db: Db, owner: string, now: Date) =>
  db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .where('drafts.owner_email', '=', owner)
    .where('drafts.expires_at', '>', now.toISOString())
    .where(isUnordered(now));

/** Returns the newest first. */
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

/** Returns false for a quote that is not theirs, ordered or gone. */
export async function deleteSavedBy(trx: Trx, owner: string, id: string, now: Date): Promise<boolean> {
  const theirs = saved(trx, owner, now).where('drafts.id', '=', id).select('drafts.id');
  const row = await trx.deleteFrom('drafts').where('id', 'in', theirs).returning('id').executeTakeFirst();
  await deleteSearchWords(trx, row ? [row.id] : []);
  return row !== undefined;
}

/** Indexes an owned quote for the desk's search. Call it where the quote is written. */
export async function findable(trx: Trx, row: DraftRow): Promise<void> {
  const { id: record_id, owner_email: email, updated_at: at } = row;
  if (email === null) return;
  await putWords(trx, { ...searchedAnswers(DRAFT_ANSWERS.read(row.answers)), email, record_id, at });
}
