import { circlePoints } from '../geometry/polygon';
import { normalised, type Vec3 } from '../geometry/vector';
import type { Material } from '../palette';
import { prism, type Axis } from './prism';
import { polyhedron, type Face, type Polyhedron, type SolidOptions } from './solid';

type RoundOptions = SolidOptions & {
  /** The number of flat faces around. Use more for large objects. */
  readonly segments?: number | undefined;
  readonly cap?: Material | undefined;
};

/**
 * Creates a cylinder.
 * @param centre of the end that lies lowest on the axis. Radius and length are in feet
 */
export function cylinder(
  axis: Axis,
  [x, y, z]: Vec3,
  radius: number,
  length: number,
  material: Material,
  { segments = 20, ...options }: RoundOptions = {},
): Polyhedron {
  const [a, b, from] = axis === 'z' ? [x, y, z] : axis === 'y' ? [x, z, y] : [y, z, x];
  return prism(axis, circlePoints(a, b, radius, segments), from, from + length, material, options);
}

type LatheOptions = SolidOptions & {
  readonly segments?: number | undefined;
  readonly top?: Material | undefined;
  /** Materials of the bands between two rings, from the lowest. */
  readonly bands?: readonly (Material | undefined)[] | undefined;
};

/**
 * Creates a solid by turning a profile about a vertical axis: pots, lamps, domes.
 * @param profile [height, radius] of each ring from the lowest, in feet
 */
export function lathe(
  x: number,
  y: number,
  profile: readonly (readonly [height: number, radius: number])[],
  material: Material,
  { segments = 20, top, bands, ...options }: LatheOptions = {},
): Polyhedron {
  const ring = (height: number, radius: number): readonly Vec3[] =>
    Array.from({ length: segments }, (_, step): Vec3 => {
      const angle = (2 * Math.PI * (step + 0.5)) / segments;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), height];
    });
  const sides = profile.slice(1).flatMap((upper, band): readonly Face[] => {
    const lower = profile[band] ?? upper;
    const [below, above] = [ring(...lower), ring(...upper)];
    return below.map((corner, step): Face => {
      const next = (step + 1) % segments;
      const angle = (2 * Math.PI * (step + 1)) / segments;
      const rise = upper[0] - lower[0];
      return {
        points: [corner, below[next] ?? corner, above[next] ?? corner, above[step] ?? corner],
        normal: normalised([Math.cos(angle) * rise, Math.sin(angle) * rise, lower[1] - upper[1]]),
        material: bands?.[band],
      };
    });
  });
  const nearness = ({ points }: Face) => points.reduce((sum, point) => sum + point[0] + point[1] + point[2], 0);
  const faces = [...sides].sort((one, other) => nearness(one) - nearness(other));
  const rim = profile.at(-1);
  if (rim && rim[1] > 0.01) faces.push({ points: ring(...rim), normal: [0, 0, 1], material: top });
  return polyhedron(faces, material, options);
}
