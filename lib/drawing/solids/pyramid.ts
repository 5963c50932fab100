import type { Vec3 } from '../geometry/vector';
import type { Material } from '../palette';
import { polyhedron, type Polyhedron, type SolidOptions } from './solid';

/** Creates four slopes to a point above the middle of the base. */
export function pyramid(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  material: Material,
  options: SolidOptions = {},
): Polyhedron {
  const [X, Y] = [x + width, y + depth];
  const apex: Vec3 = [x + width / 2, y + depth / 2, z + height];
  return polyhedron(
    [
      { points: [[X, y, z], [X, Y, z], apex] },
      { points: [[X, Y, z], [x, Y, z], apex] },
      { points: [[x, Y, z], [x, y, z], apex] },
      { points: [[x, y, z], [X, y, z], apex] },
    ],
    material,
    options,
  );
}
