import type { LocalDate } from '../vocabulary';

/** Spec §3, in the order in which a card names them. */
export const REVIEW_CATEGORIES = ['moving', 'storage', 'cleaning', 'packing', 'shipping'] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Words of the tags on a card and of the tabs over the list (spec §2). */
export const CATEGORY_NAMES: Readonly<Record<ReviewCategory, string>> = {
  moving: 'Moving',
  storage: 'Storage',
  cleaning: 'Cleaning',
  packing: 'Packing',
  shipping: 'Shipping',
};

export type Rating = '5 stars' | '4 stars' | '3 stars' | '2 stars' | '1 star';

/** What one customer wrote (spec §3, "Review / testimonial"). */
export type Review = {
  readonly id: number;
  readonly name: string;
  /** HTML of the few elements that lib/content lets through. */
  readonly text: string;
  readonly date: LocalDate;
  readonly categories: readonly ReviewCategory[];
  /** Chooses the picture of an example that has none of its own, and nothing else (spec §6). Nobody else is asked for it. */
  readonly gender?: 'Female' | 'Male';
  readonly iconUrl?: string;
  readonly stars: Rating;
  /** Icon that is drawn once for each star. */
  readonly ratingIcon: 'star';
  /** False once withdrawn. Never false for its rating. */
  readonly isActive: boolean;
  /** True for what nobody wrote: it is labelled wherever it is shown and keeps the site from going live. */
  readonly isExample: boolean;
};

/** How many of the five stars are filled. */
export function starCount(rating: Rating): number {
  return Number.parseInt(rating, 10);
}

/** A rating by its number of stars, 1 to 5. Throws RangeError for another. */
export function ratingOf(stars: number): Rating {
  const rating = RATINGS[stars - 1];
  if (!rating) throw new RangeError(`No number of stars: ${stars}`);
  return rating;
}
const RATINGS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const satisfies readonly Rating[];

/** A review as a page is sent it: without what is the same for all that are shown. */
export type SentReview = Omit<Review, 'isActive' | 'ratingIcon'>;

/** What is sent of an active review. */
export function sentReview(review: Review): SentReview {
  const { id, name, text, date, categories, gender, iconUrl, stars, isExample } = review;
  return {
    ...{ id, name, text, date, categories, stars, isExample },
    ...(gender && { gender }),
    ...(iconUrl && { iconUrl }),
  };
}

/** The review that was sent. */
export const receivedReview = (sent: SentReview): Review => ({ ...sent, isActive: true, ratingIcon: 'star' });
