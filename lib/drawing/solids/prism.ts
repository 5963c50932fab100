import { edges, roundedRectangle, signedArea, type CornerRadii } from '../geometry/polygon';
import { normalised, type Vec2, type Vec3 } from '../geometry/vector';
import type { Material } from '../palette';
import { polyhedron, type Polyhedron, type SolidOptions } from './solid';

export type Axis = 'x' | 'y' | 'z';

type PrismOptions = SolidOptions & { readonly cap?: Material | undefined; readonly side?: Material | undefined };

/** A point of the profile (the plane across the axis) lifted to `along` on the axis. */
const LIFT: Readonly<Record<Axis, (a: number, b: number, along: number) => Vec3>> = {
  x: (a, b, along) => [along, a, b],
  y: (a, b, along) => [a, along, b],
  z: (a, b, along) => [a, b, along],
};

/**
 * A profile drawn along an axis.
 * @param profile corners across the axis, in feet: (y, z) for x, (x, z) for y, (x, y) for z; either way round
 * @param from and `to`: where it begins and ends on the axis
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
  const sides = edges(round)
    .map(([[a, b], [c, d]]) => {
      const [na, nb] = normalised([d - b, a - c, 0]);
      return {
        points: [lift(a, b, from), lift(c, d, from), lift(c, d, to), lift(a, b, to)],
        normal: lift(na, nb, 0),
        material: options.side,
        nearness: a + b + c + d,
      };
    })
    .sort((one, other) => one.nearness - other.nearness)
    .map(({ points, normal, material: side }) => ({ points, normal, material: side }));
  const cap = (along: number, normal: Vec3) => ({
    points: round.map(([a, b]) => lift(a, b, along)),
    normal,
    material: options.cap,
  });
  return polyhedron([...sides, cap(to, lift(0, 0, 1)), cap(from, lift(0, 0, -1))], material, options);
}

/** A box whose four edges along `axis` are rounded. */
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
