import { dot, normalised, type Vec2, type Vec3 } from './vector';

/** True isometric: the three axes are foreshortened alike, so one scale measures all of them. */
const COS_30 = Math.cos(Math.PI / 6);
const SIN_30 = 0.5;

/** From the drawn world towards the viewer. */
export const EYE: Vec3 = normalised([1, 1, 1]);

/**
 * @param scale pixels per foot
 * @returns the point on the sheet, in pixels, y downwards
 */
export const project = ([x, y, z]: Vec3, scale = 1): Vec2 => [
  (x - y) * COS_30 * scale,
  (x + y) * SIN_30 * scale - z * scale,
];

/** A face or mark is seen when its normal turns to the eye. */
export const isSeen = (normal: Vec3): boolean => dot(normal, EYE) > 0.001;
