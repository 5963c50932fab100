import type { Deps } from '@/lib/server/platform/installation/deps';
import { refreshShown } from '@/lib/server/modules/reviews/refresh';
import { startScheduledJob } from './scheduler';

/**
 * Starts the scheduled job that loads reviews published by other instances. Returns the function that stops it after
 * the current run.
 */
export function startShowingReviews({ db, now }: Pick<Deps, 'db' | 'now'>, everyMs = 5_000): () => Promise<void> {
  return startScheduledJob('reviews', async () => void (await refreshShown({ db, now })), everyMs);
}
