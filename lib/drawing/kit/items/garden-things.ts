import { leftFace, rightFace } from '../../marks/draw';
import { ink, mustard, oak, orange, sage, slate, steel } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { level, upright } from '../rules';
import { assembled, bar } from './parts';

/** Draws a kettle barbecue on three legs. */
export const barbecue = () =>
  assembled(
    [2.6, 2, 3.4],
    [
      ...(
        [
          [0.45, 0.4],
          [1.55, 0.4],
          [1, 1.7],
        ] as const
      ).map(([x, y]) => bar(0.09, steel, [1, 1, 1.9], [x, y, 0])),
      lathe(
        1,
        1,
        [
          [1.6, 0.35],
          [1.85, 0.75],
          [2.2, 0.95],
          [2.35, 0.98],
        ],
        ink,
      ),
      lathe(
        1,
        1,
        [
          [2.35, 1],
          [2.75, 0.9],
          [3.05, 0.6],
          [3.15, 0.2],
        ],
        orange,
      ),
      box([0.85, 0.93, 3.15], [0.3, 0.14, 0.16], ink),
      box([1.95, 0.7, 2.2], [0.7, 0.7, 0.08], oak),
    ],
    true,
  );

/** Draws a closed parasol in its base. */
export const parasol = () =>
  piece(
    [1.8, 1.8, 7.4],
    [
      lathe(
        0.9,
        0.9,
        [
          [0, 0.85],
          [0.25, 0.8],
          [0.4, 0.25],
        ],
        slate,
      ),
      lathe(
        0.9,
        0.9,
        [
          [0.4, 0.1],
          [2.8, 0.1],
        ],
        oak,
        { segments: 10 },
      ),
      lathe(
        0.9,
        0.9,
        [
          [2.4, 0.42],
          [3.4, 0.34],
          [6.8, 0.14],
          [7.1, 0.1],
        ],
        mustard,
        { segments: 10 },
      ),
      lathe(
        0.9,
        0.9,
        [
          [7.1, 0.08],
          [7.4, 0.08],
        ],
        oak,
        { segments: 8 },
      ),
    ],
    0.85,
  );

export const patioHeater = () =>
  piece(
    [2.4, 2.4, 6.8],
    [
      lathe(
        1.2,
        1.2,
        [
          [0, 0.75],
          [0.15, 0.75],
          [0.2, 0.6],
          [1.9, 0.5],
        ],
        steel,
      ),
      lathe(
        1.2,
        1.2,
        [
          [1.9, 0.12],
          [5.4, 0.12],
        ],
        steel,
        { segments: 10 },
      ),
      lathe(
        1.2,
        1.2,
        [
          [5.4, 0.3],
          [6.1, 0.34],
        ],
        orange,
      ),
      lathe(
        1.2,
        1.2,
        [
          [6.1, 1.15],
          [6.2, 1.1],
          [6.7, 0.15],
        ],
        steel,
      ),
    ],
    0.75,
  );

export function gardenBox(): Piece {
  const on = leftFace(0, 1.8, 0);
  return assembled(
    [3.8, 1.8, 1.9],
    [
      box([0, 0, 0], [3.8, 1.8, 1.55], sage, {
        marks: [
          ...[0.5, 1, 1.5, 2, 2.5, 3, 3.4].map((a) => upright(on, a, 0.1, 1.35, 0.6)),
          level(rightFace(3.8, 1.8, 0), 0, 0.8, 1.8, 0.6),
        ],
      }),
      prism(
        'x',
        [
          [-0.06, 1.55],
          [1.86, 1.55],
          [1.86, 1.65],
          [-0.06, 1.95],
        ],
        -0.06,
        3.86,
        slate,
      ),
    ],
  );
}
