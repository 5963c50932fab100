import type { Db } from '@/lib/server/kernel/db/db';
import type { ReviewRow } from '@/lib/server/kernel/db/schema';

/** Decided ones that the desk lists; older ones stay where they are published. */
const DECIDED_LISTED = 50;

/** The one that was written first at the top: it is due first. */
export async function waitingReviews(db: Db): Promise<readonly ReviewRow[]> {
  return db.selectFrom('reviews').selectAll().where('state', '=', 'waiting').orderBy('sent_at').execute();
}

export async function decidedReviews(db: Db): Promise<readonly ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('state', 'in', ['published', 'refused'])
    .orderBy('decided_at', 'desc')
    .limit(DECIDED_LISTED)
    .execute();
}
