import { withAvatars } from '@/lib/domain/reviews/avatars';
import type { Review, ReviewCategory } from '@/lib/domain/reviews/review';
import { AVATARS } from '../drawings';
import { newestReviews } from '../reviews/reviews';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';

const SHOWN = 4;

/** Four reviews of a product, whatever their stars (LAW-8): the newest, of examples a different four for each borough. */
export function areaReviews(borough: Borough, category: ReviewCategory, shown: readonly Review[]) {
  const reviews = shown.some(({ isExample }) => isExample)
    ? examplesFor(borough, newestReviews(shown, shown.length, category))
    : newestReviews(shown, SHOWN, category);
  return { reviews: withAvatars(reviews, AVATARS) };
}

/** First those that name a place of the borough, then others. */
function examplesFor({ name, neighbourhoods, moving, storage }: Borough, ofProduct: readonly Review[]) {
  const places = [...neighbourhoods, moving.to.place, storage.from.place];
  const isLocal = ({ text }: Review) => Number(places.some((place) => text.includes(place)));
  const start = (BOROUGHS.findIndex((each) => each.name === name) * SHOWN) % ofProduct.length;
  return [...ofProduct.slice(start), ...ofProduct.slice(0, start)]
    .toSorted((a, b) => isLocal(b) - isLocal(a))
    .slice(0, SHOWN);
}
