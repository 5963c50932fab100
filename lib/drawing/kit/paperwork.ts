import { circle, leftFace, rectangle, topFace } from '../marks';
import { INK, mist, orange, white } from '../palette';
import type { Piece } from '../piece';
import { block } from './parts';

const EDGE = { stroke: INK, width: 0.7 };
const THIN = 0.05;

/**
 * Draws a flat list with an inspection stamp.
 * @param stamped the colour of the stamp, missing for no stamp
 */
export function flatList(stamped?: string): Piece {
  const [width, depth] = [1.3, 1.5];
  const page = topFace(0, 0, THIN);
  const rows = [0.2, 0.45, 0.7, 0.95].map((b, i) => rectangle(page, 0.2, b, 0.9 - (i % 2) * 0.2, 0.09, mist.dark));
  const stamp = stamped ? [circle(page, 0.9, 1.1, 0.24, 'none', { stroke: stamped, width: 1.6 })] : [];
  return block([width, depth, THIN], white, [...rows, ...stamp]);
}

export function voucher(): Piece {
  const [width, height, stub] = [1.5, 0.75, 0.5];
  const front = leftFace(0, THIN, 0);
  const marks = [
    rectangle(front, 0, 0, width - stub, height, white.light, EDGE),
    rectangle(front, width - stub, 0, stub, height, orange.middle, EDGE),
    rectangle(front, 0.15, 0.42, 0.6, 0.12, INK),
    rectangle(front, 0.15, 0.2, 0.45, 0.1, mist.dark),
  ];
  return block([width, THIN, height], white, marks);
}
