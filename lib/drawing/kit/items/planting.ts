import { points } from '../../geometry/vector';
import { circle, topFace } from '../../marks';
import { clay, leaf, mustard, oak, petrol, steel, walnut } from '../../palette';
import { piece } from '../../piece';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { EDGE, assembled, bar } from './parts';

/** Draws a large empty pot. */
export const plantPot = () =>
  piece(
    [2, 2, 1.9],
    [
      lathe(1, 1, points([0, 0.65], [1.5, 0.92], [1.5, 1], [1.9, 1]), clay, {
        marks: [
          circle(topFace(1, 1, 1.9), 0, 0, 0.84, clay.dark, EDGE),
          circle(topFace(1, 1, 1.9), -0.08, -0.08, 0.66, walnut.dark),
        ],
      }),
    ],
    0.7,
  );

/** Draws a spade, a rake and a fork in a tub. */
export const gardenTools = () =>
  assembled(
    [1.6, 1.6, 5.2],
    [
      bar(0.1, oak, [0.6, 0.5, 0.5], [0.2, 0.3, 4]),
      prism('x', points([0.05, 4], [0.6, 4], [0.55, 4.7], [0.32, 5], [0.1, 4.7]), 0.14, 0.24, steel),
      bar(0.1, oak, [1, 0.6, 0.5], [1.25, 0.4, 4.5]),
      box([0.85, 0.35, 4.5], [0.8, 0.12, 0.12], steel),
      ...[0.88, 1.08, 1.28, 1.48].map((x) => box([x, 0.38, 4.62], [0.05, 0.05, 0.4], steel)),
      bar(0.1, oak, [0.8, 1, 0.5], [0.75, 1.1, 4.8]),
      bar(0.1, oak, [0.55, 1.1, 4.85], [0.98, 1.1, 4.85]),
      lathe(0.8, 0.8, points([0, 0.5], [1.3, 0.65]), petrol),
    ],
    true,
  );

/** Draws a Christmas tree in its carton. Its top shows above the lid. */
export const christmasTree = () =>
  piece(
    [2, 2, 4.4],
    [
      lathe(1, 1, points([0, 0.5], [0.5, 0.55]), clay),
      lathe(1, 1, points([0.5, 0.12], [0.9, 0.12]), walnut, { segments: 8 }),
      lathe(1, 1, points([0.9, 1], [2.1, 0.35]), leaf),
      lathe(1, 1, points([1.9, 0.8], [3, 0.28]), leaf),
      lathe(1, 1, points([2.8, 0.58], [4.1, 0.01]), leaf),
      box([0.92, 0.92, 4.05], [0.16, 0.16, 0.3], mustard),
    ],
    0.8,
  );
