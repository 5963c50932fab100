import { leftFace } from '../marks';
import { ink, oak, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group } from '../solids/solid';
import { legs, level } from './parts';

/**
 * Draws a table.
 * @param height in feet: 2.5 for dining, 1.3 beside a sofa
 */
export function table(width = 5, depth = 2.8, material: Material = oak, height = 2.5): Piece {
  const top = 0.2;
  const parts = [
    ...legs(width, depth, height - top, 0.25, 0.15, material),
    box([0, 0, height - top], [width, depth, top], material),
  ];
  return piece([width, depth, height], [group(parts)]);
}

export function desk(width = 4.2, material: Material = oak): Piece {
  const [depth, height, top] = [2.1, 2.4, 0.16];
  const chest = 1.4;
  const front = leftFace(width - chest, depth - 0.1, 0);
  const parts = [
    box([0, 0.1, 0], [0.14, depth - 0.2, height - top], ink),
    box([width - chest, 0.1, 0], [chest, depth - 0.2, height - top], white, {
      marks: [0, 1, 2].map((i) => level(front, 0.1, 0.15 + i * 0.7, 1.2, 0.7)),
    }),
    box([0, 0, height - top], [width, depth, top], material),
  ];
  return piece([width, depth, height], [group(parts)]);
}
