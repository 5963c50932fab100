import type { LocalDate } from '../london-time';

/** The categories in the order of the card's tags (spec §3). */
export const REVIEW_CATEGORIES = ['moving', 'storage', 'cleaning', 'packing', 'shipping'] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** The names of the categories on tags and tabs (spec §2). */
export const CATEGORY_NAMES: Readonly<Record<ReviewCategory, string>> = {
  moving: 'Moving',
  storage: 'Storage',
  cleaning: 'Cleaning',
  packing: 'Packing',
  shipping: 'Shipping',
};

/** The ratings from the lowest. */
export const RATINGS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const;
export type Rating = (typeof RATINGS)[number];

/** A customer's review (spec §3, "Review / testimonial"). */
export type Review = {
  readonly id: number;
  readonly name: string;
  /** HTML of the few elements that lib/content allows. */
  readonly text: string;
  readonly date: LocalDate;
  readonly categories: readonly ReviewCategory[];
  /** The gender of an example's author, which only selects a default picture (spec §6). Real authors are not asked. */
  readonly gender?: 'Female' | 'Male';
  readonly iconUrl?: string;
  readonly stars: Rating;
  readonly ratingIcon: 'star';
  /** Whether it is shown. False once withdrawn, and never because of its rating. */
  readonly isActive: boolean;
  /** Whether it is an invented example: it is labelled wherever it is shown, and the site cannot go live with it. */
  readonly isExample: boolean;
};

export const starCount = (rating: Rating): number => Number.parseInt(rating, 10);

/** Returns the rating of 1 to 5 stars. Throws RangeError for another number. */
export function ratingOf(stars: number): Rating {
  const rating = RATINGS[stars - 1];
  if (!rating) throw new RangeError(`No number of stars: ${stars}`);
  return rating;
}

/** A review as sent to a page: without the fields that are the same for all shown reviews. */
export type SentReview = Omit<Review, 'isActive' | 'ratingIcon'>;

export function sentReview(review: Review): SentReview {
  const { id, name, text, date, categories, gender, iconUrl, stars, isExample } = review;
  return {
    id,
    name,
    text,
    date,
    categories,
    stars,
    isExample,
    ...(gender && { gender }),
    ...(iconUrl && { iconUrl }),
  };
}

export const receivedReview = (sent: SentReview): Review => ({ ...sent, isActive: true, ratingIcon: 'star' });
