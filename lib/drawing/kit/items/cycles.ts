import { circlePoints } from '../../geometry/polygon';
import type { Vec3 } from '../../geometry/vector';
import { ink, orange, petrol, steel, tyre } from '../../palette';
import type { Piece } from '../../piece';
import { roundedBox } from '../../solids/prism';
import { assembled, bar } from './parts';

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
