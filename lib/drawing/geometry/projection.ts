import { dot, normalised, type Vec2, type Vec3 } from './vector';

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
