import type { Vec2 } from '../geometry/vector';
import { strokeOf, type Shape } from './shape';

/** The visible part of the sheet, in pixels. */
export type Frame = readonly [left: number, top: number, width: number, height: number];

/** A rectangle of the sheet, in pixels. */
export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function extentOf(points: readonly Vec2[], around = 0): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
}

/** Returns the extent of a shape including its line. */
export const reachOf = ({ points, style }: Shape): Extent => extentOf(points, strokeOf(style) / 2);

export const overlaps = (a: Extent, b: Extent): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const contains = (outer: Extent, inner: Extent): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

export const extentOfFrame = ([left, top, width, height]: Frame): Extent => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Returns the frame that holds every point, with a margin around it. */
export function frameOf(shapes: readonly Shape[], margin: number): Frame {
  const { left, top, right, bottom } = extentOf(
    shapes.flatMap((shape) => shape.points),
    margin,
  );
  return [left, top, right - left, bottom - top];
}
