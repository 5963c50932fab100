import { normalised, type Vec2, type Vec3 } from './vector';

/** Returns the pairs of neighbouring corners, including the last with the first. */
export function edges<Point>(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

/** Returns twice the area, positive when the corners run counter-clockwise in a plane whose second axis points up. */
export const signedArea = (corners: readonly Vec2[]): number =>
  edges(corners).reduce((sum, [[a, b], [c, d]]) => sum + a * d - c * b, 0);

/** Returns the normal of a flat polygon, convex or not, by Newell's method. */
export function normalOf(corners: readonly Vec3[]): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const [a, b] of edges(corners)) {
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  }
  return normalised([x, y, z]);
}

/** Returns the convex hull counter-clockwise, by Andrew's monotone chain. */
export function convexHull(points: readonly Vec2[]): readonly Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Vec2[]): readonly Vec2[] {
  const chain: Vec2[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || turn(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = (o: Vec2, a: Vec2, b: Vec2): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Corner radii: one for all corners, or four from the lowest-leftmost, counter-clockwise. */
export type CornerRadii = number | readonly [number, number, number, number];

/** Returns the corners of a rectangle from (a, b) to (c, d) with rounded corners of `segments` chords each. */
export function roundedRectangle(
  a: number,
  b: number,
  c: number,
  d: number,
  radii: CornerRadii,
  segments = 4,
): readonly Vec2[] {
  const [r0, r1, r2, r3] = typeof radii === 'number' ? ([radii, radii, radii, radii] as const) : radii;
  const arc = (x: number, y: number, radius: number, start: number): readonly Vec2[] =>
    radius === 0
      ? [[x, y]]
      : Array.from({ length: segments + 1 }, (_, step): Vec2 => {
          const angle = (start + step / segments) * (Math.PI / 2);
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
        });
  return [
    ...arc(a + r0, b + r0, r0, 2),
    ...arc(c - r1, b + r1, r1, 3),
    ...arc(c - r2, d - r2, r2, 0),
    ...arc(a + r3, d - r3, r3, 1),
  ];
}

/** Returns a regular polygon that approximates a circle. */
export const circlePoints = (a: number, b: number, radius: number, count = 22): readonly Vec2[] =>
  Array.from({ length: count }, (_, step): Vec2 => {
    const angle = (step / count) * 2 * Math.PI;
    return [a + radius * Math.cos(angle), b + radius * Math.sin(angle)];
  });
