import type { Vec3 } from '../geometry/vector';
import { white, type Material } from '../palette';
import { polyhedron, type Polyhedron, type SolidOptions } from './solid';

/** Materials of single faces: `right` faces +x, `left` +y, `back` −x, `far` −y. */
type BoxOptions = SolidOptions & {
  readonly [Side in 'top' | 'right' | 'left' | 'back' | 'far']?: Material | undefined;
};

/**
 * Creates a box.
 * @param size width along x, depth along y, height, in feet
 */
export function box(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  material: Material = white,
  options: BoxOptions = {},
): Polyhedron {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  return polyhedron(
    [
      {
        points: [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        normal: [0, 0, 1],
        material: options.top,
      },
      {
        points: [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        normal: [1, 0, 0],
        material: options.right,
      },
      {
        points: [
          [x, Y, z],
          [x, Y, Z],
          [X, Y, Z],
          [X, Y, z],
        ],
        normal: [0, 1, 0],
        material: options.left,
      },
      {
        points: [
          [x, y, z],
          [x, Y, z],
          [X, Y, z],
          [X, y, z],
        ],
        normal: [0, 0, -1],
      },
      {
        points: [
          [x, y, z],
          [x, y, Z],
          [x, Y, Z],
          [x, Y, z],
        ],
        normal: [-1, 0, 0],
        material: options.back,
      },
      {
        points: [
          [x, y, z],
          [X, y, z],
          [X, y, Z],
          [x, y, Z],
        ],
        normal: [0, -1, 0],
        material: options.far,
      },
    ],
    material,
    options,
  );
}
