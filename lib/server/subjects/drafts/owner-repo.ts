import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { DraftRow } from '@/lib/server/kernel/db/schema';

/** Of one mailbox: what is kept by `now` and is not an order, unless that order ended unpaid. */
const saved = (db: Db, owner: string, now: Date) =>
  db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .where('drafts.owner_email', '=', owner)
    .where('drafts.expires_at', '>', now.toISOString())
    .where((eb) => eb.or([eb('orders.id', 'is', null), eb('orders.state', '=', 'expired')]));

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
  return row !== undefined;
}
