import { points, type Vec3 } from '../../geometry/vector';
import { circle, leftFace, rectangle, type Mark } from '../../marks';
import { INK, glass, ink, petrol, slate, steel, walnut, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { roundedBox } from '../../solids/prism';
import { level, upright } from '../rules';
import { EDGE, assembled } from './parts';

const handle = (size: Vec3, a: number, b: number, width: number, height: number) =>
  rectangle(leftFace(0, size[1], 0), a, b, width, height, INK);

const appliance = (size: Vec3, marks: readonly Mark[], material: Material = white): Piece =>
  piece(size, [box([0, 0, 0], size, material, { marks })]);

/** Draws a fridge or freezer that goes under a counter. */
export function smallFridge(): Piece {
  const size: Vec3 = [1.9, 1.9, 2.8];
  const on = leftFace(0, 1.9, 0);
  return appliance(size, [level(on, 0, 2.5, 1.9), level(on, 0, 0.2, 1.9), handle(size, 0.15, 1.7, 0.1, 0.65)]);
}

/** Draws a fridge with two doors side by side, and an ice and water dispenser in the left one. */
export function americanFridge(): Piece {
  const size: Vec3 = [3, 2.4, 5.9];
  const on = leftFace(0, 2.4, 0);
  return appliance(
    size,
    [
      upright(on, 1.3, 0.2, 5.6, 1),
      level(on, 0, 0.25, 3),
      handle(size, 1.08, 2.2, 0.1, 2),
      handle(size, 1.44, 2.2, 0.1, 2),
      rectangle(on, 0.35, 3, 0.55, 0.9, slate.middle, EDGE),
    ],
    steel,
  );
}

/**
 * Draws a chest freezer.
 * @param width 3 or 4.8 feet
 */
export function chestFreezer(width: number, depth: number): Piece {
  const on = leftFace(0, depth, 0);
  return assembled(
    [width, depth, 2.8],
    [
      box([0, 0, 0], [width, depth, 2.45], white, {
        marks: [level(on, 0.1, 0.25, width - 0.2), rectangle(on, width - 0.7, 0.45, 0.4, 0.25, slate.middle, EDGE)],
      }),
      roundedBox([-0.03, -0.03, 2.45], [width + 0.06, depth + 0.06, 0.35], [0, 0.12, 0.12, 0], 'x', white, {
        marks: [rectangle(leftFace(0, depth + 0.03, 2.45), width / 2 - 0.3, 0.05, 0.6, 0.12, INK)],
      }),
    ],
  );
}

/** Draws a freezer with one tall door and a frost symbol. */
export function uprightFreezer(): Piece {
  const size: Vec3 = [1.9, 1.9, 4.7];
  const on = leftFace(0, 1.9, 0);
  const [x, z] = [0.95, 3.9];
  const star = points([0.2, 0], [0.1, 0.17], [-0.1, 0.17]).map(([a, b]): Mark => ({
    kind: 'line',
    points: points([x - a, 1.9, z - b], [x + a, 1.9, z + b]),
    normal: [0, 1, 0],
    stroke: petrol.middle,
    width: 1.2,
  }));
  return appliance(size, [level(on, 0, 0.25, 1.9), level(on, 0, 4.4, 1.9), handle(size, 0.15, 2.2, 0.1, 1.1), ...star]);
}

/** Draws bottles on shelves behind a glass door. */
export function wineCooler(): Piece {
  const on = leftFace(0, 1.9, 0);
  const shelves = [0.3, 0.85, 1.4, 1.95];
  return appliance(
    [1.3, 1.9, 2.8],
    [
      rectangle(on, 0.12, 0.2, 1.06, 2.4, glass.dark, EDGE),
      ...shelves.flatMap((z) => [
        level(on, 0.12, z, 1.06),
        ...[0.35, 0.65, 0.95].map((a) => circle(on, a, z + 0.14, 0.12, walnut.dark, { stroke: INK, width: 0.6 })),
      ]),
    ],
    ink,
  );
}
