/** A point or direction in the drawn world, in feet: x runs to the lower right, y to the lower left, z up. */
export type Vec3 = readonly [x: number, y: number, z: number];
export type Vec2 = readonly [a: number, b: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the vector scaled to length 1, or the zero vector unchanged. */
export function normalised(vector: Vec3): Vec3 {
  return scaled(vector, 1 / (Math.hypot(...vector) || 1));
}
