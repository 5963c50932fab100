import { points, type Vec3 } from '../geometry/vector';
import { ink, mustard, oak, petrol, walnut, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, lathe, roundedBox } from '../solids/solid';
import { legs } from './parts';

export type SofaOptions = { readonly seats?: number | undefined; readonly cushion?: Material | undefined };

const seatsFor = (width: number) => (width > 5.6 ? 3 : width > 4 ? 2 : 1);

/**
 * Draws a sofa.
 * @param width in feet, which decides the number of seats unless that is given
 */
export function sofa(
  width = 6.4,
  material: Material = petrol,
  { seats = seatsFor(width), cushion }: SofaOptions = {},
): Piece {
  const depth = 3;
  const arm = 0.62;
  const seat = (width - 2 * arm) / seats;
  const armrest = (x: number) =>
    roundedBox([x, 0.75, 0.35], [arm, depth - 0.75, 1.7], [0, 0, 0.26, 0.26], 'y', material);
  const seating = Array.from({ length: seats }, (_, i) => [
    roundedBox([arm + i * seat, 0.75, 0.95], [seat, depth - 0.8, 0.55], [0, 0.2, 0.2, 0], 'x', material),
    roundedBox([arm + i * seat, 0.75, 1.5], [seat, 0.5, 1.1], [0, 0, 0.22, 0.1], 'x', material),
  ]).flat();
  return piece(
    [width, depth, 2.8],
    [
      ...legs(width, depth, 0.35, 0.25, 0.2, walnut),
      roundedBox([0, 0, 0.35], [width, 0.75, 2.45], [0, 0, 0.22, 0.3], 'x', material),
      armrest(0),
      armrest(width - arm),
      box([arm, 0.75, 0.35], [width - 2 * arm, depth - 0.8, 0.6], material),
      ...seating,
      ...(cushion ? [roundedBox([arm + 0.15, 1.3, 1.5], [1.15, 0.35, 0.95], 0.14, 'y', cushion)] : []),
    ],
  );
}

export const armchair = (material: Material = mustard) => sofa(3, material, { seats: 1 });

export function chair(material: Material = oak, seat: Material = material): Piece {
  const size: Vec3 = [1.5, 1.5, 2.9];
  const [width, depth] = size;
  const parts = [
    ...legs(width, depth, 1.45, 0.16, 0.08, material),
    box([0, 0, 1.45], [width, depth, 0.18], seat),
    box([0.06, 0.04, 1.63], [0.14, 0.14, 0.75], material),
    box([width - 0.2, 0.04, 1.63], [0.14, 0.14, 0.75], material),
    box([0, 0.02, 2.3], [width, 0.18, 0.6], material),
  ];
  return piece(size, [group(parts)]);
}

export function officeChair(material: Material = petrol): Piece {
  const parts = [
    lathe(1, 1, points([0, 0.75], [0.18, 0.7]), ink),
    lathe(1, 1, points([0.18, 0.1], [1.3, 0.1]), ink, { segments: 10 }),
    roundedBox([0.15, 0.15, 1.3], [1.7, 1.7, 0.35], [0, 0.12, 0.12, 0], 'x', material),
    roundedBox([0.25, 0.15, 1.75], [1.5, 0.25, 1.6], 0.2, 'y', material),
  ];
  return piece([2, 2, 3.4], [group(parts)]);
}
