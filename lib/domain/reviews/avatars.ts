import type { Review } from './review';

/** Addresses of default pictures by gender (REV-3), several of each so that neighbours do not look alike. */
export type Avatars = Readonly<Record<NonNullable<Review['gender']>, readonly [string, ...string[]]>>;

export type ReviewWithAvatar = { readonly review: Review; readonly avatar: string | null };

/** Cards that are seen side by side: the widest row holds four. */
const SIDE_BY_SIDE = 4;

/** In the examples men and women take turns, so that only every second id counts. */
const IDS_A_TURN = 2;

/**
 * Each review with its default picture, in the order of the list: the picture its id stands for, or the next that none
 * of the cards just before it shows. Fewer pictures than a row holds repeat. None where nobody was asked for a gender.
 */
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
