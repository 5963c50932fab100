import type { MovingSpace } from '../order-types';

/** The names of the sizes of a move. Apart from plans.ts, so that prices can use them without the plans' texts. */
export const SPACE_TITLES: Readonly<Record<MovingSpace, string>> = {
  mini: 'Mini move',
  one_bedroom: '1 bedroom move',
  two_bedroom: '2 bedroom move',
  three_bedroom: '3 bedroom move',
  custom: 'Custom move',
};
