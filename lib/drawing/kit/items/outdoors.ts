import { circlePoints, points, type Vec3 } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, polygon, rectangle, rightFace, topFace } from '@/lib/drawing/marks';
import * as paint from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { box, cylinder, lathe, prism, roundedBox } from '@/lib/drawing/solids/solid';
import { EDGE, assembled, bar, fronts, legs, level, pair, upright, layered } from '../parts';

const slats = (width: number, depth: number, z: number, count: number, material: paint.Material) =>
  Array.from({ length: count }, (_, i) =>
    box([0, (i * depth) / count, z], [width, depth / count - 0.08, 0.12], material),
  );

export const gardenTable = () =>
  assembled([4.2, 2.6, 2.4], ...legs(4.2, 2.6, 2.28, 0.22, 0.25, paint.oak), ...slats(4.2, 2.6, 2.28, 6, paint.oak));

export const gardenChair = () =>
  assembled(
    [1.9, 1.9, 2.9],
    ...legs(1.9, 1.9, 1.35, 0.18, 0.05, paint.sage),
    roundedBox([0.05, 0.05, 1.35], [1.8, 1.8, 0.16], 0.08, 'x', paint.sage),
    box([0.1, 0, 1.5], [1.7, 0.14, 1.4], paint.sage, {
      marks: [0.3, 0.65, 1, 1.35].map((a) => rectangle(leftFace(0.1, 0.14, 1.5), a, 0.15, 0.14, 1.05, paint.sage.dark)),
    }),
    ...pair(0, 1.74, (x) => box([x, 0.1, 2.1], [0.16, 1.6, 0.1], paint.sage)),
    ...pair(0, 1.74, (x) => box([x, 1.55, 1.5], [0.16, 0.16, 0.6], paint.sage)),
  );

export const gardenBench = () =>
  assembled(
    [4.9, 1.9, 2.9],
    ...legs(4.9, 1.9, 1.4, 0.22, 0.02, paint.oak),
    ...slats(4.9, 1.7, 1.4, 4, paint.oak),
    ...[1.75, 2.15, 2.55].map((z) => box([0, 0, z], [4.9, 0.12, 0.28], paint.oak)),
    ...pair(0, 4.7, (x) => box([x, 0, 1.5], [0.2, 0.18, 1.4], paint.oak)),
    ...pair(0, 4.7, (x) => box([x, 0.1, 2.1], [0.2, 1.7, 0.12], paint.oak)),
    ...pair(0, 4.7, (x) => box([x, 1.6, 1.5], [0.2, 0.2, 0.6], paint.oak)),
  );

export const barbecue = () =>
  layered(
    [2.6, 2, 3.4],
    ...points([0.45, 0.4], [1.55, 0.4], [1, 1.7]).map(([x, y]) => bar(0.09, paint.steel, [1, 1, 1.9], [x, y, 0])),
    lathe(1, 1, points([1.6, 0.35], [1.85, 0.75], [2.2, 0.95], [2.35, 0.98]), paint.ink),
    lathe(1, 1, points([2.35, 1], [2.75, 0.9], [3.05, 0.6], [3.15, 0.2]), paint.orange),
    box([0.85, 0.93, 3.15], [0.3, 0.14, 0.16], paint.ink),
    box([1.95, 0.7, 2.2], [0.7, 0.7, 0.08], paint.oak),
  );

export const parasol = () =>
  piece(
    [1.8, 1.8, 7.4],
    [
      lathe(0.9, 0.9, points([0, 0.85], [0.25, 0.8], [0.4, 0.25]), paint.slate),
      lathe(0.9, 0.9, points([0.4, 0.1], [2.8, 0.1]), paint.oak, { segments: 10 }),
      lathe(0.9, 0.9, points([2.4, 0.42], [3.4, 0.34], [6.8, 0.14], [7.1, 0.1]), paint.mustard, { segments: 10 }),
      lathe(0.9, 0.9, points([7.1, 0.08], [7.4, 0.08]), paint.oak, { segments: 8 }),
    ],
    0.85,
  );

export const patioHeater = () =>
  piece(
    [2.4, 2.4, 6.8],
    [
      lathe(1.2, 1.2, points([0, 0.75], [0.15, 0.75], [0.2, 0.6], [1.9, 0.5]), paint.steel),
      lathe(1.2, 1.2, points([1.9, 0.12], [5.4, 0.12]), paint.steel, { segments: 10 }),
      lathe(1.2, 1.2, points([5.4, 0.3], [6.1, 0.34]), paint.orange),
      lathe(1.2, 1.2, points([6.1, 1.15], [6.2, 1.1], [6.7, 0.15]), paint.steel),
    ],
    0.75,
  );

