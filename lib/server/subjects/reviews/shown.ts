import type { Review } from '@/lib/domain/reviews/review';

/**
 * The published reviews as the pages show them, the newest first. On globalThis, because pages, routes and the server of
 * the site are bundled apart. It imports nothing that runs: the server of the site reads it at every request.
 */
export type ShownReviews = {
  /** Another one whenever they change. */
  readonly stamp: string;
  readonly reviews: readonly Review[];
};

const KEY = Symbol.for('smart-storage-and-moving.shown-reviews');
const holder = globalThis as { [KEY]?: ShownReviews | undefined };

/** Null until the first review is published, and while a build makes the pages: then they show the examples. */
export const shownReviews = (): ShownReviews | null => holder[KEY] ?? null;

export function showReviews(shown: ShownReviews): void {
  holder[KEY] = shown;
}

/**
 * As before the first one.
 * @internal
 */
export function forgetShown(): void {
  holder[KEY] = undefined;
}
