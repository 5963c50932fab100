import type { Review } from '@/lib/domain/reviews/review';

/** On globalThis, because pages and the server are bundled apart. No runtime imports: every request reads it. */
export type ShownReviews = {
  readonly stamp: string;
  readonly reviews: readonly Review[];
};

const KEY = Symbol.for('smart-storage-and-moving.shown-reviews');
const holder = globalThis as { [KEY]?: ShownReviews | undefined };

/** Returns null before the first published review and during a build, when pages show the examples. */
export const shownReviews = (): ShownReviews | null => holder[KEY] ?? null;

export function showReviews(shown: ShownReviews): void {
  holder[KEY] = shown;
}

/** @internal Resets the published reviews. */
export function clearReviewsCache(): void {
  holder[KEY] = undefined;
}
