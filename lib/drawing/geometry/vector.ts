/** A point or direction in the drawn world, in feet: x runs to the lower right, y to the lower left, z up. */
export type Vec3 = readonly [x: number, y: number, z: number];
export type Vec2 = readonly [a: number, b: number];

/** Lists points without an annotation of their type. Unused lists stay out of the bundle. @__NO_SIDE_EFFECTS__ */
export const points = <Point extends Vec2 | Vec3>(...all: readonly Point[]): readonly Point[] => all;

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the vector scaled to length 1, or the zero vector unchanged. */
export function normalised(vector: Vec3): Vec3 {
  return scaled(vector, 1 / (Math.hypot(...vector) || 1));
}

/** True isometric projection: the three axes are foreshortened equally, so one scale applies to all. */
const COS_30 = Math.cos(Math.PI / 6);
const SIN_30 = 0.5;

/** The direction from the drawn world towards the viewer. */
export const EYE: Vec3 = normalised([1, 1, 1]);

/**
 * Projects a point of the world onto the sheet.
 * @param scale pixels per foot
 * @returns the point on the sheet, in pixels, y downwards
 */
export const project = ([x, y, z]: Vec3, scale = 1): Vec2 => [
  (x - y) * COS_30 * scale,
  (x + y) * SIN_30 * scale - z * scale,
];

/** Returns whether a face or mark with this normal faces the viewer. */
export const isSeen = (normal: Vec3): boolean => dot(normal, EYE) > 0.001;

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
