import type { Review, ReviewCategory } from './review';

/** The tabs over the list, in their order (spec §2). */
export const REVIEW_FILTERS = ['moving', 'storage', 'cleaning', 'all'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** The newest review first; of one day, the one that came in last. */
export function newestFirst(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/** What a tab shows: the active reviews of its category, or all active ones. Keeps the order. */
export function filterReviews(reviews: readonly Review[], filter: ReviewFilter): readonly Review[] {
  const belongs = (categories: readonly ReviewCategory[]) => filter === 'all' || categories.includes(filter);
  return reviews.filter(({ isActive, categories }) => isActive && belongs(categories));
}

/** Cards on one page, by the window's width in CSS pixels: 4 below 768, 6 up to and with 1024, else 8 (spec §2). */
export function reviewPageSize(width: number): 4 | 6 | 8 {
  if (width < 768) return 4;
  return width <= 1024 ? 6 : 8;
}

/** Cards that are shown after "Show more" was pressed `times` times, of `total`. */
export function shownReviews(total: number, pageSize: number, times: number): number {
  return Math.min(total, pageSize * (times + 1));
}
