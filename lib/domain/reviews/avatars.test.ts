import { withAvatars } from './avatars';
import type { Review } from './review';

const review = (id: number, gender: NonNullable<Review['gender']>): Review => ({
  id,
  name: `Customer ${id}`,
  text: '<p>On time.</p>',
  date: '2025-03-01',
  categories: ['moving'],
  gender,
  stars: '5 stars',
  ratingIcon: 'star',
  isActive: true,
  isExample: true,
});
const AVATARS = {
  Female: ['f1', 'f2', 'f3', 'f4', 'f5'],
  Male: ['m1', 'm2', 'm3', 'm4', 'm5'],
} as const satisfies Parameters<typeof withAvatars>[1];
const avatars = (reviews: readonly Review[]) => withAvatars(reviews, AVATARS).map(({ avatar }) => avatar);

describe('withAvatars', () => {
  it('REV-3: gives a picture of the gender, the same one to the same review', () => {
    const [one, other] = [review(7, 'Female'), review(8, 'Male')];
    expect(avatars([one, other])).toEqual(['f4', 'm5']);
    expect(avatars([other, one])).toEqual(['m5', 'f4']);
  });

  it('REV-3: shows no picture twice in a row of four and the row below it, whatever the ids', () => {
    for (const step of [1, 2, 5, 10, 20]) {
      const shown = avatars(Array.from({ length: 30 }, (_, i) => review(i * step, 'Female')));
      for (let i = 0; i < shown.length; i += 1) expect(shown.slice(i + 1, i + 5)).not.toContain(shown[i]);
    }
  });

  it('RVW-1: gives no picture where nobody was asked for a gender', () => {
    const { gender: _, ...real } = review(1, 'Male');
    expect(avatars([real, review(2, 'Male')])).toEqual([null, 'm2']);
  });

  it('repeats the first picture where there is only one', () => {
    const only = { Female: ['f'], Male: ['m'] } as const;
    expect(withAvatars([review(1, 'Male'), review(2, 'Male')], only).map(({ avatar }) => avatar)).toEqual(['m', 'm']);
  });
});
