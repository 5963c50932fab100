import type { Review } from './review';

/** Paths of default pictures by gender (REV-3), several of each so that neighbours differ. */
export type Avatars = Readonly<Record<NonNullable<Review['gender']>, readonly [string, ...string[]]>>;

export type ReviewWithAvatar = { readonly review: Review; readonly avatar: string | null };

/** The most cards in a row. */
const SIDE_BY_SIDE = 4;

/** The step between ids of one gender: in the examples men and women alternate. */
const IDS_A_TURN = 2;

/**
 * Returns each review with its default picture, in the order of the list: the picture that its id selects, or the next
 * that none of the preceding cards in a row shows. Repeats pictures where there are fewer than cards in a row. No
 * picture without a gender.
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
