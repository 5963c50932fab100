import { filterReviews, newestFirst, reviewPageSize, shownReviews, withAvatars, type ReviewFilter } from './listing';
import { starCount, type Review } from './review';

const review = (id: number, rest: Partial<Review> = {}): Review => ({
  id,
  name: `Customer ${id}`,
  text: '<p>On time.</p>',
  date: '2025-03-01',
  categories: ['moving'],
  gender: 'Female',
  stars: '5 stars',
  ratingIcon: 'star',
  isActive: true,
  isExample: true,
  ...rest,
});
const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

describe('newestFirst', () => {
  it('REV-2: sorts by day, then by what came in last, and leaves its input alone', () => {
    const input = [review(1), review(2, { date: '2026-01-05' }), review(3), review(4, { date: '2024-12-31' })];
    expect(ids(newestFirst(input))).toEqual([2, 3, 1, 4]);
    expect(ids(input)).toEqual([1, 2, 3, 4]);
  });
});

describe('filterReviews', () => {
  const reviews = [
    review(1, { categories: ['moving', 'cleaning'] }),
    review(2, { categories: ['storage'] }),
    review(3, { categories: ['moving'], isActive: false }),
    review(4, { categories: ['shipping', 'packing'], stars: '2 stars' }),
  ];

  it.each<[ReviewFilter, number[]]>([
    ['moving', [1]],
    ['storage', [2]],
    ['cleaning', [1]],
    ['all', [1, 2, 4]],
  ])('REV-2: %s shows only active reviews of its category, whatever their stars', (filter, shown) => {
    expect(ids(filterReviews(reviews, filter))).toEqual(shown);
  });
});

describe('reviewPageSize', () => {
  it.each([
    [320, 4],
    [767, 4],
    [768, 6],
    [1024, 6],
    [1025, 8],
    [1440, 8],
  ])('REV-4: at %d px there are %d cards on a page', (width, size) => {
    expect(reviewPageSize(width)).toBe(size);
  });
});

describe('shownReviews', () => {
  it.each([
    [60, 8, 0, 8],
    [60, 8, 1, 16],
    [60, 8, 7, 60],
    [3, 4, 0, 3],
    [0, 4, 0, 0],
  ])('REV-4: of %d, by %d, after %d presses, %d are shown', (total, pageSize, times, shown) => {
    expect(shownReviews(total, pageSize, times)).toBe(shown);
  });
});

describe('starCount', () => {
  it.each([
    ['5 stars', 5],
    ['4 stars', 4],
    ['2 stars', 2],
  ] as const)('%s are %d', (rating, count) => {
    expect(starCount(rating)).toBe(count);
  });
});

const AVATARS = {
  Female: ['f1', 'f2', 'f3', 'f4', 'f5'],
  Male: ['m1', 'm2', 'm3', 'm4', 'm5'],
} as const satisfies Parameters<typeof withAvatars>[1];
const avatars = (reviews: readonly Review[]) => withAvatars(reviews, AVATARS).map(({ avatar }) => avatar);

describe('withAvatars', () => {
  it('REV-3: gives a picture of the gender, the same one to the same review', () => {
    const [one, other] = [review(7, { gender: 'Female' }), review(8, { gender: 'Male' })];
    expect(avatars([one, other])).toEqual(['f4', 'm5']);
    expect(avatars([other, one])).toEqual(['m5', 'f4']);
  });

  it('REV-3: shows no picture twice in a row of four and the row below it, whatever the ids', () => {
    for (const step of [1, 2, 5, 10, 20]) {
      const shown = avatars(Array.from({ length: 30 }, (_, i) => review(i * step, { gender: 'Female' })));
      for (let i = 0; i < shown.length; i += 1) expect(shown.slice(i + 1, i + 5)).not.toContain(shown[i]);
    }
  });

  it('RVW-1: gives no picture where nobody was asked for a gender', () => {
    const { gender: _, ...real } = review(1, { gender: 'Male' });
    expect(avatars([real, review(2, { gender: 'Male' })])).toEqual([null, 'm2']);
  });

  it('repeats the first picture where there is only one', () => {
    const only = { Female: ['f'], Male: ['m'] } as const;
    expect(
      withAvatars([review(1, { gender: 'Male' }), review(2, { gender: 'Male' })], only).map(({ avatar }) => avatar),
    ).toEqual(['m', 'm']);
  });
});
