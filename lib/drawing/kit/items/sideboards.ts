import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle } from '../../marks';
import { INK, clay, glass, walnut, white } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import { level } from '../rules';
import { legs } from '../seating';
import { EDGE, assembled, fronts } from './parts';

export const sideboard = () =>
  assembled(
    [4.8, 1.4, 2.6],
    [
      ...legs(4.8, 1.4, 0.5, 0.2, 0.2, walnut),
      box([0, 0, 0.5], [4.8, 1.4, 2.1], walnut, {
        marks: [
          ...fronts(leftFace(0, 1.4, 0.5), [0.05, 0.05, 3.2, 2], 2, 1),
          ...fronts(leftFace(0, 1.4, 0.5), [3.25, 0.05, 1.5, 2], 1, 3),
        ],
      }),
    ],
  );

/** Draws a cabinet with plates behind glass doors over a cupboard. */
export function displayCabinet(): Piece {
  const [width, depth, height] = [3, 1.4, 6.2];
  const on = leftFace(0, depth, 0);
  const door = (a: number) => [
    rectangle(on, a, 2.1, 1.25, 3.7, glass.middle, EDGE),
    ...[2.1, 3.3, 4.5].flatMap((z) => [
      level(on, a, z + 0.02, 1.25, 0.6),
      ...[0.35, 0.85].map((x) => circle(on, a + x, z + 0.34, 0.26, white.light, { stroke: INK, width: 0.6 })),
    ]),
  ];
  const marks = [...fronts(on, [0.15, 0.2, 2.7, 1.6], 2, 1), ...door(0.2), ...door(1.55)];
  return assembled(
    [width, depth, height],
    [
      box([0, 0, 0], [width, depth, height - 0.2], walnut, { marks }),
      box([-0.08, -0.08, height - 0.2], [width + 0.16, depth + 0.16, 0.2], walnut),
    ],
  );
}

/** Draws a bureau with a sloping flap over drawers. */
export function bureau(): Piece {
  const [width, depth] = [3, 1.5];
  const profile = points([0, 2.2], [depth, 2.2], [0.7, 3.4], [0, 3.4]);
  return assembled(
    [width, depth, 3.4],
    [
      box([0, 0, 0.2], [width, depth, 2], walnut, {
        marks: fronts(leftFace(0, depth, 0.2), [0.05, 0.05, 2.9, 1.9], 1, 3),
      }),
      ...legs(width, depth, 0.2, 0.2, 0.05, walnut),
      prism('x', profile, 0, width, walnut),
      box([0.1, 0.05, 3.4], [0.9, 0.5, 0.18], clay),
    ],
  );
}
