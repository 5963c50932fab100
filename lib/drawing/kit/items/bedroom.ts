import { points } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, polygon, rectangle } from '@/lib/drawing/marks';
import { INK, clay, glass, mist, mustard, oak, orange, petrol, sage, slate, white } from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { box, lathe, prism, roundedBox } from '@/lib/drawing/solids/solid';
import { EDGE, assembled, bar, fronts, legs, level, pair, post, upright, layered, block } from '../parts';

/** Draws a bed whose mattress lifts off the box below. */
export function ottomanBed(width = 4.8): Piece {
  const depth = 6.6;
  return layered(
    [width, depth, 3.6],
    box([0, 0, 0], [width, 0.3, 3.6], slate),
    box([0, 0.3, 0], [width, depth - 0.3, 1], slate, {
      marks: [level(leftFace(0, depth, 0), 0.1, 0.85, width - 0.2, 0.7)],
    }),
    prism('x', points([0.4, 1.05], [depth, 2.5], [depth - 0.15, 3], [0.25, 1.55]), 0.1, width - 0.1, white),
  );
}

export function bunkBeds(): Piece {
  const [width, depth, height] = [3.3, 6.5, 5.6];
  const bunk = (z: number) => [
    box([0, 0.1, z], [width, depth - 0.2, 0.4], oak),
    roundedBox([0.1, 0.15, z + 0.4], [width - 0.2, depth - 0.3, 0.4], [0, 0.12, 0.12, 0], 'x', white),
    roundedBox([0.35, 0.35, z + 0.8], [width - 0.7, 1, 0.3], 0.12, 'x', white),
    roundedBox(
      [0.08, 2.2, z + 0.8],
      [width - 0.16, depth - 2.4, 0.16],
      [0, 0.08, 0.08, 0],
      'x',
      z > 2 ? mustard : petrol,
    ),
  ];
  const rungs = [1.4, 2.2, 3, 3.8].map((z) => box([0.5, depth + 0.05, z], [1, 0.1, 0.12], oak));
  return layered(
    [width, depth + 0.2, height],
    post(0, 0, 0.25, height, oak),
    post(width - 0.25, 0, 0.25, height, oak),
    ...bunk(0.7),
    ...bunk(3.4),
    post(0, depth - 0.25, 0.25, height, oak),
    post(width - 0.25, depth - 0.25, 0.25, height, oak),
    box([0.25, depth - 0.15, 4.75], [width - 0.5, 0.12, 0.3], oak),
    box([0.4, depth + 0.02, 0], [0.14, 0.14, 4.4], oak),
    box([1.46, depth + 0.02, 0], [0.14, 0.14, 4.4], oak),
    ...rungs,
  );
}

export function dayBed(): Piece {
  const [width, depth] = [6.5, 3.1];
  return layered(
    [width, depth + 0.8, 2.6],
    box([0, 0, 0], [width, 0.2, 2.6], white),
    box([0, 0.2, 0], [0.2, depth - 0.2, 2.4], white),
    box([0.2, 0.2, 0.6], [width - 0.4, depth - 0.2, 0.4], white),
    roundedBox([0.2, 0.2, 1], [width - 0.4, depth - 0.2, 0.5], 0.15, 'x', sage),
    ...[0.5, 2.4, 4.3].map((x, i) => roundedBox([x, 0.3, 1.5], [1.6, 0.4, 0.9], 0.16, 'y', i === 1 ? mustard : white)),
    box([width - 0.2, 0.2, 0], [0.2, depth - 0.2, 2.4], white),
    box([0.4, depth, 0], [width - 0.8, 0.8, 0.55], white, {
      marks: fronts(leftFace(0.4, depth + 0.8, 0.15), [0.1, 0.03, width - 1, 0.34], 2, 1),
    }),
    roundedBox([0.5, depth, 0.55], [width - 1, 0.75, 0.3], 0.1, 'x', petrol),
  );
}

/** Draws a dismantled wardrobe: a tied pile of boards. */
export function flatWardrobe(): Piece {
  const [width, depth] = [6.5, 2];
  const boards = [0, 1, 2, 3, 4].map((i) =>
    box([(i % 2) * 0.06, (i % 3) * 0.05, i * 0.18], [width - 0.1, depth - 0.1, 0.18], i === 2 ? white : oak),
  );
  const strap = (x: number) => box([x, -0.02, 0], [0.14, depth + 0.04, 0.93], orange);
  return layered([width, depth, 0.94], ...boards, strap(1.2), strap(5.2));
}

