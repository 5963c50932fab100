import type { Review } from '@/lib/domain/reviews/review';

/**
 * The published reviews as the pages show them, the newest first.
 * Kept on globalThis, because pages, routes and the site's server are bundled apart. This file imports no runtime
 * code, because the server reads it at every request.
 */
export type ShownReviews = {
  /** Changes whenever the reviews do. */
  readonly stamp: string;
  readonly reviews: readonly Review[];
};

const KEY = Symbol.for('smart-storage-and-moving.shown-reviews');
const holder = globalThis as { [KEY]?: ShownReviews | undefined };

/** Returns the published reviews, or null before the first one and during a build, when pages show the examples. */
export const shownReviews = (): ShownReviews | null => holder[KEY] ?? null;

export function showReviews(shown: ShownReviews): void {
  holder[KEY] = shown;
}

/**
 * Resets the published reviews to none.
 * @internal
 */
export function clearReviewsCache(): void {
  holder[KEY] = undefined;
}
