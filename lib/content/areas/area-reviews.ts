import { withAvatars } from '@/lib/domain/reviews/avatars';
import type { Review, ReviewCategory } from '@/lib/domain/reviews/review';
import { AVATARS } from '../drawings';
import { newestReviews } from '../reviews/reviews';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';

const SHOWN = 4;

/**
 * Returns four reviews of a product, regardless of their stars (LAW-8): the newest, or of the examples four that vary
 * by borough.
 */
export function areaReviews(borough: Borough, category: ReviewCategory, shown: readonly Review[]) {
  const reviews = shown.some(({ isExample }) => isExample)
    ? examplesFor(borough, newestReviews(shown, shown.length, category))
    : newestReviews(shown, SHOWN, category);
  return { reviews: withAvatars(reviews, AVATARS) };
}

/** Returns four examples for a borough, those that name a place in it first. */
function examplesFor({ name, neighbourhoods, moving, storage }: Borough, ofProduct: readonly Review[]) {
  const places = [...neighbourhoods, moving.to.place, storage.from.place];
  const isLocal = ({ text }: Review) => Number(places.some((place) => text.includes(place)));
  const start = (BOROUGHS.findIndex((each) => each.name === name) * SHOWN) % ofProduct.length;
  return [...ofProduct.slice(start), ...ofProduct.slice(0, start)]
    .toSorted((a, b) => isLocal(b) - isLocal(a))
    .slice(0, SHOWN);
}
