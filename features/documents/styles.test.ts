import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the pages of legal texts have their styles without the code that they belong to', () => {
  const needed = [...stylesUnder('features/documents/DocumentBody/DocumentBody.tsx')];
  expect(importsOf('features/documents/styles.ts').toSorted()).toEqual(needed.toSorted());
});
