import { fc } from '@/lib/testing/fast-check';
import { anItem } from '@/lib/testing/moves';
import { volumeOf } from './containers';
import { piecesOf } from './pieces';

it('nothing is no piece', () => {
  expect([piecesOf([]), piecesOf([anItem(10, { quantity: 0 })])]).toEqual([[], []]);
});

it('every piece of a line has a key of its own, and the line’s weight', () => {
  const pieces = piecesOf([anItem(2.4, { id: 'box_m', quantity: 2, kilograms: 14 }), anItem(8, { id: 'bicycle' })]);
  expect(pieces.map(({ key, itemId, form, kilograms }) => [key, itemId, form, kilograms])).toEqual([
    ['box_m#1', 'box_m', 'carton', 14],
    ['box_m#2', 'box_m', 'carton', 14],
    ['bicycle#1', 'bicycle', 'cycle', 0],
  ]);
});

it('a thing of the catalogue has its own measures, whatever volume the line says', () => {
  const [piece] = piecesOf([anItem(99, { id: 'box_m' })]);
  expect([piece?.width, piece?.depth, piece?.height]).toEqual([1.5, 1.2, 1.2]);
});

it('an own item is a box of its volume: wider than deep, deeper than high, never more than it was said to be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 7_000 }), (tenths) => {
      const [piece] = piecesOf([anItem(tenths / 10)]);
      const { width = 0, depth = 0, height = 0 } = piece ?? {};
      expect(width).toBeGreaterThanOrEqual(depth);
      expect(depth).toBeGreaterThanOrEqual(height);
      const share = volumeOf({ width, depth, height }) / (tenths / 10);
      expect(share).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThan(0.95);
    }),
  );
});