export function gardenBox(): Piece {
  const on = leftFace(0, 1.8, 0);
  return assembled(
    [3.8, 1.8, 1.9],
    box([0, 0, 0], [3.8, 1.8, 1.55], paint.sage, {
      marks: [
        ...[0.5, 1, 1.5, 2, 2.5, 3, 3.4].map((a) => upright(on, a, 0.1, 1.35, 0.6)),
        level(rightFace(3.8, 1.8, 0), 0, 0.8, 1.8, 0.6),
      ],
    }),
    prism('x', points([-0.06, 1.55], [1.86, 1.55], [1.86, 1.65], [-0.06, 1.95]), -0.06, 3.86, paint.slate),
  );
}

export const plantPot = () =>
  piece(
    [2, 2, 1.9],
    [
      lathe(1, 1, points([0, 0.65], [1.5, 0.92], [1.5, 1], [1.9, 1]), paint.clay, {
        marks: [
          circle(topFace(1, 1, 1.9), 0, 0, 0.84, paint.clay.dark, EDGE),
          circle(topFace(1, 1, 1.9), -0.08, -0.08, 0.66, paint.walnut.dark),
        ],
      }),
    ],
    0.7,
  );

export const gardenTools = () =>
  layered(
    [1.6, 1.6, 5.2],
    bar(0.1, paint.oak, [0.6, 0.5, 0.5], [0.2, 0.3, 4]),
    prism('x', points([0.05, 4], [0.6, 4], [0.55, 4.7], [0.32, 5], [0.1, 4.7]), 0.14, 0.24, paint.steel),
    bar(0.1, paint.oak, [1, 0.6, 0.5], [1.25, 0.4, 4.5]),
    box([0.85, 0.35, 4.5], [0.8, 0.12, 0.12], paint.steel),
    ...[0.88, 1.08, 1.28, 1.48].map((x) => box([x, 0.38, 4.62], [0.05, 0.05, 0.4], paint.steel)),
    bar(0.1, paint.oak, [0.8, 1, 0.5], [0.75, 1.1, 4.8]),
    bar(0.1, paint.oak, [0.55, 1.1, 4.85], [0.98, 1.1, 4.85]),
    lathe(0.8, 0.8, points([0, 0.5], [1.3, 0.65]), paint.petrol),
  );

/** Draws a Christmas tree in its carton. Its top shows above the lid. */
export const christmasTree = () =>
  piece(
    [2, 2, 4.4],
    [
      lathe(1, 1, points([0, 0.5], [0.5, 0.55]), paint.clay),
      lathe(1, 1, points([0.5, 0.12], [0.9, 0.12]), paint.walnut, { segments: 8 }),
      lathe(1, 1, points([0.9, 1], [2.1, 0.35]), paint.leaf),
      lathe(1, 1, points([1.9, 0.8], [3, 0.28]), paint.leaf),
      lathe(1, 1, points([2.8, 0.58], [4.1, 0.01]), paint.leaf),
      box([0.92, 0.92, 4.05], [0.16, 0.16, 0.3], paint.mustard),
    ],
    0.8,
  );

export const workbench = () =>
  assembled(
    [4.5, 1.8, 3.3],
    ...legs(4.5, 1.8, 2.5, 0.3, 0.1, paint.oak),
    box([0.1, 0.1, 0.5], [4.3, 1.6, 0.12], paint.oak),
    box([0.6, 0.4, 0.62], [1.3, 0.9, 0.7], paint.orange),
    box([2.4, 0.4, 0.62], [1.5, 1, 0.5], paint.slate),
    box([0, 0, 2.5], [4.5, 1.8, 0.28], paint.oak),
    box([3.4, 1, 2.78], [0.5, 0.5, 0.25], paint.steel),
    box([3.3, 1.2, 3], [0.7, 0.5, 0.25], paint.slate),
    bar(0.08, paint.steel, [3.65, 1.95, 3.1], [3.65, 2.2, 3.1]),
  );

export const toolChest = () =>
  assembled(
    [2.2, 1.5, 2.8],
    ...points([0.1, 0.1], [1.85, 0.1], [0.1, 1.15], [1.85, 1.15]).map(([x, y]) =>
      box([x, y, 0], [0.25, 0.25, 0.3], paint.tyre),
    ),
    box([0, 0, 0.3], [2.2, 1.5, 2.3], paint.clay, {
      marks: [0, 0.5, 1, 1.4, 1.8].flatMap((b, i) => [
        ...fronts(leftFace(0, 1.5, 0.3), [0.05, b + 0.05, 2.1, i < 2 ? 0.48 : 0.38], 1, 1, 'none'),
        rectangle(leftFace(0, 1.5, 0.3), 0.5, b + (i < 2 ? 0.36 : 0.28), 1.2, 0.08, paint.steel.light),
      ]),
    }),
    box([-0.04, -0.04, 2.6], [2.28, 1.58, 0.14], paint.ink),
    box([0.4, 0.4, 2.74], [1.2, 0.5, 0.2], paint.steel),
  );

