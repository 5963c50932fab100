import { newestFirst } from '@/lib/domain/reviews/listing';
import type { Review } from '@/lib/domain/reviews/review';
import { sanitiseHtml } from '../sanitise-html';
import { EXAMPLE_REVIEWS } from './examples';

/** All reviews, the newest first, their HTML made harmless. What is shown comes from here and from nowhere else. */
export const REVIEWS: readonly Review[] = newestFirst(
  EXAMPLE_REVIEWS.map((review) => ({ ...review, text: sanitiseHtml(review.text) })),
);

/** The newest active reviews, whatever their stars. */
export function newestReviews(count: number): readonly Review[] {
  return REVIEWS.filter(({ isActive }) => isActive).slice(0, count);
}
