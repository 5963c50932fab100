import { clay, orange, steel, tyre, type Material } from '../../palette';
import { box } from '../../solids/box';
import { ball } from '../../solids/figures';
import { roundedBox } from '../../solids/prism';
import { cylinder } from '../../solids/round';
import { assembled, bar } from './parts';

const disc = (x: number, y: number, z: number, radius: number, width = 0.16, material: Material = tyre) =>
  cylinder('x', [x, y, z], radius, width, material, {});

/** Draws a bench and a bar on its rack. */
export const weightsBench = () =>
  assembled(
    [5.2, 4.2, 3.8],
    [
      bar(0.16, steel, [1.2, 0.5, 0], [1.2, 0.5, 3.4]),
      bar(0.16, steel, [3.8, 0.5, 0], [3.8, 0.5, 3.4]),
      bar(0.1, steel, [0, 0.55, 3.3], [5.2, 0.55, 3.3]),
      ...[0.25, 0.48].map((x) => disc(x, 0.55, 3.3, 0.7)),
      ...[4.5, 4.73].map((x) => disc(x, 0.55, 3.3, 0.7)),
      box([2.3, 1.2, 0], [0.4, 0.3, 1.3], steel),
      box([2.3, 3.4, 0], [0.4, 0.3, 1.3], steel),
      box([1.9, 3.45, 0], [1.2, 0.2, 0.12], steel),
      roundedBox([2, 0.8, 1.3], [1, 3.4, 0.35], 0.12, 'y', clay),
    ],
    true,
  );

/** Draws dumb-bells on their rack with a kettlebell beside them. */
export const weights = () =>
  assembled(
    [2.6, 1.5, 1.4],
    [
      ...[0.25, 0.95].flatMap((y, i) => [
        bar(0.12, steel, [0.2, y, 0.3], [1.3, y, 0.3]),
        ...[0.1, 0.25].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
        ...[1.15, 1.3].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
      ]),
      bar(0.12, orange, [1.8, 0.75, 0.7], [1.84, 0.75, 1.3], [2.36, 0.75, 1.3], [2.4, 0.75, 0.7]),
      ball([2.1, 0.75, 0.46], 0.46, orange),
    ],
    true,
  );
