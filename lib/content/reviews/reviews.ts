import { newestFirst } from '@/lib/domain/reviews/listing';
import type { Review, ReviewCategory } from '@/lib/domain/reviews/review';
import { sanitiseHtml } from '../sanitise-html';
import { EXAMPLE_REVIEWS } from './examples';

/**
 * The examples, the newest first, with sanitised HTML. They are shown until the first customer's review is published,
 * and never beside one.
 */
export const REVIEWS: readonly Review[] = newestFirst(
  EXAMPLE_REVIEWS.map((review) => ({ ...review, text: sanitiseHtml(review.text) })),
);

/** Returns the newest active reviews, regardless of their stars, of one category where it is given. */
export function newestReviews(reviews: readonly Review[], count: number, of?: ReviewCategory): readonly Review[] {
  const isOf = ({ categories }: Review) => of === undefined || categories.includes(of);
  return reviews.filter((review) => review.isActive && isOf(review)).slice(0, count);
}
