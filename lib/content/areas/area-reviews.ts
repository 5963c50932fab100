import type { Review, ReviewCategory } from '@/lib/domain/reviews/review';
import { AVATARS } from '../drawings';
import { REVIEWS } from '../reviews/reviews';
import type { Borough, HomeKind } from './borough';

const SHOWN = 4;

/** Words in a review that people from such homes look for. */
const WORDS: Readonly<Record<HomeKind, RegExp>> = {
  mansion: /piano|stairs|porter|floor|wardrobe|antique/i,
  conversions: /no lift|stairs|floor|sofa|flat\b/i,
  terraces: /street|road|sofa|bicycle|bike|loft/i,
  semis: /house|garage|family|garden|van|shed/i,
  towers: /lift|floor|flat\b|room|concierge|tower/i,
};

/**
 * Four reviews of a product that fit the borough, whatever their stars (LAW-8): first those that name one of its places,
 * then those about homes like its own, then the newest.
 */
export function areaReviews({ neighbourhoods, homes, moving, storage }: Borough, category: ReviewCategory) {
  const places = [...neighbourhoods, moving.to.place, storage.from.place];
  const weight = ({ text }: Review) =>
    (places.some((place) => text.includes(place)) ? 2 : 0) + (WORDS[homes].test(text) ? 1 : 0);
  const reviews = REVIEWS.filter(({ isActive, categories }) => isActive && categories.includes(category))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN);
  return { reviews, avatars: AVATARS };
}
