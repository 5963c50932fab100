import { withAvatars } from '@/lib/domain/reviews/avatars';
import type { Review, ReviewCategory } from '@/lib/domain/reviews/review';
import { AVATARS } from '../drawings';
import { REVIEWS } from '../reviews/reviews';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';

const SHOWN = 4;

/**
 * Four reviews of a product, whatever their stars (LAW-8): first those that name a place of the borough, then others, a
 * different four from borough to borough.
 */
export function areaReviews({ name, neighbourhoods, moving, storage }: Borough, category: ReviewCategory) {
  const places = [...neighbourhoods, moving.to.place, storage.from.place];
  const isLocal = ({ text }: Review) => Number(places.some((place) => text.includes(place)));
  const ofProduct = REVIEWS.filter(({ isActive, categories }) => isActive && categories.includes(category));
  const start = (BOROUGHS.findIndex((each) => each.name === name) * SHOWN) % ofProduct.length;
  const reviews = [...ofProduct.slice(start), ...ofProduct.slice(0, start)]
    .toSorted((a, b) => isLocal(b) - isLocal(a))
    .slice(0, SHOWN);
  return { reviews: withAvatars(reviews, AVATARS) };
}
