import { leftFace, rectangle } from '../../marks/draw';
import { oak, sage, type Material } from '../../palette';
import { box } from '../../solids/box';
import { roundedBox } from '../../solids/prism';
import { legs } from '../seating';
import { assembled, pair } from './parts';

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
