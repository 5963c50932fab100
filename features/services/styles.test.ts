import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('sends the styles of the pages of services with them, as the code that imports them is not there', () => {
  const needed = [...stylesUnder('features/services/ServiceBody/ServiceBody.tsx')];
  expect(importsOf('features/services/styles.ts').toSorted()).toEqual(needed.toSorted());
});
