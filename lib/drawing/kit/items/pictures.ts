import { points } from '../../geometry/vector';
import { circle, leftFace, polygon, rectangle } from '../../marks';
import { glass, leaf, mist, mustard, oak, orange, petrol, steel, walnut, white } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { level } from '../rules';
import { EDGE, assembled } from './parts';

/** Draws a framed picture that stands free. */
export function picture(width = 2.2, height = 2.1): Piece {
  const on = leftFace(0, 0.25, 0);
  const [w, h] = [width - 0.5, height - 0.5];
  const marks = [
    rectangle(on, 0.25, 0.25, w, h, mist.light, EDGE),
    circle(on, 0.25 + w * 0.7, 0.25 + h * 0.7, Math.min(w, h) * 0.14, mustard.middle),
    polygon(
      on,
      [
        [0.25, 0.25],
        [0.25 + w, 0.25],
        [0.25 + w, 0.25 + h * 0.35],
        [0.25 + w * 0.6, 0.25 + h * 0.55],
        [0.25 + w * 0.3, 0.25 + h * 0.3],
        [0.25, 0.25 + h * 0.45],
      ],
      leaf.middle,
    ),
  ];
  return piece([width, 0.25, height], [box([0, 0, 0], [width, 0.25, height], oak, { marks })]);
}

/** Draws a large mirror with light across it. */
export function largeMirror(width = 3.2, height = 3.4): Piece {
  const on = leftFace(0, 0.3, 0);
  const marks = [
    rectangle(on, 0.28, 0.28, width - 0.56, height - 0.56, glass.middle, EDGE),
    polygon(on, points([0.28, 1], [1.9, height - 0.28], [2.5, height - 0.28], [0.28, 0.4]), glass.light),
  ];
  return piece([width, 0.3, height], [box([0, 0, 0], [width, 0.3, height], mustard, { marks })]);
}

/** Draws a tall mirror on its stand. */
export function fullLengthMirror(): Piece {
  const on = leftFace(0.1, 0.55, 0.3);
  return assembled(
    [1.8, 1.1, 5.2],
    [
      box([0.2, 0, 0], [0.12, 1.1, 0.15], walnut),
      box([1.5, 0, 0], [0.12, 1.1, 0.15], walnut),
      box([0.1, 0.4, 0.25], [1.6, 0.15, 4.95], walnut, {
        marks: [
          rectangle(on, 0.14, 0.1, 1.32, 4.6, glass.middle, EDGE),
          polygon(on, points([0.14, 2.2], [1.46, 4.2], [1.46, 3.4], [0.14, 1.4]), glass.light),
        ],
      }),
    ],
    true,
  );
}

export function whiteboard(): Piece {
  const on = leftFace(0, 0.2, 0);
  return assembled(
    [3.8, 0.5, 2.8],
    [
      box([0, 0.05, 0], [3.8, 0.15, 2.8], steel, {
        marks: [
          rectangle(on, 0.12, 0.12, 3.56, 2.56, white.light, EDGE),
          level(on, 0.5, 2.1, 1.6, 1.6, petrol.middle),
          level(on, 0.5, 1.75, 2.2, 1.6, petrol.middle),
          rectangle(on, 0.5, 0.5, 0.6, 0.8, orange.light, EDGE),
          rectangle(on, 1.3, 0.5, 0.6, 0.5, mustard.middle, EDGE),
        ],
      }),
      box([0.1, 0.2, 0], [3.6, 0.28, 0.08], steel),
      box([0.7, 0.28, 0.08], [0.45, 0.1, 0.1], orange),
      box([1.4, 0.28, 0.08], [0.45, 0.1, 0.1], petrol),
    ],
    true,
  );
}
