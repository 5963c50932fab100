import { extentOf, type Frame } from './extent';
import type { Shape } from './shape';

/** Returns the frame that holds every point, with a margin around it. */
export function frameOf(shapes: readonly Shape[], margin: number): Frame {
  const { left, top, right, bottom } = extentOf(
    shapes.flatMap((shape) => shape.points),
    margin,
  );
  return [left, top, right - left, bottom - top];
}
