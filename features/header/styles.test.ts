import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

/** What comes with the first press, with styles of its own. */
const FETCHED_LATER = ['features/header/MobileMenu/MobileMenu.tsx', 'features/header/CallbackPopup/CallbackPopup.tsx'];

it('the header has its styles without the code that they belong to', () => {
  const needed = stylesUnder('features/header/Header/Header.tsx', new Set(FETCHED_LATER));
  expect(importsOf('features/header/styles.ts').toSorted()).toEqual([...needed].toSorted());
});
