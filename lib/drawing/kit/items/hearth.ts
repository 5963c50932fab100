import { points } from '../../geometry/vector';
import { circle, leftFace, polygon, rectangle, rightFace } from '../../marks';
import { INK, clay, glass, ink, leaf, mustard, oak, orange, petrol, walnut, white } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import { cylinder } from '../../solids/round';
import { EDGE, assembled, bar, fronts } from './parts';

export function grandfatherClock(): Piece {
  const trunk = leftFace(0.3, 1.15, 0);
  const face = leftFace(0.1, 1.25, 0);
  return assembled(
    [1.8, 1.3, 6.8],
    [
      box([0, 0, 0], [1.8, 1.3, 1.5], walnut, {
        marks: fronts(leftFace(0, 1.3, 0), [0.15, 0.2, 1.5, 1.1], 1, 1, 'none'),
      }),
      box([0.3, 0.15, 1.5], [1.2, 1, 3], walnut, {
        marks: [
          rectangle(trunk, 0.25, 1.8, 0.7, 2.4, ink.middle, EDGE),
          circle(trunk, 0.6, 2.3, 0.2, mustard.light, EDGE),
          rectangle(trunk, 0.58, 2.5, 0.04, 1.6, mustard.light),
        ],
      }),
      box([0.1, 0.05, 4.5], [1.6, 1.2, 1.8], walnut, {
        marks: [
          circle(face, 0.8, 0.9 + 4.5, 0.6, white.light, EDGE),
          rectangle(face, 0.77, 5.4, 0.06, 0.45, INK),
          rectangle(face, 0.8, 5.37, 0.3, 0.06, INK),
        ],
      }),
      prism('y', points([0, 6.3], [1.8, 6.3], [0.9, 6.8]), 0, 1.3, walnut),
    ],
  );
}

/** Draws an electric fire between the two sides of its surround. */
export function electricFire(): Piece {
  const on = leftFace(0.7, 0.9, 0.3);
  return assembled(
    [4, 1.1, 3.3],
    [
      box([0, 0.1, 0], [4, 1, 0.3], white),
      box([0, 0.1, 0.3], [0.7, 0.8, 2.6], white),
      box([3.3, 0.1, 0.3], [0.7, 0.8, 2.6], white),
      box([0.7, 0.1, 0.3], [2.6, 0.8, 2.6], white, {
        marks: [
          rectangle(on, 0.2, 0, 2.2, 1.9, ink.dark, EDGE),
          polygon(
            on,
            points([0.6, 0.1], [2, 0.1], [1.75, 0.7], [1.5, 0.5], [1.25, 1.1], [0.95, 0.5], [0.75, 0.75]),
            orange.middle,
          ),
          polygon(on, points([1, 0.1], [1.7, 0.1], [1.4, 0.65], [1.2, 0.4]), mustard.light),
        ],
      }),
      box([-0.1, 0, 2.9], [4.2, 1.1, 0.3], white),
    ],
  );
}

/** Draws a fish tank on its stand with gravel and weed, and without water. */
export function fishTank(): Piece {
  const [on, side] = [leftFace(0, 1.7, 0.3), rightFace(4, 1.7, 0.3)];
  const weed = (a: number, h: number) =>
    polygon(on, points([a, 0.25], [a + 0.12, 0.25 + h * 0.6], [a, 0.25 + h], [a - 0.14, 0.25 + h * 0.5]), leaf.middle);
  return assembled(
    [4, 1.7, 2],
    [
      box([0, 0, 0], [4, 1.7, 0.3], ink),
      box([0, 0, 0.3], [4, 1.7, 1.5], glass, {
        marks: [
          rectangle(on, 0, 0, 4, 0.25, mustard.dark),
          rectangle(side, 0, 0, 1.7, 0.25, mustard.dark),
          weed(0.7, 1),
          weed(1, 0.7),
          weed(3.1, 0.9),
          polygon(
            on,
            points([1.7, 0.8], [2.2, 1], [2.5, 0.8], [2.7, 1], [2.7, 0.6], [2.5, 0.8], [2.2, 0.6]),
            orange.middle,
          ),
        ],
      }),
      box([0, 0, 1.8], [4, 1.7, 0.2], ink),
    ],
  );
}

/** Draws curtains, rolled up and tied, with their pole. */
export const curtainBundle = () =>
  assembled(
    [5.4, 0.9, 0.9],
    [
      cylinder('x', [0.3, 0.42, 0.42], 0.4, 4.8, clay, { marks: [] }),
      ...[1.2, 4.1].map((x) => cylinder('x', [x, 0.42, 0.42], 0.43, 0.16, petrol)),
      bar(0.1, oak, [0, 0.42, 0.9], [5.4, 0.42, 0.9]),
    ],
    true,
  );
