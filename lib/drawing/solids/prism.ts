import { edges, roundedRectangle, signedArea, type CornerRadii } from '../geometry/polygon';
import { normalised, type Vec2, type Vec3 } from '../geometry/vector';
import type { Material } from '../palette';
import { polyhedron, type Polyhedron, type SolidOptions } from './solid';

export type Axis = 'x' | 'y' | 'z';

type Edge = readonly [Vec2, Vec2];
type PrismOptions = SolidOptions & { readonly cap?: Material | undefined; readonly side?: Material | undefined };

/** Functions that lift a point of the profile (the plane across the axis) to `along` on the axis. */
const LIFT: Readonly<Record<Axis, (a: number, b: number, along: number) => Vec3>> = {
  x: (a, b, along) => [along, a, b],
  y: (a, b, along) => [a, along, b],
  z: (a, b, along) => [a, b, along],
};

/**
 * Creates a prism from a profile along an axis.
 * @param profile corners across the axis, in feet, in either direction: (y, z) for x, (x, z) for y, (x, y) for z
 * @param from and `to`: where the prism begins and ends on the axis
 */
export function prism(
  axis: Axis,
  profile: readonly Vec2[],
  from: number,
  to: number,
  material: Material,
  options: PrismOptions = {},
): Polyhedron {
  const lift = LIFT[axis];
  const round = signedArea(profile) < 0 ? [...profile].reverse() : profile;
  // Sides nearer to the viewer are painted over the others.
  const nearness = ([[a, b], [c, d]]: Edge) => a + b + c + d;
  const sides = [...edges(round)]
    .sort((one, other) => nearness(one) - nearness(other))
    .map(([[a, b], [c, d]]) => {
      const [na, nb] = normalised([d - b, a - c, 0]);
      return {
        points: [lift(a, b, from), lift(c, d, from), lift(c, d, to), lift(a, b, to)],
        normal: lift(na, nb, 0),
        material: options.side,
      };
    });
  const cap = (along: number, outwards: 1 | -1) => ({
    points: round.map(([a, b]) => lift(a, b, along)),
    normal: lift(0, 0, outwards),
    material: options.cap,
  });
  return polyhedron([...sides, cap(to, 1), cap(from, -1)], material, options);
}

/** Creates a box whose four edges along `axis` are rounded. */
export function roundedBox(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  radii: CornerRadii,
  axis: Axis,
  material: Material,
  options: PrismOptions = {},
): Polyhedron {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  if (axis === 'x') return prism('x', roundedRectangle(y, z, Y, Z, radii), x, X, material, options);
  if (axis === 'y') return prism('y', roundedRectangle(x, z, X, Z, radii), y, Y, material, options);
  return prism('z', roundedRectangle(x, y, X, Y, radii), z, Z, material, options);
}

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
