import { points } from '@/lib/drawing/geometry/vector';
import { leftFace, rectangle, rightFace } from '@/lib/drawing/marks';
import { ink, mustard, oak, orange, sage, slate, steel, type Material } from '@/lib/drawing/palette';
import { box } from '@/lib/drawing/solids/box';
import { prism, roundedBox } from '@/lib/drawing/solids/prism';
import { legs } from '../seating';
import { assembled, bar, pair } from './parts';
import { piece, type Piece } from '@/lib/drawing/piece';
import { lathe } from '@/lib/drawing/solids/round';
import { level, upright } from '../rules';

const slats = (width: number, depth: number, z: number, count: number, material: Material) =>
  Array.from({ length: count }, (_, i) =>
    box([0, (i * depth) / count, z], [width, depth / count - 0.08, 0.12], material),
  );

export const gardenTable = () =>
  assembled([4.2, 2.6, 2.4], [...legs(4.2, 2.6, 2.28, 0.22, 0.25, oak), ...slats(4.2, 2.6, 2.28, 6, oak)]);

/** Draws a chair that stacks, with arms. */
export const gardenChair = () =>
  assembled(
    [1.9, 1.9, 2.9],
    [
      ...legs(1.9, 1.9, 1.35, 0.18, 0.05, sage),
      roundedBox([0.05, 0.05, 1.35], [1.8, 1.8, 0.16], 0.08, 'x', sage),
      box([0.1, 0, 1.5], [1.7, 0.14, 1.4], sage, {
        marks: [0.3, 0.65, 1, 1.35].map((a) => rectangle(leftFace(0.1, 0.14, 1.5), a, 0.15, 0.14, 1.05, sage.dark)),
      }),
      ...pair(0, 1.74, (x) => box([x, 0.1, 2.1], [0.16, 1.6, 0.1], sage)),
      ...pair(0, 1.74, (x) => box([x, 1.55, 1.5], [0.16, 0.16, 0.6], sage)),
    ],
  );

export const gardenBench = () =>
  assembled(
    [4.9, 1.9, 2.9],
    [
      ...legs(4.9, 1.9, 1.4, 0.22, 0.02, oak),
      ...slats(4.9, 1.7, 1.4, 4, oak),
      ...[1.75, 2.15, 2.55].map((z) => box([0, 0, z], [4.9, 0.12, 0.28], oak)),
      ...pair(0, 4.7, (x) => box([x, 0, 1.5], [0.2, 0.18, 1.4], oak)),
      ...pair(0, 4.7, (x) => box([x, 0.1, 2.1], [0.2, 1.7, 0.12], oak)),
      ...pair(0, 4.7, (x) => box([x, 1.6, 1.5], [0.2, 0.2, 0.6], oak)),
    ],
  );

/** Draws a kettle barbecue on three legs. */
export const barbecue = () =>
  assembled(
    [2.6, 2, 3.4],
    [
      ...points([0.45, 0.4], [1.55, 0.4], [1, 1.7]).map(([x, y]) => bar(0.09, steel, [1, 1, 1.9], [x, y, 0])),
      lathe(1, 1, points([1.6, 0.35], [1.85, 0.75], [2.2, 0.95], [2.35, 0.98]), ink),
      lathe(1, 1, points([2.35, 1], [2.75, 0.9], [3.05, 0.6], [3.15, 0.2]), orange),
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
      lathe(0.9, 0.9, points([0, 0.85], [0.25, 0.8], [0.4, 0.25]), slate),
      lathe(0.9, 0.9, points([0.4, 0.1], [2.8, 0.1]), oak, { segments: 10 }),
      lathe(0.9, 0.9, points([2.4, 0.42], [3.4, 0.34], [6.8, 0.14], [7.1, 0.1]), mustard, { segments: 10 }),
      lathe(0.9, 0.9, points([7.1, 0.08], [7.4, 0.08]), oak, { segments: 8 }),
    ],
    0.85,
  );

export const patioHeater = () =>
  piece(
    [2.4, 2.4, 6.8],
    [
      lathe(1.2, 1.2, points([0, 0.75], [0.15, 0.75], [0.2, 0.6], [1.9, 0.5]), steel),
      lathe(1.2, 1.2, points([1.9, 0.12], [5.4, 0.12]), steel, { segments: 10 }),
      lathe(1.2, 1.2, points([5.4, 0.3], [6.1, 0.34]), orange),
      lathe(1.2, 1.2, points([6.1, 1.15], [6.2, 1.1], [6.7, 0.15]), steel),
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
      prism('x', points([-0.06, 1.55], [1.86, 1.55], [1.86, 1.65], [-0.06, 1.95]), -0.06, 3.86, slate),
    ],
  );
}
