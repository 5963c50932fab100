import type { Vec3 } from '../../geometry/vector';
import { circle, leftFace, topFace } from '../../marks';
import { INK, clay, ink, mustard, oak, petrol, sage, walnut, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { roundedBox } from '../../solids/prism';
import { level } from '../rules';
import { armchair, legs, sofa } from '../seating';
import { assembled } from './parts';

/** Draws a corner sofa whose short side comes forward on the left. */
export function cornerSofa(material: Material = petrol): Piece {
  const [width, depth, side] = [7.5, 5.4, 2.6];
  const cushion = (at: Vec3, size: Vec3) => roundedBox(at, size, [0, 0.2, 0.2, 0], 'x', material);
  const parts = [
    roundedBox([0, 0, 0], [width, 0.75, 2.7], [0, 0, 0.22, 0.3], 'x', material),
    roundedBox([0, 0.75, 0], [0.7, depth - 0.75, 2.7], [0, 0, 0.3, 0.22], 'y', material),
    box([0.7, 0.75, 0], [width - 0.7, 2.15, 0.9], material),
    box([0.7, 2.9, 0], [side - 0.7, depth - 2.9, 0.9], material),
    ...[0.7, 2.6, 4.6].map((x, i) => cushion([x, 0.75, 0.9], [i === 0 ? 1.9 : 2, 2.15, 0.5])),
    cushion([0.7, 2.9, 0.9], [side - 0.7, depth - 2.9, 0.5]),
    roundedBox([width - 0.6, 0.75, 0], [0.6, 2.15, 1.9], [0, 0, 0.26, 0.26], 'y', material),
    roundedBox([4.9, 1.1, 1.4], [1.15, 0.35, 0.95], 0.14, 'y', mustard),
  ];
  return assembled([width, depth, 2.7], parts);
}

/** Draws a sofa with bedding on it. */
export function sofaBed(): Piece {
  const base = sofa(6.2, sage, { seats: 2 });
  const bedding = [
    roundedBox([0.9, 0.95, 1.5], [1.7, 1, 0.45], 0.18, 'x', white),
    roundedBox([3, 0.9, 1.5], [2.3, 1.7, 0.5], [0, 0.2, 0.2, 0], 'x', clay),
    roundedBox([3, 0.9, 2], [2.3, 1.7, 0.4], [0, 0.2, 0.2, 0], 'x', white),
  ];
  return piece(base.size, [...base.solids, ...bedding]);
}

/** Draws a mattress folded into a seat on a frame of slats. */
export function futon(): Piece {
  const [width, depth] = [6.2, 2.8];
  const parts = [
    ...legs(width, depth, 0.9, 0.22, 0.05, oak),
    box([0, 0.1, 0.9], [width, depth - 0.1, 0.18], oak),
    roundedBox([0.05, 0.55, 1.08], [width - 0.1, depth - 0.55, 0.55], 0.2, 'x', mustard),
    roundedBox([0.05, 0.05, 1.3], [width - 0.1, 0.55, 1.5], 0.2, 'x', mustard),
  ];
  return assembled([width, depth, 2.8], parts);
}

/** Draws an armchair with its footrest up. */
export function recliner(): Piece {
  const base = armchair(walnut);
  const rest = [
    box([0.7, 2.95, 0.55], [1.6, 0.5, 0.25], ink),
    roundedBox([0.62, 3, 0.8], [1.76, 1.1, 0.4], 0.15, 'x', walnut),
  ];
  return piece([3, 4.1, 2.8], [...base.solids, ...rest]);
}

export const footstool = () =>
  assembled(
    [1.9, 1.9, 1.3],
    [
      ...legs(1.9, 1.9, 0.45, 0.2, 0.15, walnut),
      roundedBox([0, 0, 0.45], [1.9, 1.9, 0.85], [0.1, 0.1, 0.25, 0.25], 'y', clay),
    ],
  );

/** Draws a chest with a padded lid. */
export const ottomanChest = () =>
  assembled(
    [3.2, 1.5, 1.6],
    [
      box([0, 0, 0], [3.2, 1.5, 1.15], petrol, { marks: [level(leftFace(0, 1.5, 0), 0.3, 0.2, 2.6, 0.6)] }),
      roundedBox([-0.04, -0.04, 1.15], [3.28, 1.58, 0.45], [0.05, 0.05, 0.2, 0.2], 'y', petrol, {
        marks: [0.8, 1.6, 2.4].flatMap((x) => [circle(topFace(0, 0, 1.6), x, 0.75, 0.06, INK)]),
      }),
    ],
  );
