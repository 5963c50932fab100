import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the pages of areas have their styles without the code that they belong to', () => {
  const needed = new Set([
    ...stylesUnder('features/areas/AreaBody/AreaBody.tsx'),
    ...stylesUnder('features/areas/AreaIndexBody/AreaIndexBody.tsx'),
  ]);
  expect(importsOf('features/areas/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
