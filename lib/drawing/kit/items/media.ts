import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle, topFace } from '../../marks';
import { ink, mustard, orange, petrol, steel, walnut } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { cylinder, lathe } from '../../solids/round';
import { EDGE, assembled } from './parts';

/** Draws a hi-fi: a stack of black units with a record player on top. */
export function hifi(): Piece {
  const unit = (z: number, marks: 'dial' | 'slot') => {
    const on = leftFace(0, 1.5, z);
    return box([0, 0, z], [1.6, 1.5, 0.62], ink, {
      marks:
        marks === 'dial'
          ? [circle(on, 1.25, 0.3, 0.16, steel.light, EDGE), rectangle(on, 0.15, 0.2, 0.7, 0.2, orange.light)]
          : [rectangle(on, 0.2, 0.26, 1.2, 0.1, steel.middle)],
    });
  };
  return assembled(
    [1.6, 1.5, 3.2],
    [
      unit(0, 'slot'),
      unit(0.66, 'dial'),
      unit(1.32, 'slot'),
      unit(1.98, 'dial'),
      box([0, 0, 2.64], [1.6, 1.5, 0.4], walnut),
      cylinder('z', [0.75, 0.75, 3.04], 0.62, 0.1, ink, {
        marks: [circle(topFace(0.75, 0.75, 3.14), 0, 0, 0.2, orange.light)],
      }),
    ],
  );
}

/** Draws a pair of speakers. */
export function speakers(): Piece {
  const one = (x: number) => {
    const on = leftFace(x, 1.3, 0.1);
    const cone = (z: number, r: number) => circle(on, 0.4, z, r, steel.dark, EDGE);
    return box([x, 0.1, 0], [0.8, 1.2, 3.6], walnut, {
      marks: [
        rectangle(on, 0.08, 0.05, 0.64, 3.35, ink.middle, EDGE),
        cone(2.9, 0.14),
        cone(2.2, 0.26),
        cone(1.2, 0.26),
      ],
    });
  };
  return assembled([2.2, 1.3, 3.6], [one(0), one(1.4)]);
}

export const tableLamp = () =>
  piece(
    [1.2, 1.2, 1.9],
    [
      lathe(0.6, 0.6, points([0, 0.4], [0.3, 0.42], [0.8, 0.14], [1, 0.1]), petrol),
      lathe(0.6, 0.6, points([0.95, 0.6], [1.9, 0.38]), mustard),
    ],
    0.45,
  );
