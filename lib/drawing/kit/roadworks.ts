import { points } from '../geometry/vector';
import { leftFace, rectangle } from '../marks';
import { INK, ink, mustard, orange, steel, white } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, lathe } from '../solids/solid';
import { layered } from './parts';

/** Draws a traffic cone of 2.5 ft. */
export function cone(): Piece {
  const parts = [
    box([0, 0, 0], [1.3, 1.3, 0.15], ink),
    lathe(0.65, 0.65, points([0.15, 0.5], [1.1, 0.34]), orange),
    lathe(0.65, 0.65, points([1.1, 0.34], [1.7, 0.24]), white),
    lathe(0.65, 0.65, points([1.7, 0.24], [2.5, 0.1]), orange),
  ];
  return piece([1.3, 1.3, 2.5], [group(parts, { ordered: true, lo: [0, 0, 0], hi: [1.3, 1.3, 2.5] })], 0.6);
}

/** Draws the yellow sign of a suspended bay, on its post. */
export function suspensionSign(): Piece {
  const front = leftFace(0, 0.45, 4.2);
  const lines = [1.5, 1.05, 0.6].map((b, i) => rectangle(front, 0.3, b, 1.4 - (i % 2) * 0.3, 0.2, INK));
  return layered(
    [2, 0.6, 7],
    box([0.9, 0.2, 0], [0.2, 0.2, 7], steel),
    box([0, 0.4, 4.2], [2, 0.1, 2.6], mustard, { marks: [...lines, rectangle(front, 0.3, 2, 1.4, 0.3, INK)] }),
  );
}
