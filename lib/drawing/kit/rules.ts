import { points } from '../geometry/vector';
import { polyline, type LineMark, type Plane } from '../marks';
import { INK } from '../palette';

/** The width of a line that divides a face, in pixels. */
export const FINE = 0.8;

/** Returns a level line on a face, `length` feet from the point (a, b). */
export const level = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(on, points([a, b], [a + length, b]), stroke, width);

/** Returns an upright line on a face. */
export const upright = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(on, points([a, b], [a, b + length]), stroke, width);

/** Returns the unfilled outline of a panel with the corners (a, b) and (c, d). */
export const panel = (on: Plane, a: number, b: number, c: number, d: number, width = FINE): LineMark =>
  polyline(on, points([a, b], [c, b], [c, d], [a, d], [a, b]), INK, width);
