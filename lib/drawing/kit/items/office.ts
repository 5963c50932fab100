import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle, rightFace } from '../../marks';
import { INK, ink, mist, oak, orange, petrol, slate, steel, white } from '../../palette';
import { placeUngrouped, type Piece } from '../../piece';
import { box, prism, roundedBox } from '../../solids/solid';
import { monitor } from '../appliances';
import { EDGE, assembled, fronts, level, pair, layered, block } from '../parts';

export const standingDesk = () =>
  layered(
    [5, 2.3, 3.6],
    ...pair(0.6, 4.1, (x) => box([x, 0.1, 0], [0.3, 2.1, 0.12], ink)),
    ...pair(0.6, 4.1, (x) => box([x, 0.9, 0.12], [0.3, 0.4, 3.3], steel)),
    box([0, 0, 3.4], [5, 2.3, 0.16], oak),
    box([4.3, 2.2, 3.28], [0.5, 0.14, 0.12], orange),
  );

export const computer = () =>
  layered(
    [3, 1.9, 1.8],
    ...placeUngrouped(monitor(), [0.9, 0, 0]),
    box([0, 0.1, 0], [0.65, 1.4, 1.4], ink, {
      marks: [
        circle(leftFace(0, 1.5, 0), 0.32, 1.15, 0.08, orange.light),
        level(leftFace(0, 1.5, 0), 0.12, 0.85, 0.4, 0.7, steel.light),
      ],
    }),
    box([1, 1.2, 0], [1.6, 0.55, 0.08], white, {
      marks: [0.14, 0.27, 0.4].map((b) => ({
        kind: 'line' as const,
        points: points([1.1, 1.2 + b, 0.08], [2.5, 1.2 + b, 0.08]),
        stroke: slate.middle,
        width: 0.9,
      })),
    }),
    roundedBox([2.7, 1.3, 0], [0.26, 0.4, 0.12], 0.05, 'y', white),
  );

export const printer = () =>
  layered(
    [1.6, 1.7, 1.5],
    prism('x', points([0.1, 1], [0.3, 1.55], [0.36, 1.55], [0.2, 1]), 0.3, 1.3, white),
    roundedBox([0, 0, 0], [1.6, 1.3, 1], [0.05, 0.05, 0.15, 0.15], 'y', slate, {
      marks: [
        rectangle(leftFace(0, 1.3, 0), 0.2, 0.3, 1.2, 0.22, ink.dark),
        circle(leftFace(0, 1.3, 0), 1.35, 0.75, 0.07, orange.light),
      ],
    }),
    box([0.3, 1.3, 0.32], [1, 0.4, 0.05], white),
  );

export function safe(): Piece {
  const on = leftFace(0, 2, 0);
  return assembled(
    [2, 2, 2.8],
    ...[0.1, 1.6].flatMap((x) => [0.1, 1.6].map((y) => box([x, y, 0], [0.3, 0.3, 0.15], ink))),
    box([0, 0, 0.15], [2, 2, 2.65], slate, {
      marks: [
        rectangle(on, 0.2, 0.35, 1.6, 2.25, slate.middle, { stroke: INK, width: 1.1 }),
        circle(on, 1.1, 1.6, 0.34, steel.light, EDGE),
        circle(on, 1.1, 1.6, 0.12, ink.middle),
        rectangle(on, 0.45, 1.1, 0.12, 0.9, steel.light, EDGE),
        rectangle(on, 0.1, 0.7, 0.12, 0.35, INK),
        rectangle(on, 0.1, 2, 0.12, 0.35, INK),
      ],
    }),
  );
}

export function lowFilingCabinet(): Piece {
  const on = leftFace(0, 2, 0);
  return block([1.5, 2, 2.4], steel, [
    ...fronts(on, [0.05, 0.1, 1.4, 2.2], 1, 2, 'none'),
    ...[0.8, 1.9].map((z) => rectangle(on, 0.5, z, 0.5, 0.1, INK)),
  ]);
}

export function archiveBox(): Piece {
  const [w, d, h] = [1.3, 1.05, 0.9];
  const [on, side] = [leftFace(0, d, 0), rightFace(w, d, 0)];
  return assembled(
    [w, d, h],
    box([0, 0, 0], [w, d, h - 0.22], white, {
      marks: [
        rectangle(on, 0.25, 0.12, 0.8, 0.32, mist.middle, EDGE),
        level(on, 0.33, 0.32, 0.6, 0.7),
        level(on, 0.33, 0.22, 0.4, 0.7),
        rectangle(side, 0.35, 0.34, 0.35, 0.12, INK),
      ],
    }),
    box([-0.03, -0.03, h - 0.22], [w + 0.06, d + 0.06, 0.22], petrol),
  );
}
