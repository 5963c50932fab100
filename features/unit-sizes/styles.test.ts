import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the page of unit sizes has its styles without the code that they belong to', () => {
  const needed = [...stylesUnder('features/unit-sizes/UnitSizesBody/UnitSizesBody.tsx')];
  expect(importsOf('features/unit-sizes/styles.ts').toSorted()).toEqual(needed.toSorted());
});
