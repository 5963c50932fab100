import { anItem } from '@/lib/testing/moves';
import { oneLineEach } from './space-titles';

it('makes one line of two, with their mean size, so that the whole stays what it was', () => {
  const lines = [
    anItem(3, { id: 'box', quantity: 2 }),
    anItem(10, { id: 'sofa' }),
    anItem(6, { id: 'box', quantity: 1 }),
  ];
  const joined = oneLineEach(lines);
  expect(joined.map(({ id, quantity, cubicFeet }) => [id, quantity, cubicFeet])).toEqual([
    ['box', 3, 4],
    ['sofa', 1, 10],
  ]);
  const volume = (items: typeof lines) => items.reduce((sum, item) => sum + item.quantity * item.cubicFeet, 0);
  expect(volume([...joined])).toBe(volume(lines));
});
