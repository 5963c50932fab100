import { points } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, rectangle, topFace } from '@/lib/drawing/marks';
import {
  INK,
  clay,
  ink,
  leaf,
  mustard,
  orange,
  petrol,
  slate,
  steel,
  tyre,
  walnut,
  white,
  type Material,
} from '@/lib/drawing/palette';
import type { Piece } from '@/lib/drawing/piece';
import { box } from '@/lib/drawing/solids/box';
import { ball } from '@/lib/drawing/solids/figures';
import { roundedBox } from '@/lib/drawing/solids/prism';
import { cylinder } from '@/lib/drawing/solids/round';
import { EDGE, assembled, bar, layered } from '../parts';

export const treadmill = () =>
  layered(
    [5.6, 2.6, 4.4],
    ...[0.15].map((y) => bar(0.16, steel, [4.6, y, 0.5], [4.9, y, 3.6], [3.6, y, 3.2])),
    box([0, 0.1, 0], [5.4, 2.4, 0.55], slate, {
      marks: [rectangle(topFace(0, 0.1, 0.55), 0.1, 0.4, 4.3, 1.6, ink.dark, EDGE)],
    }),
    roundedBox([4.5, 0.1, 0], [1.1, 2.4, 1.05], [0, 0, 0.3, 0.3], 'y', ink),
    bar(0.16, steel, [4.6, 2.45, 0.5], [4.9, 2.45, 3.6], [3.6, 2.45, 3.2]),
    box([4.7, 0.2, 3.3], [0.35, 2.2, 0.9], ink),
  );

export const exerciseBike = () =>
  layered(
    [3.8, 1.9, 4.2],
    box([0.1, 0.1, 0], [0.3, 1.7, 0.2], ink),
    box([3.3, 0.1, 0], [0.3, 1.7, 0.2], ink),
    box([0.3, 0.8, 0.1], [3.1, 0.3, 0.2], ink),
    bar(0.24, orange, [1.9, 0.9, 0.4], [1.1, 0.9, 2.7]),
    bar(0.24, orange, [1.9, 0.9, 0.6], [3, 0.9, 3.3]),
    cylinder('y', [2.7, 0.6, 1.1], 0.85, 0.5, slate, {
      marks: [
        circle(leftFace(0, 1.1, 0), 2.7, 1.1, 0.6, steel.light, EDGE),
        circle(leftFace(0, 1.1, 0), 2.7, 1.1, 0.18, ink.middle),
      ],
    }),
    roundedBox([0.7, 0.5, 2.75], [1, 0.8, 0.24], 0.1, 'y', ink),
    bar(0.14, ink, [3, 0.3, 3.4], [3, 1.5, 3.4]),
    bar(0.14, ink, [3, 1.5, 3.4], [2.5, 1.5, 3.7]),
    box([3.05, 0.6, 3.5], [0.12, 0.6, 0.6], ink),
    bar(0.1, steel, [1.9, 1.2, 0.7], [1.6, 1.2, 1.2]),
    box([1.4, 1.15, 1.15], [0.5, 0.35, 0.12], ink),
  );

export const crossTrainer = () =>
  layered(
    [4.6, 2, 5],
    box([0, 0.2, 0], [0.3, 1.6, 0.2], ink),
    box([4.2, 0.2, 0], [0.3, 1.6, 0.2], ink),
    box([0.2, 0.85, 0.1], [4.1, 0.3, 0.2], ink),
    bar(0.16, steel, [3.4, 0.3, 1], [3.2, 0.3, 4.9], [2.9, 0.3, 5]),
    bar(0.2, steel, [3.4, 0.3, 1], [1, 0.3, 0.6]),
    box([0.9, 0.15, 0.65], [1.1, 0.45, 0.14], ink),
    cylinder('y', [0.9, 0.65, 1], 0.9, 0.6, slate, {
      marks: [circle(leftFace(0, 1.25, 0), 0.9, 1, 0.55, petrol.light, EDGE)],
    }),
    bar(0.26, ink, [3.6, 1, 0.3], [3.5, 1, 3.9]),
    box([3.3, 0.6, 3.9], [0.2, 0.8, 0.7], ink),
    bar(0.2, steel, [3.7, 1.7, 1], [1.8, 1.7, 1.1]),
    box([1.4, 1.5, 1.15], [1.1, 0.45, 0.14], ink),
    bar(0.16, steel, [3.7, 1.7, 1], [3.9, 1.7, 4.8], [3.5, 1.7, 5]),
  );

