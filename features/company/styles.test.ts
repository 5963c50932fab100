import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

it('the pages about the company have their styles without the code that they belong to', () => {
  const needed = stylesUnder('features/company/CompanyBody/CompanyBody.tsx');
  expect(importsOf('features/company/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
