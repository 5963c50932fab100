import { polyline } from '../marks/draw';
import type { LineMark } from '../marks/mark';
import type { Plane } from '../marks/plane';
import { INK } from '../palette';

/** Width of a line that divides a face, in pixels. */
export const FINE = 0.8;

/** A level line on a face, `length` feet from the point (a, b). */
export const level = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(
    on,
    [
      [a, b],
      [a + length, b],
    ],
    stroke,
    width,
  );

/** An upright line on a face. */
export const upright = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(
    on,
    [
      [a, b],
      [a, b + length],
    ],
    stroke,
    width,
  );

/** The outline of a panel, not filled: the corners (a, b) and (c, d). */
export const panel = (on: Plane, a: number, b: number, c: number, d: number, width = FINE): LineMark =>
  polyline(
    on,
    [
      [a, b],
      [c, b],
      [c, d],
      [a, d],
      [a, b],
    ],
    INK,
    width,
  );
