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
