import { polygon, topFace } from '../../marks/draw';
import { ink, orange, sage, slate, steel } from '../../palette';
import type { Piece } from '../../piece';
import { prism, roundedBox } from '../../solids/prism';
import { cylinder } from '../../solids/round';
import { EDGE, assembled, bar } from './parts';
import { wheel } from './wheel';

/** Draws a petrol mower with a bag for the grass. */
export const lawnMower = () =>
  assembled(
    [4.4, 1.7, 3],
    [
      bar(0.1, ink, [1, 0.35, 0.9], [0.1, 0.35, 2.9], [0.1, 1.4, 2.9], [1, 1.4, 0.9]),
      prism(
        'y',
        [
          [0.4, 0.7],
          [1.7, 0.7],
          [1.7, 1.3],
          [0.9, 1.75],
          [0.4, 1.5],
        ],
        0.4,
        1.35,
        slate,
      ),
      wheel(1.9, 0.1, 0.4),
      wheel(3.6, 0.1, 0.32),
      roundedBox([1.6, 0.2, 0.35], [2.4, 1.3, 0.5], [0, 0, 0.2, 0.2], 'y', orange),
      cylinder('z', [2.8, 0.85, 0.85], 0.42, 0.5, ink),
      cylinder('z', [2.8, 0.85, 1.35], 0.2, 0.14, steel),
      wheel(1.9, 1.5, 0.4),
      wheel(3.6, 1.5, 0.32),
    ],
    true,
  );

export function wheelbarrow(): Piece {
  const frame = (y: number) => bar(0.11, ink, [0, y, 1.75], [1.5, y, 1], [3.9, 0.85, 0.5]);
  return assembled(
    [4.4, 1.8, 2],
    [
      frame(0.2),
      wheel(3.9, 0.75, 0.5, 0.22),
      bar(0.1, ink, [1.2, 0.4, 1.05], [1, 0.4, 0], [1.5, 0.4, 0]),
      prism(
        'y',
        [
          [0.9, 1.95],
          [1.5, 1.05],
          [3, 1.05],
          [3.7, 1.95],
        ],
        0.15,
        1.65,
        sage,
        {
          marks: [
            polygon(
              topFace(0, 0, 1.95),
              [
                [1.05, 0.28],
                [3.5, 0.28],
                [3.5, 1.52],
                [1.05, 1.52],
              ],
              sage.dark,
              EDGE,
            ),
          ],
        },
      ),
      bar(0.1, ink, [1.2, 1.4, 1.05], [1, 1.4, 0], [1.5, 1.4, 0]),
      frame(1.6),
    ],
    true,
  );
}