export function fabricWardrobe(): Piece {
  const [width, depth, height] = [2.6, 1.6, 5.2];
  const on = leftFace(0, depth, 0);
  return piece(
    [width, depth, height],
    [
      roundedBox([0, 0, 0], [width, depth, height], [0, 0, 0.35, 0.35], 'y', mist, {
        marks: [
          ...[0.7, 1.9].map((x) => upright(on, x, 0.2, height - 0.9, 0.7)),
          level(on, 0.7, height - 0.7, 1.2),
          rectangle(on, 1.84, 1.2, 0.12, 0.3, INK),
          level(on, 0.1, 0.25, width - 0.2, 0.6),
        ],
      }),
    ],
  );
}

export function dressingTable(): Piece {
  const [width, depth] = [3.3, 1.5];
  const on = leftFace(0.8, 0.25, 2.7);
  return assembled(
    [width, 3, 4.6],
    ...legs(width, depth, 1.9, 0.18, 0.05, white),
    box([0, 0, 1.9], [width, depth, 0.6], white, {
      marks: fronts(leftFace(0, depth, 1.9), [0.1, 0.05, 3.1, 0.5], 2, 1),
    }),
    box([0.8, 0.1, 2.5], [1.7, 0.15, 2.1], white, {
      marks: [
        rectangle(on, 0.14, 0.05, 1.42, 1.7, glass.middle, EDGE),
        polygon(on, points([0.14, 0.4], [1, 1.75], [1.3, 1.75], [0.14, 0.1]), glass.light),
      ],
    }),
    box([1, 2, 0], [0.14, 0.14, 1.2], white),
    box([2.1, 2, 0], [0.14, 0.14, 1.2], white),
    box([1, 2.75, 0], [0.14, 0.14, 1.2], white),
    box([2.1, 2.75, 0], [0.14, 0.14, 1.2], white),
    roundedBox([0.95, 1.95, 1.2], [1.35, 1, 0.3], 0.1, 'y', clay),
  );
}

export function cot(): Piece {
  const [width, depth, height] = [4.2, 2.3, 3];
  const bars = (y: number) => Array.from({ length: 11 }, (_, i) => post(0.25 + i * 0.36, y, 0.08, 1.9, white, 0.8));
  return layered(
    [width, depth, height],
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
  );
}

export const changingUnit = () =>
  assembled(
    [2.8, 1.9, 3.3],
    box([0, 0, 0], [2.8, 1.9, 2.8], white, { marks: fronts(leftFace(0, 1.9, 0), [0.1, 0.15, 2.6, 2.5], 1, 3) }),
    box([0, 0, 2.8], [2.8, 0.14, 0.45], white),
    box([0, 0.14, 2.8], [0.14, 1.76, 0.45], white),
    roundedBox([0.2, 0.2, 2.8], [2.4, 1.5, 0.25], 0.1, 'x', sage),
    box([2.66, 0.14, 2.8], [0.14, 1.76, 0.45], white),
  );

export const toyBox = () =>
  assembled(
    [3, 1.6, 2.1],
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
  );

/** Draws a low wardrobe with coloured doors over a drawer. */
export function childsWardrobe(): Piece {
  const on = leftFace(0, 1.7, 0);
  return block([2.4, 1.7, 5], white, [
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
  ]);
}

export function dollsHouse(): Piece {
  const on = leftFace(0, 1.4, 0);
  const window = (a: number, b: number) => [
    rectangle(on, a, b, 0.5, 0.5, glass.middle, EDGE),
    upright(on, a + 0.25, b, 0.5, 0.6),
    level(on, a, b + 0.25, 0.5, 0.6),
  ];
  return layered(
    [2.6, 1.4, 2.6],
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
  );
}

export const highChair = () =>
  assembled(
    [1.6, 1.6, 3.2],
    ...pair(0.1, 1.4, (x) => bar(0.12, oak, [x, 0.1, 0], [x < 1 ? 0.3 : 1.2, 0.4, 2])),
    ...pair(0.1, 1.4, (x) => bar(0.12, oak, [x, 1.5, 0], [x < 1 ? 0.3 : 1.2, 1.2, 2])),
    box([0.35, 0.9, 0.9], [0.9, 0.4, 0.08], oak),
    box([0.2, 0.3, 1.9], [1.2, 1, 0.15], white),
    roundedBox([0.2, 0.2, 2.05], [1.2, 0.2, 1.15], 0.15, 'y', mustard),
    box([0.1, 1, 2.35], [1.4, 0.6, 0.1], white),
  );
