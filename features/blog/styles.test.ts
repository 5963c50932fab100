import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the pages of the blog have their styles without the code that they belong to', () => {
  const bodies = ['ArticleBody/ArticleBody.tsx', 'BlogBody/BlogBody.tsx'];
  const needed = new Set(bodies.flatMap((body) => [...stylesUnder(`features/blog/${body}`)]));
  expect(importsOf('features/blog/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
