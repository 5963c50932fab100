import { anItem } from '@/lib/testing/moves';
import { unitContents } from './unit-contents';

const box = (quantity: number) => anItem(3, { id: 'box', quantity });

it.each([
  ['the list alone where the unit is new', [], [box(2)], [['box', 2]]],
  [
    'what is in it and what comes, a line each',
    [box(2), anItem(50, { id: 'sofa' })],
    [box(3)],
    [
      ['box', 5],
      ['sofa', 1],
    ],
  ],
])('holds %s', (_, storedItems, furnitureItems, expected) => {
  expect(unitContents({ storedItems, furnitureItems }).map(({ id, quantity }) => [id, quantity])).toEqual(expected);
});
