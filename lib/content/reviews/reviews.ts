import { newestFirst, withAvatars } from '@/lib/domain/reviews/listing';
import { RATINGS, REVIEW_CATEGORIES, type Review, type ReviewCategory } from '@/lib/domain/reviews/review';
import type { Borough } from '../areas/borough';
import { BOROUGHS } from '../areas/boroughs';
import { typedRows } from '../data-file';
import { AVATARS_FILES } from '../drawing-files';
import { AVATARS } from '../drawings';
import { sanitiseHtml } from '../sanitise-html';
import examples from './examples.json';

type Example = Required<Pick<Review, 'date' | 'gender' | 'categories' | 'stars' | 'text'>> & {
  readonly firstName: string;
};

/** The pictures of some example authors, by first name. The others get a default picture. */
const PICTURES: Readonly<Record<string, string>> = {
  Fatima: AVATARS_FILES.lodger.path,
  Gurdeep: AVATARS_FILES.teacher.path,
};

/**
 * The 60 invented examples (REV-1), the newest first, with sanitised HTML. They are shown until the first customer's
 * review is published, and never beside one. `npm run launch-check` fails while they are shown.
 */
export const REVIEWS: readonly Review[] = newestFirst(
  typedRows<Example>('reviews/examples.json', examples, {
    gender: ['Female', 'Male'],
    categories: REVIEW_CATEGORIES,
    stars: RATINGS,
  }).map(({ firstName, text, ...review }, index) => ({
    ...review,
    id: index + 1,
    name: `${firstName} Sample`,
    text: sanitiseHtml(text),
    ...(PICTURES[firstName] && { iconUrl: PICTURES[firstName] }),
    ratingIcon: 'star',
    isActive: true,
    isExample: true,
  })),
);

/** Returns the newest active reviews, regardless of their stars, of one category where it is given. */
export function newestReviews(reviews: readonly Review[], count: number, of?: ReviewCategory): readonly Review[] {
  const isOf = ({ categories }: Review) => of === undefined || categories.includes(of);
  return reviews.filter((review) => review.isActive && isOf(review)).slice(0, count);
}

/** The reviews on an area page. */
const ON_AREA_PAGE = 4;

/**
 * Returns four reviews of a product, regardless of their stars (LAW-8): the newest, or of the examples four that vary
 * by borough.
 */
export function areaReviews(borough: Borough, category: ReviewCategory, shown: readonly Review[]) {
  const reviews = shown.some(({ isExample }) => isExample)
    ? examplesFor(borough, newestReviews(shown, shown.length, category))
    : newestReviews(shown, ON_AREA_PAGE, category);
  return { reviews: withAvatars(reviews, AVATARS) };
}

/** Returns four examples for a borough, those that name a place in it first. */
function examplesFor({ name, neighbourhoods, moving, storage }: Borough, ofProduct: readonly Review[]) {
  const places = [...neighbourhoods, moving.to.place, storage.from.place];
  const isLocal = ({ text }: Review) => Number(places.some((place) => text.includes(place)));
  const start = (BOROUGHS.findIndex((each) => each.name === name) * ON_AREA_PAGE) % ofProduct.length;
  return [...ofProduct.slice(start), ...ofProduct.slice(0, start)]
    .toSorted((a, b) => isLocal(b) - isLocal(a))
    .slice(0, ON_AREA_PAGE);
}
