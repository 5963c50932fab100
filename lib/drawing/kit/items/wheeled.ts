import { circlePoints } from '@/lib/drawing/geometry/polygon';
import { points, type Vec3 } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, polygon, topFace } from '@/lib/drawing/marks';
import { ink, orange, petrol, sage, slate, steel, tyre } from '@/lib/drawing/palette';
import type { Piece } from '@/lib/drawing/piece';
import { box } from '@/lib/drawing/solids/box';
import { prism, roundedBox } from '@/lib/drawing/solids/prism';
import { cylinder } from '@/lib/drawing/solids/round';
import { EDGE, assembled, bar } from './parts';

/**
 * Draws a wheel that rolls along x. Its near side is `width` in front of y.
 * @param radius in feet, which is also the height of its hub
 */
export function wheel(x: number, y: number, radius: number, width = 0.15) {
  const side = leftFace(0, y + width, 0);
  const marks = [
    circle(side, x, radius, radius * 0.72, steel.light, EDGE),
    circle(side, x, radius, radius * 0.16, ink.middle),
  ];
  return cylinder('y', [x, y, radius], radius, width, tyre, { marks });
}

/** Draws a child's bicycle: small, with wheels that keep it upright. */
export function childsBicycle(): Piece {
  const y = 0.5;
  const ring = (x: number, r: number, at = y): Vec3[] =>
    [...circlePoints(x, r, r, 20), ...circlePoints(x, r, r, 20).slice(0, 1)].map(([a, b]): Vec3 => [a, at, b]);
  const rim = (x: number) => bar(0.12, tyre, ...ring(x, 0.7));
  return assembled(
    [3.8, 1, 2.5],
    [
      bar(0.08, tyre, ...ring(0.7, 0.3, 0.1)),
      rim(0.75),
      rim(3),
      bar(0.14, petrol, [0.75, y, 0.7], [1.35, y, 1.5], [2.6, y, 1.6], [1.7, y, 0.65], [0.75, y, 0.7]),
      bar(0.14, petrol, [1.7, y, 0.65], [1.35, y, 1.5]),
      bar(0.14, petrol, [3, y, 0.7], [2.6, y, 1.65], [2.5, y, 2.2]),
      bar(0.13, ink, [2.5, 0.1, 2.25], [2.5, 0.95, 2.25]),
      roundedBox([1.1, 0.35, 1.75], [0.65, 0.32, 0.14], 0.06, 'y', orange),
      bar(0.1, steel, [1.35, y, 1.5], [1.4, y, 1.75]),
      bar(0.08, tyre, ...ring(0.7, 0.3, 0.92)),
    ],
    true,
  );
}

/** Draws a pushchair with its hood up. */
export const pushchair = () =>
  assembled(
    [2.9, 1.9, 3.4],
    [
      wheel(0.5, 0.1, 0.42),
      wheel(2.4, 0.1, 0.32),
      bar(0.1, steel, [2.4, 0.3, 0.4], [0.9, 0.3, 2.2], [0.1, 0.3, 3.2], [0.1, 1.6, 3.2], [0.9, 1.6, 2.2]),
      bar(0.1, steel, [0.5, 0.3, 0.4], [1.6, 0.3, 1.4]),
      prism('y', points([0.9, 1.1], [2.5, 1.1], [2.5, 1.35], [1.5, 1.5], [0.95, 2.6], [0.6, 2.5]), 0.35, 1.55, petrol),
      prism('y', points([0.7, 2.2], [1, 3.1], [1.6, 3.3], [2, 2.9], [1.5, 2.5]), 0.3, 1.6, petrol),
      bar(0.1, steel, [2.4, 1.6, 0.4], [0.9, 1.6, 2.2]),
      bar(0.1, steel, [0.5, 1.6, 0.4], [1.6, 1.6, 1.4]),
      wheel(0.5, 1.65, 0.42),
      wheel(2.4, 1.65, 0.32),
    ],
    true,
  );

