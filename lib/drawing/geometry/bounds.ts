import type { Vec3 } from './vector';

/** An axis-aligned block of space, in feet. */
export type Bounds = { readonly lo: Vec3; readonly hi: Vec3 };

/** @throws {RangeError} without points: an empty thing has no place */
export function boundsOf(points: readonly Vec3[]): Bounds {
  if (points.length === 0) throw new RangeError('No points to bound');
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const [x, y, z] of points) {
    lo[0] = Math.min(lo[0], x);
    lo[1] = Math.min(lo[1], y);
    lo[2] = Math.min(lo[2], z);
    hi[0] = Math.max(hi[0], x);
    hi[1] = Math.max(hi[1], y);
    hi[2] = Math.max(hi[2], z);
  }
  return { lo, hi };
}

export const corners = ({ lo, hi }: Bounds): readonly Vec3[] =>
  [lo[0], hi[0]].flatMap((x) => [lo[1], hi[1]].flatMap((y) => [lo[2], hi[2]].map((z): Vec3 => [x, y, z])));
