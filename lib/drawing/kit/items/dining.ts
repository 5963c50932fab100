import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle } from '../../marks';
import { INK, glass, mustard, oak, orange, petrol, sage, steel, walnut, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { lathe } from '../../solids/round';
import { level } from '../rules';
import { EDGE, assembled, fronts, post } from './parts';

/** Draws a stool to sit on at a counter. */
export const barStool = () =>
  piece(
    [1.3, 1.3, 2.7],
    [
      lathe(0.65, 0.65, points([0, 0.6], [0.1, 0.55]), steel),
      lathe(0.65, 0.65, points([0.1, 0.08], [2.35, 0.08]), steel, { segments: 10 }),
      lathe(0.65, 0.65, points([0.8, 0.42], [0.88, 0.42]), steel),
      lathe(0.65, 0.65, points([2.35, 0.6], [2.7, 0.56]), orange),
    ],
    0.55,
  );

export const diningBench = () =>
  assembled(
    [4.6, 1.3, 1.6],
    [
      box([0.4, 0.1, 0], [0.2, 1.1, 1.42], oak),
      box([4, 0.1, 0], [0.2, 1.1, 1.42], oak),
      box([0.6, 0.55, 0.5], [3.4, 0.16, 0.25], oak),
      box([0, 0, 1.42], [4.6, 1.3, 0.18], oak),
    ],
  );

/** Draws a drinks trolley with a rail, bottles and glasses. */
export const drinksTrolley = () =>
  assembled(
    [2.4, 1.5, 3],
    [
      ...points([0.1, 0.1], [2.15, 0.1], [0.1, 1.25], [2.15, 1.25]).map(([x, y]) => post(x, y, 0.12, 2.95, mustard)),
      box([0, 0, 0.5], [2.4, 1.5, 0.1], walnut),
      box([0, 0, 2.1], [2.4, 1.5, 0.1], walnut),
      ...[
        [0.5, 0.5, petrol],
        [0.95, 0.4, orange],
        [1.8, 0.55, walnut],
      ].map(([x, y, m]) =>
        lathe(x as number, y as number, points([2.2, 0.16], [2.7, 0.16], [2.8, 0.06], [3.05, 0.06]), m as Material, {
          segments: 12,
        }),
      ),
      ...points([0.7, 1], [1.2, 1.05]).map(([x, y]) =>
        lathe(x, y, points([2.2, 0.1], [2.45, 0.14]), glass, { segments: 12 }),
      ),
      box([0.4, 0.4, 0.6], [0.9, 0.7, 0.5], sage),
    ],
  );

/** Draws a dresser with open shelves of plates over cupboards. */
export function welshDresser(): Piece {
  const [low, high] = [leftFace(0, 1.7, 0), leftFace(0.15, 0.9, 3)];
  const plates = [0.15, 1.25, 2.35].flatMap((z) => [
    level(high, 0.1, z, 3.9),
    ...[0.5, 1.3, 2.1, 2.9, 3.6].map((a) =>
      circle(high, a, z + 0.4, 0.34, a > 2 ? glass.light : white.light, { stroke: INK, width: 0.6 }),
    ),
  ]);
  return assembled(
    [4.4, 1.7, 6.4],
    [
      box([0.15, 0, 3], [4.1, 0.9, 3.3], oak, {
        marks: [rectangle(high, 0.1, 0.1, 3.9, 3.1, oak.dark, EDGE), ...plates],
      }),
      box([0, 0, 0], [4.4, 1.7, 2.85], oak, {
        marks: [...fronts(low, [0.1, 0.2, 4.2, 1.7], 3, 1), ...fronts(low, [0.1, 2, 4.2, 0.7], 3, 1)],
      }),
      box([-0.05, 0, 2.85], [4.5, 1.75, 0.15], oak),
      box([0.05, -0.05, 6.3], [4.3, 1, 0.15], oak),
    ],
    true,
  );
}
