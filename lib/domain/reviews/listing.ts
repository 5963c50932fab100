import type { Review, ReviewCategory } from './review';

/** The tabs above the list in their order (spec §2). */
export const REVIEW_FILTERS = ['moving', 'storage', 'cleaning', 'all'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Sorts reviews by date, the newest first. On the same day, the last one received first. */
export function newestFirst(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/** Returns the reviews of a tab: the active ones of its category, or all active ones. Keeps the order. */
export function filterReviews(reviews: readonly Review[], filter: ReviewFilter): readonly Review[] {
  const belongs = (categories: readonly ReviewCategory[]) => filter === 'all' || categories.includes(filter);
  return reviews.filter(({ isActive, categories }) => isActive && belongs(categories));
}

/**
 * Returns the cards on one page by the window's width in CSS pixels: 4 below 768, 6 up to and including 1024, else 8
 * (spec §2).
 */
export function reviewPageSize(width: number): 4 | 6 | 8 {
  if (width < 768) return 4;
  return width <= 1024 ? 6 : 8;
}

/** Returns how many of `total` cards are shown after `times` presses of "Show more". */
export function shownReviews(total: number, pageSize: number, times: number): number {
  return Math.min(total, pageSize * (times + 1));
}
