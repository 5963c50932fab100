import type { Vec3 } from '../../geometry/vector';
import { circle, leftFace, rectangle, type Mark } from '../../marks';
import { INK, glass, ink, mist, petrol, steel, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { level } from '../rules';
import { EDGE } from './parts';

const handle = (size: Vec3, a: number, b: number, width: number, height: number) =>
  rectangle(leftFace(0, size[1], 0), a, b, width, height, INK);

const appliance = (size: Vec3, marks: readonly Mark[], material: Material = white): Piece =>
  piece(size, [box([0, 0, 0], size, material, { marks })]);

/** Draws a machine with a round door. The details beside the door show its kind. */
export function laundry(kind: 'dryer' | 'both'): Piece {
  const size: Vec3 = [2, 2, 2.8];
  const on = leftFace(0, 2, 0);
  const door =
    kind === 'dryer'
      ? [
          circle(on, 1, 1.15, 0.8, white.middle, EDGE),
          circle(on, 1, 1.15, 0.62, steel.light, EDGE),
          handle(size, 1.58, 1, 0.1, 0.35),
          rectangle(on, 0.2, 0.1, 1.6, 0.2, mist.dark, EDGE),
        ]
      : [
          circle(on, 1, 1.15, 0.75, ink.middle, EDGE),
          circle(on, 1, 1.15, 0.5, glass.middle, EDGE),
          circle(on, 1, 1.15, 0.22, petrol.light, EDGE),
        ];
  return appliance(
    size,
    [
      level(on, 0, 2.25, 2),
      ...door,
      circle(on, 1, 2.52, 0.15, white.light, EDGE),
      rectangle(on, kind === 'dryer' ? 1.3 : 0.15, 2.42, 0.5, 0.2, steel.light),
    ],
    kind === 'both' ? steel : white,
  );
}

/**
 * Draws a dishwasher.
 * @param width in feet: 2, or 1.5 for a slim one
 */
export function dishwasher(width: number, depth: number, height: number): Piece {
  const size: Vec3 = [width, depth, height];
  const on = leftFace(0, depth, 0);
  return appliance(size, [
    level(on, 0, height - 0.4, width),
    level(on, 0, 0.35, width),
    handle(size, width * 0.2, height - 0.62, width * 0.6, 0.1),
    ...[0.2, 0.35, 0.5].map((a) => circle(on, a, height - 0.2, 0.05, INK)),
    rectangle(on, width - 0.6, height - 0.28, 0.4, 0.15, glass.dark),
  ]);
}
