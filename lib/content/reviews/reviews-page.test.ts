import { filterReviews, REVIEW_FILTERS, reviewPageSize } from '@/lib/domain/reviews/listing';
import { receivedReview } from '@/lib/domain/reviews/review';
import { expectWithinBudget } from '@/lib/testing/within-budget';
import { REVIEWS } from './reviews';
import { filterNamed, reviewsHead, reviewsPage, reviewsPath } from './reviews-page';

/** The most bytes of props that a page may send beside its markup (lib/tooling/size-budget.json). */
const PROPS_BYTES = 20_480;

describe('the page of the reviews', () => {
  it('REV-2: each tab has an address that leads back to it, a title, a description and a first heading of its own', () => {
    for (const filter of REVIEW_FILTERS) expect(filterNamed(reviewsPath(filter).split('/')[2])).toBe(filter);
    expect(filterNamed('shipping')).toBeNull();
    expect(new Set(REVIEW_FILTERS.map((filter) => reviewsHead(filter).title)).size).toBe(4);
    expect(new Set(REVIEW_FILTERS.map((filter) => reviewsHead(filter).description)).size).toBe(4);
    expect(new Set(reviewsPage().tabs.map(({ h1 }) => h1)).size).toBe(4);
  });

  it('REV-4: every tab has more than one page, so that "Show more" always has something to show', () => {
    const reviews = reviewsPage().reviews.map(receivedReview);
    for (const filter of REVIEW_FILTERS) {
      expect(filterReviews(reviews, filter).length).toBeGreaterThan(reviewPageSize(1440));
    }
  });

  it('REV-1: loses nothing of a review on its way to the page', () => {
    expect(reviewsPage().reviews.map(receivedReview)).toEqual(REVIEWS);
  });

  it('leaves room for the shell within what a page may send', () => {
    const bytes = Buffer.byteLength(JSON.stringify(reviewsPage()).replaceAll('<', '\\u003c'));
    expectWithinBudget('/reviews: bytes of its own props', bytes, PROPS_BYTES - 700);
  });
});
