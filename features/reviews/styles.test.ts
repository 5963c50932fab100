import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the reviews have their styles without the code that they belong to', () => {
  const needed = stylesUnder('features/reviews/LiveReviews/LiveReviews.tsx');
  expect(importsOf('features/reviews/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