export function stepLadder(): Piece {
  const [width, height] = [1.6, 5.6];
  const tread = (i: number) =>
    box([0.1, 2 - i * 0.36 - 0.5, 0.85 * i], [width - 0.2, 0.5, 0.12], i === 6 ? paint.orange : paint.steel);
  return layered(
    [width, 2.6, height],
    ...pair(0.1, width - 0.1, (x) => bar(0.12, paint.steel, [x, -0.3, 0], [x, 0.1, height - 0.6])),
    ...[1, 2, 3, 4, 5].map(tread),
    ...pair(0.1, width - 0.1, (x) => bar(0.14, paint.steel, [x, 2, 0], [x, 0, height - 0.5])),
    tread(6),
  );
}

export function extendingLadder(): Piece {
  const [length, height] = [7.4, 1.5];
  const one = (y: number) => [
    bar(0.14, paint.steel, [0, y, 0.02], [length, y, 0.02]),
    bar(0.14, paint.steel, [0, y, height - 0.1], [length, y, height - 0.1]),
    ...Array.from({ length: 9 }, (_, i) =>
      bar(0.1, paint.steel, [0.45 + i * 0.82, y, 0.12], [0.45 + i * 0.82, y, height - 0.12]),
    ),
  ];
  return layered([length, 0.8, height], ...one(0.15), ...one(0.6));
}

/**
 * Draws a wheel that rolls along x. Its near side is `width` in front of y.
 * @param radius in feet, which is also the height of its hub
 */
export function wheel(x: number, y: number, radius: number, width = 0.15) {
  const side = leftFace(0, y + width, 0);
  const marks = [
    circle(side, x, radius, radius * 0.72, paint.steel.light, EDGE),
    circle(side, x, radius, radius * 0.16, paint.ink.middle),
  ];
  return cylinder('y', [x, y, radius], radius, width, paint.tyre, { marks });
}

export function childsBicycle(): Piece {
  const y = 0.5;
  const ring = (x: number, r: number, at = y): Vec3[] =>
    [...circlePoints(x, r, r, 20), ...circlePoints(x, r, r, 20).slice(0, 1)].map(([a, b]): Vec3 => [a, at, b]);
  const rim = (x: number) => bar(0.12, paint.tyre, ...ring(x, 0.7));
  return layered(
    [3.8, 1, 2.5],
    bar(0.08, paint.tyre, ...ring(0.7, 0.3, 0.1)),
    rim(0.75),
    rim(3),
    bar(0.14, paint.petrol, [0.75, y, 0.7], [1.35, y, 1.5], [2.6, y, 1.6], [1.7, y, 0.65], [0.75, y, 0.7]),
    bar(0.14, paint.petrol, [1.7, y, 0.65], [1.35, y, 1.5]),
    bar(0.14, paint.petrol, [3, y, 0.7], [2.6, y, 1.65], [2.5, y, 2.2]),
    bar(0.13, paint.ink, [2.5, 0.1, 2.25], [2.5, 0.95, 2.25]),
    roundedBox([1.1, 0.35, 1.75], [0.65, 0.32, 0.14], 0.06, 'y', paint.orange),
    bar(0.1, paint.steel, [1.35, y, 1.5], [1.4, y, 1.75]),
    bar(0.08, paint.tyre, ...ring(0.7, 0.3, 0.92)),
  );
}

export const pushchair = () =>
  layered(
    [2.9, 1.9, 3.4],
    wheel(0.5, 0.1, 0.42),
    wheel(2.4, 0.1, 0.32),
    bar(0.1, paint.steel, [2.4, 0.3, 0.4], [0.9, 0.3, 2.2], [0.1, 0.3, 3.2], [0.1, 1.6, 3.2], [0.9, 1.6, 2.2]),
    bar(0.1, paint.steel, [0.5, 0.3, 0.4], [1.6, 0.3, 1.4]),
    prism(
      'y',
      points([0.9, 1.1], [2.5, 1.1], [2.5, 1.35], [1.5, 1.5], [0.95, 2.6], [0.6, 2.5]),
      0.35,
      1.55,
      paint.petrol,
    ),
    prism('y', points([0.7, 2.2], [1, 3.1], [1.6, 3.3], [2, 2.9], [1.5, 2.5]), 0.3, 1.6, paint.petrol),
    bar(0.1, paint.steel, [2.4, 1.6, 0.4], [0.9, 1.6, 2.2]),
    bar(0.1, paint.steel, [0.5, 1.6, 0.4], [1.6, 1.6, 1.4]),
    wheel(0.5, 1.65, 0.42),
    wheel(2.4, 1.65, 0.32),
  );

