import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the calculator has its styles before the code that they belong to', () => {
  const parts = ['CalculatorFrame/CalculatorFrame.tsx', 'StorageCalculator/StorageCalculator.tsx'];
  const needed = new Set(parts.flatMap((part) => [...stylesUnder(`features/storage-calculator/${part}`)]));
  expect(importsOf('features/storage-calculator/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
