import type { Vec2 } from '../geometry/vector';
import { contains, extentOf, reachOf, type Extent } from './extent';
import { strokeOf, type Shape } from './shape';

type Cover = { readonly corners: readonly Vec2[]; readonly extent: Extent; readonly tag: string | undefined };

/** Areas smaller than this hide next to nothing, in square pixels. */
const LEAST_COVER = 150;

/** Without the shapes that one later area hides whole; a part that moves hides only what moves with it. */
export function withoutCovered(shapes: readonly Shape[]): readonly Shape[] {
  const covers: Cover[] = [];
  const kept: Shape[] = [];
  for (const shape of [...shapes].reverse()) {
    if (!isCovered(shape, covers)) kept.push(shape);
    for (const corners of shape.areas) {
      const extent = extentOf(corners);
      const size = (extent.right - extent.left) * (extent.bottom - extent.top);
      if (size > LEAST_COVER && isConvex(corners)) covers.push({ corners, extent, tag: shape.tag });
    }
  }
  return kept.reverse();
}

function isCovered(shape: Shape, covers: readonly Cover[]): boolean {
  const reach = reachOf(shape);
  const around = strokeOf(shape.style) / 2;
  return covers.some(
    ({ corners, extent, tag }) =>
      tag === shape.tag && contains(extent, reach) && shape.points.every((point) => isInside(point, corners, around)),
  );
}

/** How far a point lies on the left of the line from a to b, in pixels: inside, with corners run counter-clockwise. */
function inward([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Infinity : ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

const next = (corners: readonly Vec2[], index: number): Vec2 => corners[(index + 1) % corners.length] ?? [0, 0];

const isInside = (point: Vec2, corners: readonly Vec2[], depth: number): boolean =>
  corners.every((corner, index) => inward(point, corner, next(corners, index)) >= depth);

const SLACK = 1e-6;

const isConvex = (corners: readonly Vec2[]): boolean =>
  corners.every((corner, index) => inward(next(corners, index + 1), corner, next(corners, index)) >= -SLACK);