export const wheelchair = () =>
  layered(
    [3.4, 2.1, 3.1],
    wheel(1, 0.1, 1),
    wheel(2.9, 0.35, 0.32),
    bar(0.1, paint.ink, [0.55, 0.3, 1.2], [0.4, 0.3, 3], [0, 0.3, 3]),
    box([0.7, 0.3, 1.5], [1.6, 1.4, 0.18], paint.petrol),
    roundedBox([0.5, 0.3, 1.65], [0.2, 1.4, 1.25], 0.08, 'x', paint.petrol),
    bar(0.1, paint.ink, [2.3, 0.5, 1.5], [2.8, 0.5, 0.4]),
    bar(0.1, paint.ink, [0.55, 1.7, 1.2], [0.4, 1.7, 3], [0, 1.7, 3]),
    bar(0.1, paint.ink, [2.3, 1.6, 1.5], [2.8, 1.6, 0.4]),
    box([2.7, 0.5, 0.3], [0.6, 1.1, 0.08], paint.steel),
    box([0.8, 1.65, 2.1], [1.2, 0.12, 0.12], paint.ink),
    wheel(1, 1.8, 1),
    wheel(2.9, 1.55, 0.32),
  );

export const mobilityScooter = () =>
  layered(
    [3.9, 1.9, 3.5],
    wheel(0.6, 0.15, 0.4),
    wheel(3.4, 0.15, 0.36),
    roundedBox([0.1, 0.25, 0.35], [1.7, 1.4, 0.7], 0.2, 'y', paint.orange),
    box([1.6, 0.3, 0.4], [1.5, 1.3, 0.2], paint.ink),
    roundedBox([2.9, 0.3, 0.4], [0.9, 1.3, 0.7], [0, 0, 0.35, 0.2], 'y', paint.orange),
    box([0.7, 0.8, 1.05], [0.3, 0.3, 0.5], paint.steel),
    roundedBox([0.3, 0.3, 1.55], [1.4, 1.3, 0.28], 0.1, 'y', paint.ink),
    roundedBox([0.2, 0.35, 1.8], [0.28, 1.2, 1.5], 0.12, 'x', paint.ink),
    bar(0.16, paint.ink, [3.2, 0.95, 1], [2.8, 0.95, 2.6]),
    bar(0.12, paint.ink, [2.7, 0.3, 2.7], [2.7, 1.6, 2.7]),
    box([2.7, 0.7, 2.55], [0.2, 0.5, 0.35], paint.ink),
    wheel(0.6, 1.65, 0.4),
    wheel(3.4, 1.65, 0.36),
  );

export const lawnMower = () =>
  layered(
    [4.4, 1.7, 3],
    bar(0.1, paint.ink, [1, 0.35, 0.9], [0.1, 0.35, 2.9], [0.1, 1.4, 2.9], [1, 1.4, 0.9]),
    prism('y', points([0.4, 0.7], [1.7, 0.7], [1.7, 1.3], [0.9, 1.75], [0.4, 1.5]), 0.4, 1.35, paint.slate),
    wheel(1.9, 0.1, 0.4),
    wheel(3.6, 0.1, 0.32),
    roundedBox([1.6, 0.2, 0.35], [2.4, 1.3, 0.5], [0, 0, 0.2, 0.2], 'y', paint.orange),
    cylinder('z', [2.8, 0.85, 0.85], 0.42, 0.5, paint.ink),
    cylinder('z', [2.8, 0.85, 1.35], 0.2, 0.14, paint.steel),
    wheel(1.9, 1.5, 0.4),
    wheel(3.6, 1.5, 0.32),
  );

export function wheelbarrow(): Piece {
  const frame = (y: number) => bar(0.11, paint.ink, [0, y, 1.75], [1.5, y, 1], [3.9, 0.85, 0.5]);
  return layered(
    [4.4, 1.8, 2],
    frame(0.2),
    wheel(3.9, 0.75, 0.5, 0.22),
    bar(0.1, paint.ink, [1.2, 0.4, 1.05], [1, 0.4, 0], [1.5, 0.4, 0]),
    prism('y', points([0.9, 1.95], [1.5, 1.05], [3, 1.05], [3.7, 1.95]), 0.15, 1.65, paint.sage, {
      marks: [
        polygon(
          topFace(0, 0, 1.95),
          points([1.05, 0.28], [3.5, 0.28], [3.5, 1.52], [1.05, 1.52]),
          paint.sage.dark,
          EDGE,
        ),
      ],
    }),
    bar(0.1, paint.ink, [1.2, 1.4, 1.05], [1, 1.4, 0], [1.5, 1.4, 0]),
    frame(1.6),
  );
}