export const rowingMachine = () =>
  layered(
    [7, 1.7, 2.4],
    box([0.1, 0.2, 0], [0.3, 1.3, 0.35], ink),
    box([0.2, 0.7, 0.7], [5.6, 0.3, 0.3], steel),
    box([0.25, 0.7, 0.3], [0.25, 0.3, 0.5], steel),
    box([5.2, 0.15, 0], [0.4, 1.4, 0.3], ink),
    roundedBox([5.1, 0.4, 0.3], [1.7, 0.9, 1.6], 0.5, 'y', slate, {
      marks: [circle(leftFace(0, 1.3, 0), 5.95, 1.1, 0.55, ink.middle, EDGE)],
    }),
    box([4.6, 0.25, 0.8], [0.25, 1.2, 0.7], ink),
    roundedBox([1.6, 0.4, 1], [0.9, 0.9, 0.3], 0.12, 'y', orange),
    bar(0.1, ink, [4.3, 0.3, 1.7], [4.3, 1.4, 1.7]),
    bar(0.14, steel, [6, 0.85, 1.9], [5.6, 0.85, 2.2]),
    box([5.4, 0.5, 1.95], [0.12, 0.7, 0.5], ink),
  );

const disc = (x: number, y: number, z: number, radius: number, width = 0.16, material: Material = tyre) =>
  cylinder('x', [x, y, z], radius, width, material, {});

export const weightsBench = () =>
  layered(
    [5.2, 4.2, 3.8],
    bar(0.16, steel, [1.2, 0.5, 0], [1.2, 0.5, 3.4]),
    bar(0.16, steel, [3.8, 0.5, 0], [3.8, 0.5, 3.4]),
    bar(0.1, steel, [0, 0.55, 3.3], [5.2, 0.55, 3.3]),
    ...[0.25, 0.48].map((x) => disc(x, 0.55, 3.3, 0.7)),
    ...[4.5, 4.73].map((x) => disc(x, 0.55, 3.3, 0.7)),
    box([2.3, 1.2, 0], [0.4, 0.3, 1.3], steel),
    box([2.3, 3.4, 0], [0.4, 0.3, 1.3], steel),
    box([1.9, 3.45, 0], [1.2, 0.2, 0.12], steel),
    roundedBox([2, 0.8, 1.3], [1, 3.4, 0.35], 0.12, 'y', clay),
  );

export const weights = () =>
  layered(
    [2.6, 1.5, 1.4],
    ...[0.25, 0.95].flatMap((y, i) => [
      bar(0.12, steel, [0.2, y, 0.3], [1.3, y, 0.3]),
      ...[0.1, 0.25].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
      ...[1.15, 1.3].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
    ]),
    bar(0.12, orange, [1.8, 0.75, 0.7], [1.84, 0.75, 1.3], [2.36, 0.75, 1.3], [2.4, 0.75, 0.7]),
    ball([2.1, 0.75, 0.46], 0.46, orange),
  );

export function tableTennis(): Piece {
  const half = (y: number) =>
    box([0, y, 0.6], [5, 0.14, 4.3], leaf, {
      marks: [
        rectangle(leftFace(0, y + 0.14, 0.6), 0.12, 0.12, 4.76, 4.06, leaf.dark, { stroke: white.light, width: 1.2 }),
        rectangle(leftFace(0, y + 0.14, 0.6), 2.47, 0.12, 0.06, 4.06, white.light),
      ],
    });
  return layered(
    [5, 1.4, 4.9],
    half(0.3),
    bar(0.12, ink, [0.6, 0, 0.02], [0.6, 1.4, 0.02]),
    bar(0.12, ink, [4.4, 0, 0.02], [4.4, 1.4, 0.02]),
    bar(0.12, ink, [0.6, 0.7, 0.02], [0.6, 0.7, 2]),
    bar(0.12, ink, [4.4, 0.7, 0.02], [4.4, 0.7, 2]),
    half(0.9),
  );
}

export function poolTable(): Piece {
  const [w, d, h] = [7.4, 3.9, 2.7];
  const top = topFace(0, 0, h);
  const pockets = [0.25, w / 2, w - 0.25].flatMap((x) => [0.25, d - 0.25].map((y) => circle(top, x, y, 0.16, INK)));
  const balls = [
    [5.2, 1.95, orange],
    [5.5, 1.78, petrol],
    [5.5, 2.12, mustard],
    [5.8, 1.6, clay],
    [5.8, 1.95, ink],
    [5.8, 2.3, orange],
    [1.9, 1.95, white],
  ] as const;
  return assembled(
    [w, d, h],
    ...points([0.3, 0.3], [w - 0.8, 0.3], [0.3, d - 0.8], [w - 0.8, d - 0.8]).map(([x, y]) =>
      box([x, y, 0], [0.5, 0.5, 2], walnut),
    ),
    box([0, 0, 1.9], [w, d, 0.8], walnut, {
      marks: [
        rectangle(top, 0.3, 0.3, w - 0.6, d - 0.6, leaf.dark, EDGE),
        ...pockets,
        ...balls.map(([x, y, m]) => circle(top, x, y, 0.13, m.middle, { stroke: INK, width: 0.6 })),
      ],
    }),
  );
}
