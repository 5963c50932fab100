import { REVIEW_FILTERS, filterReviews, withAvatars } from '@/lib/domain/reviews/listing';
import { REVIEW_CATEGORIES } from '@/lib/domain/reviews/review';
import { AVATARS } from '../drawings';
import { sampleReviews } from '../sample-check';
import examples from './examples.json';
import { REVIEWS, newestReviews } from './reviews';

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();

describe('reviews', () => {
  it('REV-1: are 60 with the ids 1 to 60, all 5 stars but one of 4 and one of 2', () => {
    expect(REVIEWS.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    expect(REVIEWS.filter(({ stars }) => stars === '4 stars')).toHaveLength(1);
    expect(REVIEWS.filter(({ stars }) => stars === '2 stars')).toHaveLength(1);
    expect(REVIEWS.filter(({ stars }) => stars === '5 stars')).toHaveLength(58);
  });

  it('REV-1: say of themselves that they are examples, in their name too', () => {
    expect(REVIEWS.every(({ isExample, name }) => isExample && name.endsWith(' Sample'))).toBe(true);
  });

  it('REV-1: are known to the launch check', () => {
    expect(sampleReviews()).toEqual([expect.objectContaining({ value: '60 examples' })]);
  });

  it('REV-1: lose nothing when they are sanitised: their HTML is within the list', () => {
    for (const { id, text } of REVIEWS) expect(text).toBe(examples[id - 1]?.text);
  });

  it('are each their own: no name and no text twice, none empty, none longer than a card can carry', () => {
    expect(new Set(REVIEWS.map(({ name }) => name)).size).toBe(60);
    expect(new Set(REVIEWS.map(({ text }) => text)).size).toBe(60);
    for (const { text } of REVIEWS) {
      expect(words(text).length).toBeGreaterThan(50);
      expect(words(text).length).toBeLessThan(260);
    }
  });

  it('REV-2: come newest first and fill every tab and every category', () => {
    const dates = REVIEWS.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const filter of REVIEW_FILTERS) expect(filterReviews(REVIEWS, filter).length).toBeGreaterThanOrEqual(8);
    for (const category of REVIEW_CATEGORIES) {
      expect(REVIEWS.some(({ categories }) => categories.includes(category))).toBe(true);
    }
  });

  it('REV-3: have pictures enough that no card looks like one beside, above or below it', () => {
    for (const filter of REVIEW_FILTERS) {
      const paths = withAvatars(filterReviews(REVIEWS, filter), AVATARS).map(
        ({ review, avatar }) => review.iconUrl ?? avatar,
      );
      const repeated = paths.filter((path, i) => paths.slice(Math.max(0, i - 4), i).includes(path));
      expect({ filter, repeated }).toEqual({ filter, repeated: [] });
    }
  });

  it('give the home page the newest, and never more than there are', () => {
    expect(newestReviews(REVIEWS, 4).map(({ id }) => id)).toEqual([60, 59, 58, 57]);
    expect(newestReviews(REVIEWS, 100)).toHaveLength(60);
  });
});