/** Draws a wheelchair, unfolded. */
export const wheelchair = () =>
  assembled(
    [3.4, 2.1, 3.1],
    [
      wheel(1, 0.1, 1),
      wheel(2.9, 0.35, 0.32),
      bar(0.1, ink, [0.55, 0.3, 1.2], [0.4, 0.3, 3], [0, 0.3, 3]),
      box([0.7, 0.3, 1.5], [1.6, 1.4, 0.18], petrol),
      roundedBox([0.5, 0.3, 1.65], [0.2, 1.4, 1.25], 0.08, 'x', petrol),
      bar(0.1, ink, [2.3, 0.5, 1.5], [2.8, 0.5, 0.4]),
      bar(0.1, ink, [0.55, 1.7, 1.2], [0.4, 1.7, 3], [0, 1.7, 3]),
      bar(0.1, ink, [2.3, 1.6, 1.5], [2.8, 1.6, 0.4]),
      box([2.7, 0.5, 0.3], [0.6, 1.1, 0.08], steel),
      box([0.8, 1.65, 2.1], [1.2, 0.12, 0.12], ink),
      wheel(1, 1.8, 1),
      wheel(2.9, 1.55, 0.32),
    ],
    true,
  );

export const mobilityScooter = () =>
  assembled(
    [3.9, 1.9, 3.5],
    [
      wheel(0.6, 0.15, 0.4),
      wheel(3.4, 0.15, 0.36),
      roundedBox([0.1, 0.25, 0.35], [1.7, 1.4, 0.7], 0.2, 'y', orange),
      box([1.6, 0.3, 0.4], [1.5, 1.3, 0.2], ink),
      roundedBox([2.9, 0.3, 0.4], [0.9, 1.3, 0.7], [0, 0, 0.35, 0.2], 'y', orange),
      box([0.7, 0.8, 1.05], [0.3, 0.3, 0.5], steel),
      roundedBox([0.3, 0.3, 1.55], [1.4, 1.3, 0.28], 0.1, 'y', ink),
      roundedBox([0.2, 0.35, 1.8], [0.28, 1.2, 1.5], 0.12, 'x', ink),
      bar(0.16, ink, [3.2, 0.95, 1], [2.8, 0.95, 2.6]),
      bar(0.12, ink, [2.7, 0.3, 2.7], [2.7, 1.6, 2.7]),
      box([2.7, 0.7, 2.55], [0.2, 0.5, 0.35], ink),
      wheel(0.6, 1.65, 0.4),
      wheel(3.4, 1.65, 0.36),
    ],
    true,
  );

/** Draws a petrol mower with a bag for the grass. */
export const lawnMower = () =>
  assembled(
    [4.4, 1.7, 3],
    [
      bar(0.1, ink, [1, 0.35, 0.9], [0.1, 0.35, 2.9], [0.1, 1.4, 2.9], [1, 1.4, 0.9]),
      prism('y', points([0.4, 0.7], [1.7, 0.7], [1.7, 1.3], [0.9, 1.75], [0.4, 1.5]), 0.4, 1.35, slate),
      wheel(1.9, 0.1, 0.4),
      wheel(3.6, 0.1, 0.32),
      roundedBox([1.6, 0.2, 0.35], [2.4, 1.3, 0.5], [0, 0, 0.2, 0.2], 'y', orange),
      cylinder('z', [2.8, 0.85, 0.85], 0.42, 0.5, ink),
      cylinder('z', [2.8, 0.85, 1.35], 0.2, 0.14, steel),
      wheel(1.9, 1.5, 0.4),
      wheel(3.6, 1.5, 0.32),
    ],
    true,
  );

export function wheelbarrow(): Piece {
  const frame = (y: number) => bar(0.11, ink, [0, y, 1.75], [1.5, y, 1], [3.9, 0.85, 0.5]);
  return assembled(
    [4.4, 1.8, 2],
    [
      frame(0.2),
      wheel(3.9, 0.75, 0.5, 0.22),
      bar(0.1, ink, [1.2, 0.4, 1.05], [1, 0.4, 0], [1.5, 0.4, 0]),
      prism('y', points([0.9, 1.95], [1.5, 1.05], [3, 1.05], [3.7, 1.95]), 0.15, 1.65, sage, {
        marks: [
          polygon(topFace(0, 0, 1.95), points([1.05, 0.28], [3.5, 0.28], [3.5, 1.52], [1.05, 1.52]), sage.dark, EDGE),
        ],
      }),
      bar(0.1, ink, [1.2, 1.4, 1.05], [1, 1.4, 0], [1.5, 1.4, 0]),
      frame(1.6),
    ],
    true,
  );
}
