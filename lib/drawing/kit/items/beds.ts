import { points } from '../../geometry/vector';
import { leftFace } from '../../marks';
import { mustard, oak, petrol, sage, slate, white } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { level } from '../rules';
import { assembled, fronts, post } from './parts';

/** Draws a bed whose mattress lifts off the box below. */
export function ottomanBed(width = 4.8): Piece {
  const depth = 6.6;
  const parts = [
    box([0, 0, 0], [width, 0.3, 3.6], slate),
    box([0, 0.3, 0], [width, depth - 0.3, 1], slate, {
      marks: [level(leftFace(0, depth, 0), 0.1, 0.85, width - 0.2, 0.7)],
    }),
    prism('x', points([0.4, 1.05], [depth, 2.5], [depth - 0.15, 3], [0.25, 1.55]), 0.1, width - 0.1, white),
  ];
  return assembled([width, depth, 3.6], parts, true);
}

/** Draws two beds one above the other, with a ladder. */
export function bunkBeds(): Piece {
  const [width, depth, height] = [3.3, 6.5, 5.6];
  const bunk = (z: number) => [
    box([0, 0.1, z], [width, depth - 0.2, 0.4], oak),
    roundedBox([0.1, 0.15, z + 0.4], [width - 0.2, depth - 0.3, 0.4], [0, 0.12, 0.12, 0], 'x', white),
    roundedBox([0.35, 0.35, z + 0.8], [width - 0.7, 1, 0.3], 0.12, 'x', white),
    roundedBox(
      [0.08, 2.2, z + 0.8],
      [width - 0.16, depth - 2.4, 0.16],
      [0, 0.08, 0.08, 0],
      'x',
      z > 2 ? mustard : petrol,
    ),
  ];
  const rungs = [1.4, 2.2, 3, 3.8].map((z) => box([0.5, depth + 0.05, z], [1, 0.1, 0.12], oak));
  const parts = [
    post(0, 0, 0.25, height, oak),
    post(width - 0.25, 0, 0.25, height, oak),
    ...bunk(0.7),
    ...bunk(3.4),
    post(0, depth - 0.25, 0.25, height, oak),
    post(width - 0.25, depth - 0.25, 0.25, height, oak),
    box([0.25, depth - 0.15, 4.75], [width - 0.5, 0.12, 0.3], oak),
    box([0.4, depth + 0.02, 0], [0.14, 0.14, 4.4], oak),
    box([1.46, depth + 0.02, 0], [0.14, 0.14, 4.4], oak),
    ...rungs,
  ];
  return assembled([width, depth + 0.2, height], parts, true);
}

/** Draws a day bed with a second bed under it. */
export function dayBed(): Piece {
  const [width, depth] = [6.5, 3.1];
  return assembled(
    [width, depth + 0.8, 2.6],
    [
      box([0, 0, 0], [width, 0.2, 2.6], white),
      box([0, 0.2, 0], [0.2, depth - 0.2, 2.4], white),
      box([0.2, 0.2, 0.6], [width - 0.4, depth - 0.2, 0.4], white),
      roundedBox([0.2, 0.2, 1], [width - 0.4, depth - 0.2, 0.5], 0.15, 'x', sage),
      ...[0.5, 2.4, 4.3].map((x, i) =>
        roundedBox([x, 0.3, 1.5], [1.6, 0.4, 0.9], 0.16, 'y', i === 1 ? mustard : white),
      ),
      box([width - 0.2, 0.2, 0], [0.2, depth - 0.2, 2.4], white),
      box([0.4, depth, 0], [width - 0.8, 0.8, 0.55], white, {
        marks: fronts(leftFace(0.4, depth + 0.8, 0.15), [0.1, 0.03, width - 1, 0.34], 2, 1),
      }),
      roundedBox([0.5, depth, 0.55], [width - 1, 0.75, 0.3], 0.1, 'x', petrol),
    ],
    true,
  );
}
