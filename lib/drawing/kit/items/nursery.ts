import { points } from '../../geometry/vector';
import { circle, leftFace, polygon, rectangle } from '../../marks';
import { INK, clay, glass, mustard, oak, orange, petrol, sage, white } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { level, upright } from '../rules';
import { EDGE, assembled, bar, fronts, pair, post } from './parts';

/** Draws a cot with bars. */
export function cot(): Piece {
  const [width, depth, height] = [4.2, 2.3, 3];
  const bars = (y: number) => Array.from({ length: 11 }, (_, i) => post(0.25 + i * 0.36, y, 0.08, 1.9, white, 0.8));
  return assembled(
    [width, depth, height],
    [
      box([0, 0, 2.7], [width, 0.14, 0.16], white),
      ...bars(0.02),
      box([0, 0, 0.7], [width, 0.14, 0.16], white),
      box([0, 0, 0], [0.14, depth, height], white),
      box([0.14, 0.14, 0.8], [width - 0.28, depth - 0.28, 0.2], white),
      roundedBox([0.2, 0.2, 1], [width - 0.4, depth - 0.4, 0.35], 0.1, 'x', mustard),
      box([width - 0.14, 0, 0], [0.14, depth, height], white),
      box([0, depth - 0.14, 0.7], [width, 0.14, 0.16], white),
      ...bars(depth - 0.1),
      box([0, depth - 0.14, 2.7], [width, 0.14, 0.16], white),
    ],
    true,
  );
}

/** Draws a changing unit: drawers with a rimmed soft mat on top. */
export const changingUnit = () =>
  assembled(
    [2.8, 1.9, 3.3],
    [
      box([0, 0, 0], [2.8, 1.9, 2.8], white, { marks: fronts(leftFace(0, 1.9, 0), [0.1, 0.15, 2.6, 2.5], 1, 3) }),
      box([0, 0, 2.8], [2.8, 0.14, 0.45], white),
      box([0, 0.14, 2.8], [0.14, 1.76, 0.45], white),
      roundedBox([0.2, 0.2, 2.8], [2.4, 1.5, 0.25], 0.1, 'x', sage),
      box([2.66, 0.14, 2.8], [0.14, 1.76, 0.45], white),
    ],
  );

/** Draws an open box with toys that stick out of it. */
export const toyBox = () =>
  assembled(
    [3, 1.6, 2.1],
    [
      box([0, 0, 0], [3, 1.6, 1.3], mustard, {
        marks: [
          circle(leftFace(0, 1.6, 0), 0.75, 0.65, 0.35, petrol.middle, EDGE),
          rectangle(leftFace(0, 1.6, 0), 1.25, 0.3, 0.65, 0.65, clay.middle, EDGE),
          polygon(leftFace(0, 1.6, 0), points([2.1, 0.3], [2.8, 0.3], [2.45, 1]), sage.middle, EDGE),
        ],
      }),
      box([0.4, 0.4, 1.3], [0.6, 0.6, 0.5], clay),
      lathe(1.6, 0.8, points([1.3, 0.4], [1.6, 0.36], [1.85, 0.15]), petrol),
      box([2.2, 0.5, 1.3], [0.35, 0.35, 0.8], orange),
    ],
  );

/** Draws a low wardrobe with coloured doors over a drawer. */
export function childsWardrobe(): Piece {
  const on = leftFace(0, 1.7, 0);
  return piece(
    [2.4, 1.7, 5],
    [
      box([0, 0, 0], [2.4, 1.7, 5], white, {
        marks: [
          rectangle(on, 0.1, 1.3, 1.05, 3.5, sage.light, EDGE),
          rectangle(on, 1.25, 1.3, 1.05, 3.5, mustard.light, EDGE),
          circle(on, 1, 3, 0.09, INK),
          circle(on, 1.4, 3, 0.09, INK),
          ...fronts(on, [0.05, 0.2, 2.3, 1], 1, 1),
          polygon(
            on,
            [
              [0.62, 3.6],
              [0.76, 3.95],
              [1, 3.95],
              [0.82, 4.15],
              [0.9, 4.45],
              [0.62, 4.28],
              [0.36, 4.45],
              [0.44, 4.15],
              [0.26, 3.95],
              [0.5, 3.95],
            ],
            orange.middle,
          ),
        ],
      }),
    ],
  );
}

export function dollsHouse(): Piece {
  const on = leftFace(0, 1.4, 0);
  const window = (a: number, b: number) => [
    rectangle(on, a, b, 0.5, 0.5, glass.middle, EDGE),
    upright(on, a + 0.25, b, 0.5, 0.6),
    level(on, a, b + 0.25, 0.5, 0.6),
  ];
  return assembled(
    [2.6, 1.4, 2.6],
    [
      box([0, 0, 0], [2.6, 1.4, 1.7], clay, {
        marks: [
          rectangle(on, 1.05, 0, 0.5, 0.75, petrol.middle, EDGE),
          ...window(0.3, 0.2),
          ...window(1.8, 0.2),
          ...window(0.3, 1),
          ...window(1.05, 1),
          ...window(1.8, 1),
        ],
      }),
      prism('y', points([-0.1, 1.7], [2.7, 1.7], [1.3, 2.6]), -0.05, 1.45, petrol, {
        marks: [circle(leftFace(0, 1.45, 0), 1.3, 2.05, 0.18, glass.light, EDGE)],
      }),
      box([2, 0.4, 1.9], [0.25, 0.25, 0.7], clay),
    ],
    true,
  );
}

export const highChair = () =>
  assembled(
    [1.6, 1.6, 3.2],
    [
      ...pair(0.1, 1.4, (x) => bar(0.12, oak, [x, 0.1, 0], [x < 1 ? 0.3 : 1.2, 0.4, 2])),
      ...pair(0.1, 1.4, (x) => bar(0.12, oak, [x, 1.5, 0], [x < 1 ? 0.3 : 1.2, 1.2, 2])),
      box([0.35, 0.9, 0.9], [0.9, 0.4, 0.08], oak),
      box([0.2, 0.3, 1.9], [1.2, 1, 0.15], white),
      roundedBox([0.2, 0.2, 2.05], [1.2, 0.2, 1.15], 0.15, 'y', mustard),
      box([0.1, 1, 2.35], [1.4, 0.6, 0.1], white),
    ],
  );
