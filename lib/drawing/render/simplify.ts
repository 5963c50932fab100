import { withoutCovered } from './covered';
import { extentOfFrame, overlaps, reachOf } from './extent';
import type { Frame } from './extent';
import { merged } from './merged';
import type { Shape } from './shape';

/** The same picture from fewer paths: without what is outside the frame or hidden, equal neighbours joined. */
export function simplified(shapes: readonly Shape[], frame: Frame): readonly Shape[] {
  const shown = extentOfFrame(frame);
  const drawn = shapes.filter((shape) => shape.path.length > 0 && overlaps(reachOf(shape), shown));
  return merged(withoutCovered(drawn));
}
