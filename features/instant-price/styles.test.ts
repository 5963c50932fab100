import { importsOf, stylesUnder } from '@/lib/testing/styles-of';

/** No button of the widget ever loads. */
const UNUSED = 'components/ui/Spinner/Spinner.module.scss';

it('the price widget has its styles without the code that they belong to', () => {
  const needed = [...stylesUnder('features/instant-price/InstantPrice/InstantPrice.tsx')].filter(
    (file) => file !== UNUSED,
  );
  expect(importsOf('features/instant-price/styles.ts').toSorted()).toEqual(needed.toSorted());
});
