import { points } from '@/lib/drawing/geometry/vector';
import { leftFace, rectangle } from '@/lib/drawing/marks';
import { clay, ink, oak, orange, slate, steel, tyre } from '@/lib/drawing/palette';
import type { Piece } from '@/lib/drawing/piece';
import { box } from '@/lib/drawing/solids/box';
import { legs } from '../seating';
import { assembled, bar, fronts, pair } from './parts';

/** Draws a bench with a vice, a shelf under it. */
export const workbench = () =>
  assembled(
    [4.5, 1.8, 3.3],
    [
      ...legs(4.5, 1.8, 2.5, 0.3, 0.1, oak),
      box([0.1, 0.1, 0.5], [4.3, 1.6, 0.12], oak),
      box([0.6, 0.4, 0.62], [1.3, 0.9, 0.7], orange),
      box([2.4, 0.4, 0.62], [1.5, 1, 0.5], slate),
      box([0, 0, 2.5], [4.5, 1.8, 0.28], oak),
      box([3.4, 1, 2.78], [0.5, 0.5, 0.25], steel),
      box([3.3, 1.2, 3], [0.7, 0.5, 0.25], slate),
      bar(0.08, steel, [3.65, 1.95, 3.1], [3.65, 2.2, 3.1]),
    ],
  );

/** Draws drawers on wheels, in the palette's red (`clay`). */
export const toolChest = () =>
  assembled(
    [2.2, 1.5, 2.8],
    [
      ...points([0.1, 0.1], [1.85, 0.1], [0.1, 1.15], [1.85, 1.15]).map(([x, y]) =>
        box([x, y, 0], [0.25, 0.25, 0.3], tyre),
      ),
      box([0, 0, 0.3], [2.2, 1.5, 2.3], clay, {
        marks: [0, 0.5, 1, 1.4, 1.8].flatMap((b, i) => [
          ...fronts(leftFace(0, 1.5, 0.3), [0.05, b + 0.05, 2.1, i < 2 ? 0.48 : 0.38], 1, 1, 'none'),
          rectangle(leftFace(0, 1.5, 0.3), 0.5, b + (i < 2 ? 0.36 : 0.28), 1.2, 0.08, steel.light),
        ]),
      }),
      box([-0.04, -0.04, 2.6], [2.28, 1.58, 0.14], ink),
      box([0.4, 0.4, 2.74], [1.2, 0.5, 0.2], steel),
    ],
  );

/** Draws a step ladder, open. */
export function stepLadder(): Piece {
  const [width, height] = [1.6, 5.6];
  const tread = (i: number) =>
    box([0.1, 2 - i * 0.36 - 0.5, 0.85 * i], [width - 0.2, 0.5, 0.12], i === 6 ? orange : steel);
  return assembled(
    [width, 2.6, height],
    [
      ...pair(0.1, width - 0.1, (x) => bar(0.12, steel, [x, -0.3, 0], [x, 0.1, height - 0.6])),
      ...[1, 2, 3, 4, 5].map(tread),
      ...pair(0.1, width - 0.1, (x) => bar(0.14, steel, [x, 2, 0], [x, 0, height - 0.5])),
      tread(6),
    ],
    true,
  );
}

/** Draws an extending ladder, pushed together and lying on its long edge. */
export function extendingLadder(): Piece {
  const [length, height] = [7.4, 1.5];
  const one = (y: number) => [
    bar(0.14, steel, [0, y, 0.02], [length, y, 0.02]),
    bar(0.14, steel, [0, y, height - 0.1], [length, y, height - 0.1]),
    ...Array.from({ length: 9 }, (_, i) =>
      bar(0.1, steel, [0.45 + i * 0.82, y, 0.12], [0.45 + i * 0.82, y, height - 0.12]),
    ),
  ];
  return assembled([length, 0.8, height], [...one(0.15), ...one(0.6)], true);
}
