import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the questions have their styles without the code that they belong to', () => {
  const needed = stylesUnder('features/faq/FaqBody/FaqBody.tsx');
  expect(importsOf('features/faq/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
