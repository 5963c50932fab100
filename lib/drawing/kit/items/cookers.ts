import { points, type Vec3 } from '../../geometry/vector';
import { circle, leftFace, rectangle, topFace, type Mark } from '../../marks';
import { INK, glass, ink, kraft, mustard, orange, petrol, steel, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { level } from '../rules';
import { EDGE, assembled, fronts } from './parts';

const hob = (top: number, x: number, y: number, radius: number) =>
  circle(topFace(0, 0, top), x, y, radius, ink.dark, { stroke: INK, width: 0.6 });
const dial = (on: ReturnType<typeof leftFace>, a: number, b: number) => circle(on, a, b, 0.09, ink.middle);

const appliance = (size: Vec3, marks: readonly Mark[], material: Material = white): Piece =>
  piece(size, [box([0, 0, 0], size, material, { marks })]);

/** Draws a cooker with four rings over one oven. */
export function cooker(): Piece {
  const on = leftFace(0, 2, 0);
  const marks = [
    ...points([0.5, 0.5], [1.5, 0.5], [0.5, 1.4], [1.5, 1.4]).map(([x, y]) => hob(3, x, y, 0.32)),
    ...[0.35, 0.8, 1.25, 1.7].map((a) => dial(on, a, 2.75)),
    rectangle(on, 0.2, 0.7, 1.6, 1.4, ink.dark, EDGE),
    rectangle(on, 0.2, 2.25, 1.6, 0.1, INK),
    level(on, 0, 0.4, 2),
  ];
  return appliance([2, 2, 3], marks);
}

/** Draws a range cooker with six rings over two ovens and a drawer. */
export function rangeCooker(): Piece {
  const on = leftFace(0, 2.1, 0);
  const oven = (a: number) => [
    rectangle(on, a, 0.8, 1.5, 1.4, petrol.dark, EDGE),
    rectangle(on, a + 0.25, 1.1, 1, 0.75, ink.dark, EDGE),
    rectangle(on, a + 0.1, 2.32, 1.3, 0.1, steel.light, EDGE),
  ];
  const rings = [0.6, 1.8, 3].flatMap((x) => [0.55, 1.5].map((y) => hob(3, x, y, 0.34)));
  const marks = [
    ...rings,
    ...oven(0.2),
    ...oven(1.9),
    ...[0.3, 0.8, 1.3, 1.8, 2.3, 2.8, 3.3].map((a) => circle(on, a, 2.75, 0.1, mustard.light, EDGE)),
    ...fronts(on, [0.1, 0.15, 3.4, 0.5], 1, 1),
  ];
  return assembled(
    [3.6, 2.1, 3.1],
    [box([0, 0, 0], [3.6, 2.1, 3], petrol, { marks }), box([0, 0, 3], [3.6, 0.12, 0.3], steel)],
  );
}

export function microwave(): Piece {
  const on = leftFace(0, 1.3, 0);
  return appliance(
    [1.7, 1.3, 1.1],
    [
      rectangle(on, 0.12, 0.15, 1.05, 0.8, ink.dark, EDGE),
      rectangle(on, 1.3, 0.7, 0.28, 0.2, glass.middle, EDGE),
      circle(on, 1.44, 0.4, 0.12, ink.middle),
    ],
    steel,
  );
}

/** Draws a carton with a toaster that shows above its edge. */
export const boxedAppliance = () =>
  assembled(
    [1.6, 1.3, 1.3],
    [
      roundedBox([0, 0.1, 0], [1.5, 0.9, 0.95], [0.05, 0.05, 0.25, 0.25], 'y', steel, {
        marks: [circle(leftFace(0, 1, 0), 1.2, 0.3, 0.12, orange.light, EDGE)],
      }),
      ...[0.3, 0.65].map((y) =>
        prism(
          'y',
          points([0.35, 0.9], [1.15, 0.9], [1.15, 1.2], [0.95, 1.32], [0.55, 1.32], [0.35, 1.2]),
          y,
          y + 0.14,
          kraft,
        ),
      ),
      box([1.5, 0.4, 0.45], [0.1, 0.3, 0.12], ink),
    ],
    true,
  );
