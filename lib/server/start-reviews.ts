import type { Deps } from '@/lib/server/kernel/installation/deps';
import { refreshShown } from '@/lib/server/subjects/reviews/refresh';
import { startRounds } from './rounds';

/** Looks now and then whether another instance has published a review. Returns the function that ends it. */
export function startShowingReviews({ db, now }: Pick<Deps, 'db' | 'now'>, everyMs = 5_000): () => Promise<void> {
  return startRounds('reviews', async () => void (await refreshShown({ db, now })), everyMs);
}
