import { circlePoints } from '../geometry/polygon';
import type { Vec2 } from '../geometry/vector';
import type { FillMark, LineMark, OutlineMark } from './mark';
import { pointOn, type Plane } from './plane';

/** The line around a filled mark. `width` in pixels. */
type Edge = { readonly stroke?: string | undefined; readonly width?: number | undefined };

/**
 * Returns a filled polygon.
 * @param points on the plane, in feet along and up
 */
export const polygon = (on: Plane, points: readonly Vec2[], fill: string, edge: Edge = {}): FillMark => ({
  kind: 'fill',
  points: points.map(([a, b]) => pointOn(on, a, b)),
  normal: on.normal,
  fill,
  ...edge,
});

export const rectangle = (on: Plane, a: number, b: number, width: number, height: number, fill: string, edge?: Edge) =>
  polygon(
    on,
    [
      [a, b],
      [a + width, b],
      [a + width, b + height],
      [a, b + height],
    ],
    fill,
    edge,
  );

export const circle = (on: Plane, a: number, b: number, radius: number, fill: string, edge?: Edge): FillMark =>
  polygon(on, circlePoints(a, b, radius), fill, edge);

/**
 * Returns a line through points.
 * @param width of the stroke, in pixels
 */
export const polyline = (on: Plane, points: readonly Vec2[], stroke: string, width = 1, dash?: string): LineMark => ({
  kind: 'line',
  points: points.map(([a, b]) => pointOn(on, a, b)),
  normal: on.normal,
  stroke,
  width,
  dash,
});

/**
 * Returns an outline on a plane.
 * @param d path data in thousandths of `size` (feet), y downwards, from the point (a, b) of the plane
 */
export const outline = (on: Plane, a: number, b: number, d: string, size: number, fill: string): OutlineMark => ({
  kind: 'outline',
  origin: pointOn(on, a, b),
  along: on.along,
  up: on.up,
  normal: on.normal,
  size,
  fill,
  glyphs: [{ offset: 0, d }],
  points: [pointOn(on, a, b)],
});
