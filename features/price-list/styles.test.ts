import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the price list has its styles without the code that they belong to', () => {
  const needed = [...stylesUnder('features/price-list/PriceListBody/PriceListBody.tsx')];
  expect(importsOf('features/price-list/styles.ts').toSorted()).toEqual(needed.toSorted());
});
