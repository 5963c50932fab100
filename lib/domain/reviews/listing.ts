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

/** Returns the cards on a page by the window's width in CSS pixels (spec §2). */
export function reviewPageSize(width: number): 4 | 6 | 8 {
  if (width < 768) return 4;
  return width <= 1024 ? 6 : 8;
}

/** Returns how many of `total` cards are shown after `times` presses of "Show more". */
export function shownReviews(total: number, pageSize: number, times: number): number {
  return Math.min(total, pageSize * (times + 1));
}

/** Paths of default pictures by gender (REV-3), several of each so that neighbours differ. */
export type Avatars = Readonly<Record<NonNullable<Review['gender']>, readonly [string, ...string[]]>>;

export type ReviewWithAvatar = { readonly review: Review; readonly avatar: string | null };

const SIDE_BY_SIDE = 4;

/** The step between ids of one gender: in the examples men and women alternate. */
const IDS_A_TURN = 2;

/** Returns each review with the default picture of its id, or the next that no card near it shows, if any. */
export function withAvatars(reviews: readonly Review[], avatars: Avatars): readonly ReviewWithAvatar[] {
  const shown: ReviewWithAvatar[] = [];
  for (const review of reviews) {
    const all = review.gender && avatars[review.gender];
    if (!all) {
      shown.push({ review, avatar: null });
      continue;
    }
    const first = Math.floor(review.id / IDS_A_TURN) % all.length;
    const near = shown.slice(-SIDE_BY_SIDE).map(({ avatar }) => avatar);
    const inTurn = [...all.slice(first), ...all.slice(0, first)];
    shown.push({ review, avatar: inTurn.find((picture) => !near.includes(picture)) ?? all[0] });
  }
  return shown;
}
