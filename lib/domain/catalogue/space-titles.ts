import type { Items, MovingSpace } from '../order-types';

/** The names of the sizes of a move. Apart from plans.ts, so that prices can use them without the plans' texts. */
export const SPACE_TITLES: Readonly<Record<MovingSpace, string>> = {
  mini: 'Mini move',
  one_bedroom: '1 bedroom move',
  two_bedroom: '2 bedroom move',
  three_bedroom: '3 bedroom move',
  custom: 'Custom move',
};

/** Merges lines of the same item. Where they differ in size the line gets their mean, so that the total stays. */
export const oneLineEach = (items: Items): Items =>
  items.reduce<Items>((lines, item) => {
    const before = lines.find(({ id }) => id === item.id);
    if (!before) return [...lines, item];
    const quantity = before.quantity + item.quantity;
    const mean = (size: 'cubicFeet' | 'kilograms') =>
      (before[size] * before.quantity + item[size] * item.quantity) / quantity;
    const both = { ...before, quantity, cubicFeet: mean('cubicFeet'), kilograms: mean('kilograms') };
    return lines.map((line) => (line === before ? both : line));
  }, []);
