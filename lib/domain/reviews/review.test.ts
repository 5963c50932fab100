import {
  CATEGORY_NAMES,
  ratingOf,
  receivedReview,
  REVIEW_CATEGORIES,
  sentReview,
  starCount,
  type Review,
} from './review';

const review: Review = {
  id: 7,
  name: 'Ada',
  text: '<p>Quick.</p>',
  date: '2024-01-05',
  categories: ['moving', 'packing'],
  gender: 'Female',
  stars: '4 stars',
  ratingIcon: 'star',
  isActive: true,
  isExample: true,
};

it('REV-3: every category has a name of its own for its tag', () => {
  expect(Object.keys(CATEGORY_NAMES)).toEqual(REVIEW_CATEGORIES);
  expect(new Set(Object.values(CATEGORY_NAMES)).size).toBe(REVIEW_CATEGORIES.length);
});

it.each([
  ['5 stars', 5],
  ['4 stars', 4],
  ['2 stars', 2],
] as const)('REV-1: %s fill %i', (rating, count) => {
  expect(starCount(rating)).toBe(count);
});

it.each([review, { ...review, iconUrl: '/ada.png' }])('REV-1: a review that is sent comes back whole', (whole) => {
  expect(receivedReview(sentReview(whole))).toEqual(whole);
});

it('what is the same for all is not sent, nor an empty picture', () => {
  const sent = sentReview({ ...review, iconUrl: '' });
  expect(Object.keys(sent).filter((key) => ['isActive', 'ratingIcon', 'iconUrl'].includes(key))).toEqual([]);
});

it.each([1, 2, 3, 4, 5])('RVW-1: %d stars are a rating of as many', (stars) => {
  expect(starCount(ratingOf(stars))).toBe(stars);
});
it.each([0, 6, 2.5])('RVW-1: %d are none', (stars) => {
  expect(() => ratingOf(stars)).toThrow(RangeError);
});
