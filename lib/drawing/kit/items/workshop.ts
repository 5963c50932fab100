import { leftFace, rectangle } from '../../marks/draw';
import { clay, ink, oak, orange, slate, steel, tyre } from '../../palette';
import { box } from '../../solids/box';
import { legs } from '../seating';
import { assembled, bar, fronts } from './parts';

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
      ...(
        [
          [0.1, 0.1],
          [1.85, 0.1],
          [0.1, 1.15],
          [1.85, 1.15],
        ] as const
      ).map(([x, y]) => box([x, y, 0], [0.25, 0.25, 0.3], tyre)),
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
