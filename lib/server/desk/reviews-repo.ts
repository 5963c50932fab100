import type { Db } from '@/lib/server/platform/db/db';
import type { ReviewRow } from '@/lib/server/platform/db/schema';

/** The most decided reviews that the desk lists. Older ones stay published. */
const DECIDED_LISTED = 50;

/** Returns the reviews that await a decision, the oldest first. */
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
