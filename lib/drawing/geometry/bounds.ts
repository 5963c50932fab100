import type { Vec3 } from './vector';

/** An axis-aligned block of space, in feet. */
export type Bounds = { readonly lo: Vec3; readonly hi: Vec3 };

/**
 * Returns the bounds of the points.
 * @throws {RangeError} without points, because the bounds of nothing are undefined
 */
export function boundsOf(points: readonly Vec3[]): Bounds {
  if (points.length === 0) throw new RangeError('No points to bound');
  const along = (pick: (...feet: number[]) => number): Vec3 => {
    const of = (axis: 0 | 1 | 2) => pick(...points.map((point) => point[axis]));
    return [of(0), of(1), of(2)];
  };
  return { lo: along(Math.min), hi: along(Math.max) };
}

export const corners = ({ lo, hi }: Bounds): readonly Vec3[] =>
  [lo[0], hi[0]].flatMap((x) => [lo[1], hi[1]].flatMap((y) => [lo[2], hi[2]].map((z): Vec3 => [x, y, z])));
