import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle, topFace } from '../../marks';
import { clay, ink, mustard, slate, steel, walnut, white } from '../../palette';
import type { Piece } from '../../piece';
import { prism } from '../../solids/prism';
import { cylinder, lathe } from '../../solids/round';
import { EDGE, assembled, bar } from './parts';

/** Draws a guitar case on its end. */
export function guitarCase(): Piece {
  const outline = [
    [0.55, 0],
    [1.05, 0],
    [1.5, 0.25],
    [1.6, 0.8],
    [1.35, 1.3],
    [1.4, 1.75],
    [1.25, 2.1],
    [1.05, 2.3],
    [1.05, 3.5],
    [1.15, 3.6],
    [1.15, 4.1],
    [0.45, 4.1],
    [0.45, 3.6],
    [0.55, 3.5],
    [0.55, 2.3],
    [0.35, 2.1],
    [0.2, 1.75],
    [0.25, 1.3],
    [0, 0.8],
    [0.1, 0.25],
  ] as const;
  const on = leftFace(0, 0.7, 0);
  return assembled(
    [1.6, 0.7, 4.1],
    [
      prism('y', outline, 0, 0.7, ink, {
        marks: [
          ...[0.4, 1.8, 3].map((z) => rectangle(on, z === 3 ? 0.98 : 1.2, z, 0.14, 0.2, mustard.light, EDGE)),
          circle(on, 0.8, 1, 0.3, slate.middle, EDGE),
        ],
      }),
      bar(0.1, walnut, [1.5, 0.5, 0.9], [1.75, 0.5, 1.05], [1.7, 0.5, 1.4], [1.4, 0.5, 1.5]),
    ],
    true,
  );
}

/** Draws drums with a cymbal over them. */
export const drumKit = () =>
  assembled(
    [4.2, 3.2, 3.7],
    [
      cylinder('z', [0.9, 0.9, 0.6], 0.75, 0.9, clay, {
        marks: [circle(topFace(0.9, 0.9, 1.5), 0, 0, 0.66, white.light, EDGE)],
      }),
      bar(0.08, steel, [0.9, 0.9, 0], [0.9, 0.9, 0.6]),
      bar(0.08, steel, [0.4, 0.3, 0], [0.4, 0.3, 3.3]),
      lathe(0.4, 0.3, points([3.3, 0.75], [3.42, 0.1]), mustard),
      cylinder('y', [2.1, 0.8, 0.95], 0.95, 1.5, clay, {
        marks: [
          circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.8, white.light, EDGE),
          circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.2, ink.middle),
        ],
      }),
      ...[1.6, 2.7].map((x) =>
        cylinder('z', [x, 1.3, 2], 0.48, 0.6, clay, {
          marks: [circle(topFace(x, 1.3, 2.6), 0, 0, 0.42, white.light, EDGE)],
        }),
      ),
      cylinder('z', [3.4, 1.6, 0.2], 0.65, 1.3, clay, {
        marks: [circle(topFace(3.4, 1.6, 1.5), 0, 0, 0.56, white.light, EDGE)],
      }),
    ],
    true,
  );
